import { randomUUID } from 'node:crypto';
import { type Game, type GameInstance, type PlayerInstance, paths, toGameSummary } from '@fives/domain';
import { aGame, aGameInstance, aPlayer, aPlayerInstance } from '@fives/domain/testing';
import { deleteDoc, doc, writeBatch } from 'firebase/firestore';
import { theEnvironment } from './environment.ts';

const HOUR = 3_600_000;

/** A moment so many hours from now; rules judge by the server's clock, which no test can set. */
export function hoursFromNow(hours: number): Date {
  return new Date(Date.now() + hours * HOUR);
}

/** Fields of an instance that starts in three hours. */
export const AHEAD = () => startingIn(3);

/** Fields of an instance that started two hours ago; its voting is open. */
export const PLAYED = () => startingIn(-2);

/** Fields of an instance that starts in `hours`, with voting open until a day after. */
export function startingIn(hours: number): Partial<GameInstance> {
  return { startDateTime: hoursFromNow(hours), motmClosesAt: hoursFromNow(hours + 24) };
}

export interface Seed {
  readonly game?: Partial<Game>;
  readonly instance?: Partial<GameInstance>;
  /** Fields of people's places that differ from the line-up's, and of places beside it; null for no place at all. */
  readonly people?: Record<string, Partial<PlayerInstance> | null>;
  /** Fields that the game lacks, as an older one might. */
  readonly gameLacks?: readonly (keyof Game)[];
  /** Fields that the instance lacks. */
  readonly lacking?: readonly (keyof GameInstance)[];
  /** Who has an account and no player. */
  readonly withoutPlayer?: string | null;
}

export interface World {
  readonly gameId: string;
  readonly giId: string;
}

const MEMBERS = ['organiser', 'player', 'guest', 'alex', 'kim', 'bo'];

/** Who joins in these tests, and so has a player unless a test says otherwise. */
const JOINERS = ['organiser', 'player', 'outsider'];

/**
 * Stores a game with one instance under ids of its own: six members, all of them playing, in no team.
 * Unless told otherwise, the instance lies ahead.
 */
export async function aWorld({
  game = {},
  instance = {},
  people = {},
  gameLacks = [],
  lacking = [],
  withoutPlayer = null,
}: Seed = {}): Promise<World> {
  const world = { gameId: randomUUID(), giId: randomUUID() };
  const theGame = aGame({ orgUid: 'organiser', memberUids: MEMBERS, ...game });
  const theInstance = aGameInstance({
    gameId: world.gameId,
    game: toGameSummary(theGame),
    memberUids: MEMBERS,
    counts: { playing: MEMBERS.length, notPlaying: 0, unanswered: 0 },
    ...AHEAD(),
    ...instance,
  });
  await storeAll({
    [paths.game(world.gameId)]: without(theGame, gameLacks),
    [paths.gameInstance(world.giId)]: without(theInstance, lacking),
    ...playerInstances(world.giId, people),
    ...Object.fromEntries(JOINERS.map((uid) => [paths.player(uid), aPlayer({ uid })])),
  });
  if (withoutPlayer !== null) await remove(paths.player(withoutPlayer));
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

/** Stores documents by path, as the server does: at once, past all rules, without the ids that are in the path. */
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

/** Takes a document away, as the server does. */
export async function remove(path: string): Promise<void> {
  const { serverDb } = await theEnvironment();
  await deleteDoc(doc(serverDb, path));
}
