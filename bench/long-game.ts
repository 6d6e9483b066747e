import {
  type ApiName,
  apiContract,
  closeParts,
  DEFAULT_COUNTING,
  DEFAULT_POINTS,
  EMPTY_HISTORY,
  type Endpoint,
  type GameInstance,
  paths,
  statsTable,
  type Team,
  toGameSummary,
  toHistoryInstance,
} from '@fives/domain';
import { aGame, aGameInstance, aPlayer, aPlayerInstance } from '@fives/domain/testing';
import { handlers } from '../functions/src/api/app.ts';
import { firestore } from '../functions/src/db/firestore.ts';
import { finishMerge, mergeEntries } from '../functions/src/people/merge-entries.ts';
import { computeDailyStat } from '../functions/src/stats/daily-stat.ts';
import { change } from '../tests/triggers/world.ts';

const GAME_ID = 'longlivedgameoftuesdays';
const ORGANISER = uidOf(0);
const PEOPLE = 30;
/** More instances than a call for one week reads. Storing all player instances would take minutes. */
const INSTANCES_WITH_PEOPLE = 100;

interface Size {
  readonly people?: number;
  /** Number of newest instances that have player instances. The oldest instance also has player instances. */
  readonly withPeople?: number;
}

const WEEK_MS = 7 * 24 * 3_600_000;

export function uidOf(at: number): string {
  return `player${String(at).padStart(2, '0')}ofthirtytuesdays`;
}

/** Returns the id for an age. Age 0 is the upcoming instance, age 1 the last played instance. */
const giIdOf = (age: number) => `instance${String(age).padStart(12, '0')}`;

export async function putLongGame(
  count: number,
  now: Date,
  { people = PEOPLE, withPeople = INSTANCES_WITH_PEOPLE }: Size = {},
): Promise<void> {
  const uids = Array.from({ length: people }, (_, at) => uidOf(at));
  const game = aGame({ id: GAME_ID, orgUid: ORGANISER, memberUids: uids, numberOfPlayers: PEOPLE });
  const writer = firestore.bulkWriter({ throttling: false });
  const put = (path: string, { id: _id, uid: _uid, ...fields }: object & { id?: string; uid?: string }) =>
    void writer.set(firestore.doc(path), fields);
  put(paths.game(GAME_ID), game);
  for (const uid of uids) put(paths.player(uid), aPlayer({ uid, name: `Name of ${uid}` }));
  const history = Array.from({ length: count }, (_, age) => {
    const playerInstances = uids.map((uid, at) =>
      aPlayerInstance({ uid, name: `Name of ${uid}`, team: age === 0 ? 'NO_TEAM' : teamOf(at, age) }),
    );
    const instance = instanceOf(age, { game: toGameSummary(game), memberUids: uids }, now);
    put(paths.gameInstance(instance.id), instance);
    if (age < withPeople || age === count - 1)
      for (const playerInstance of playerInstances)
        put(paths.playerInstance(instance.id, playerInstance.uid), playerInstance);
    return toHistoryInstance(instance, playerInstances);
  });
  await writer.close();
  const named = { isGuest: false, namedAt: now };
  const names = Object.fromEntries(uids.map((uid) => [uid, { name: `Name of ${uid}`, ...named }]));
  const { open, parts } = closeParts(
    { ...EMPTY_HISTORY, instances: history, people: names },
    DEFAULT_COUNTING,
  );
  await firestore.doc(paths.statsHistory(GAME_ID)).set(open);
  for (const [n, part] of parts.entries()) await firestore.doc(paths.statsHistoryPart(GAME_ID, n)).set(part);
  await firestore
    .doc(paths.statsTable(GAME_ID))
    .set({ rows: statsTable(open, DEFAULT_POINTS), updatedAt: now });
}

function teamOf(at: number, age: number): Team {
  return (at * 7 + age * (at % 5)) % 2 === 0 ? 'TEAM_A' : 'TEAM_B';
}

function instanceOf(age: number, common: Partial<GameInstance>, now: Date): GameInstance {
  return aGameInstance({
    ...common,
    id: giIdOf(age),
    gameId: GAME_ID,
    startDateTime: new Date(now.getTime() + WEEK_MS / 2 - age * WEEK_MS),
    winningTeam: age === 0 ? null : age % 3 === 0 ? 'TEAM_A' : 'TEAM_B',
    winningMargin: age === 0 ? null : (age % 4) + 1,
    counts: { playing: PEOPLE, notPlaying: 0, unanswered: 0 },
    motmAwarded:
      age === 0 ? [] : [{ uid: uidOf(age % PEOPLE), name: `Name of ${uidOf(age % PEOPLE)}`, votes: 9 }],
  });
}

interface HandlerInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

async function callHandler(name: ApiName, { params, query = {}, body }: HandlerInput): Promise<void> {
  const endpoint: Endpoint = apiContract[name];
  const caller = { uid: ORGANISER, isRegistered: true, email: 'player@example.com' };
  const parsedBody = body && endpoint.body?.parse(body);
  const call = { params, query, body: parsedBody, caller, now: new Date(), userAgent: '', idFromKey: null };
  // The type of the handler depends on `name`, so TypeScript cannot check this call.
  const result = await (handlers[name] as unknown as (call: object) => Promise<unknown>)(call);
  endpoint.response?.parse(result);
}

const gameId = GAME_ID;
const [next, last] = [giIdOf(0), giIdOf(1)];
let nextNumber = 0;

/** Returns calls, triggers and jobs of a game by name. Each run of a write stores a new value. */
export function measuredWork(instances: number): Record<string, () => Promise<unknown>> {
  const oldest = paths.gameInstance(giIdOf(instances - 1));
  const nextWinner = () => (nextNumber++ % 2 === 0 ? 'TEAM_A' : 'TEAM_B');
  const nextParams = (uid: string) => ({ giId: next, uid });
  return {
    'GET /game/{gameId}': () => callHandler('getGame', { params: { gameId } }),
    'GET /games/{playerId}': () => callHandler('listGames', { params: { playerId: ORGANISER } }),
    'GET /game/{gameId}/stats': () => callHandler('getGameStats', { params: { gameId } }),
    'PUT /game/{gameId}': () =>
      callHandler('updateGame', { params: { gameId }, body: { name: `Name ${nextNumber++}` } }),
    'GET /gi/{giId}': () => callHandler('getGameInstance', { params: { giId: next } }),
    'GET /gi/{giId}/reach': () => callHandler('getReach', { params: { giId: next } }),
    'POST /gi/{giId}/player/{uid}': () =>
      callHandler('reply', {
        params: nextParams(uidOf(3)),
        body: { status: nextNumber++ % 2 === 0 ? 'NOT_PLAYING' : 'PLAYING' },
      }),
    'POST /gi/{giId}/people': () =>
      callHandler('addPerson', {
        params: { giId: next },
        body: { name: `Tom ${nextNumber++}`, status: 'NOT_PLAYING' },
      }),
    'PUT /gi/{giId}/winner': () =>
      callHandler('setWinner', { params: { giId: last }, body: { winningTeam: nextWinner() } }),
    'PUT /gi/{giId}/teams': () =>
      callHandler('setTeamLooks', { params: { giId: next }, body: { teamAName: `Bibs ${nextNumber++}` } }),
    'POST /gi/{giId}/teams/random': () => callHandler('pickRandomTeams', { params: { giId: next } }),
    'POST /gi/{giId}/teams/fair': () =>
      callHandler('pickFairTeams', { params: { giId: next }, body: { seed: `${nextNumber++}` } }),
    // The API adds the second step to a queue, which does not run here.
    'job: merge of two entries': async () => {
      const from = `g_x${nextNumber++}`;
      const fields = { name: 'X', isGuest: true, status: 'NOT_PLAYING', team: 'NO_TEAM' };
      await firestore
        .doc(paths.playerInstance(next, from))
        .set({ ...fields, repliedAt: null, motmVotesReceived: 0 });
      const instance = firestore.doc(paths.gameInstance(next));
      const memberUids = (await instance.get()).data()?.memberUids ?? [];
      await instance.update({ memberUids: [...memberUids, from] });
      for (const entry of await mergeEntries(gameId, from, uidOf(4)))
        await finishMerge(gameId, entry, new Date());
    },
    'trigger: settings changed': async () =>
      (await change(paths.game(gameId), { location: `At ${nextNumber++}` }))(),
    'trigger: result recorded': async () =>
      (await change(paths.gameInstance(last), { winningTeam: nextWinner() }))(),
    'trigger: oldest result corrected': async () => (await change(oldest, { winningTeam: nextWinner() }))(),
    'job: stat of the day': async () => {
      await firestore.doc(paths.game(gameId)).update({ dailyStat: null, dailyStatDueAt: new Date(0) });
      await computeDailyStat(gameId, new Date());
    },
  };
}

/** Returns the JSON size of the largest document of the game. The size in Firestore is smaller. */
export async function largestDocumentKiB(): Promise<number> {
  const { docs } = await firestore.collection(`${paths.game(GAME_ID)}/stats`).get();
  const game = await firestore.doc(paths.game(GAME_ID)).get();
  return Math.max(...[...docs, game].map((snapshot) => JSON.stringify(snapshot.data()).length / 1024));
}
