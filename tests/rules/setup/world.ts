import { randomUUID } from 'node:crypto';
import { type Game, type GameInstance, type PlayerInstance, paths, toGameSummary } from '@fives/domain';
import { aGame, aGameInstance, aPlayer, aPlayerInstance } from '@fives/domain/testing';
import { deleteDoc, doc, writeBatch } from 'firebase/firestore';
import { theEnvironment } from './environment.ts';

const HOUR = 3_600_000;

/** Returns a time relative to now. Rules use the server's clock, which no test can set. */
export function hoursFromNow(hours: number): Date {
  return new Date(Date.now() + hours * HOUR);
}

export const UPCOMING = () => startingIn(3);

export const PLAYED = () => startingIn(-2);

export function startingIn(hours: number): Partial<GameInstance> {
  return { startDateTime: hoursFromNow(hours), motmClosesAt: hoursFromNow(hours + 24) };
}

interface Seed {
  readonly game?: Partial<Game>;
  readonly instance?: Partial<GameInstance>;
  /** Changes to the default members, and further people. Null stores no player instance. */
  readonly people?: Record<string, Partial<PlayerInstance> | null>;
  readonly accountWithoutPlayer?: string | null;
}

export interface World {
  readonly gameId: string;
  readonly giId: string;
}

const MEMBERS = ['organiser', 'player', 'guest', 'alex', 'kim', 'bo'];

const ROLES_WITH_PLAYER = ['organiser', 'player', 'outsider'];

/** Stores a game with one upcoming instance and six playing members without teams, under new ids. */
export async function aWorld({
  game = {},
  instance = {},
  people = {},
  accountWithoutPlayer = null,
}: Seed = {}): Promise<World> {
  const world = { gameId: randomUUID(), giId: randomUUID() };
  const theGame = aGame({ orgUid: 'organiser', memberUids: MEMBERS, ...game });
  const theInstance = aGameInstance({
    gameId: world.gameId,
    game: toGameSummary(theGame),
    memberUids: MEMBERS,
    counts: { playing: MEMBERS.length, notPlaying: 0, unanswered: 0 },
    ...UPCOMING(),
    ...instance,
  });
  await storeAll({
    [paths.game(world.gameId)]: theGame,
    [paths.gameInstance(world.giId)]: theInstance,
    ...playerInstances(world.giId, people),
    ...Object.fromEntries(ROLES_WITH_PLAYER.map((uid) => [paths.player(uid), aPlayer({ uid })])),
  });
  if (accountWithoutPlayer !== null) await remove(paths.player(accountWithoutPlayer));
  return world;
}

function playerInstances(giId: string, people: NonNullable<Seed['people']>): Record<string, object> {
  const uids = new Set([...MEMBERS, ...Object.keys(people)]);
  const entries = [...uids]
    .filter((uid) => people[uid] !== null)
    .map((uid) => [
      paths.playerInstance(giId, uid),
      aPlayerInstance({ uid, isGuest: uid === 'guest', ...people[uid] }),
    ]);
  return Object.fromEntries(entries);
}

/** Stores documents by path in one batch, without rules. Leaves out `id` and `uid`, which are in the path. */
export async function storeAll(documents: Record<string, object>): Promise<void> {
  const { serverDb } = await theEnvironment();
  const batch = writeBatch(serverDb);
  for (const [path, model] of Object.entries(documents)) {
    batch.set(doc(serverDb, path), without(model, ['id', 'uid']));
  }
  await batch.commit();
}

function without(model: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(model).filter(([key]) => !keys.includes(key)));
}

export async function remove(path: string): Promise<void> {
  const { serverDb } = await theEnvironment();
  await deleteDoc(doc(serverDb, path));
}
