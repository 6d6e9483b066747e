import { type ApiName, apiContract, type Endpoint, paths } from '@fives/domain';
import { handlers } from '../../functions/src/api/handlers/index.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { computeDailyStat } from '../../functions/src/stats/daily-stat.ts';
import { change } from '../../tests/triggers/world.ts';
import { GAME_ID, giIdOf, ORGANISER, uidOf } from './world.ts';

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
    'POST /game/{gameId}/merge': async () => {
      const from = `g_x${nextNumber++}`;
      const fields = { name: 'X', isGuest: true, status: 'NOT_PLAYING', team: 'NO_TEAM' };
      await firestore
        .doc(paths.playerInstance(next, from))
        .set({ ...fields, repliedAt: null, motmVotesReceived: 0 });
      const instance = firestore.doc(paths.gameInstance(next));
      const memberUids = (await instance.get()).data()?.memberUids ?? [];
      await instance.update({ memberUids: [...memberUids, from] });
      await callHandler('mergePeople', { params: { gameId }, body: { from, to: uidOf(4) } });
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
