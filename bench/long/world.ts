import {
  closeParts,
  DEFAULT_COUNTING,
  DEFAULT_POINTS,
  EMPTY_HISTORY,
  type GameInstance,
  paths,
  statsTable,
  type Team,
  toGameSummary,
  toHistoryInstance,
} from '@fives/domain';
import { aGame, aGameInstance, aPlayer, aPlayerInstance } from '@fives/domain/testing';
import { firestore } from '../../functions/src/db/firestore.ts';

export const GAME_ID = 'longlivedgameoftuesdays';
export const ORGANISER = uidOf(0);
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
export const giIdOf = (age: number) => `instance${String(age).padStart(12, '0')}`;

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
