import {
  countReplies,
  DEFAULT_POINTS,
  EMPTY_HISTORY,
  type Game,
  type GameInstance,
  hasStarted,
  type PlayerInstance,
  paths,
  statsTable,
  toGameSummary,
  withInstance,
} from '@fives/domain';
import { aGame, aGameInstance, aPlayer, aPlayerInstance } from '@fives/domain/testing';
import { findInstancesOfGame } from '../../functions/src/db/collections/game-instances.ts';
import { findGame } from '../../functions/src/db/collections/games.ts';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { findHistory, findStatsTable } from '../../functions/src/db/collections/stats.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { clock, type Delivery, write } from './recorder.ts';

export const GAME_ID = 'tuesday';

export const AHEAD = new Date(Date.UTC(2100, 0, 5, 18));

export function putGame(changes: Partial<Game> = {}): Promise<Delivery> {
  const { id, ...fields } = aGame(changes);
  return write(paths.game(id), fields);
}

export function putInstance(giId: string, changes: Partial<GameInstance> = {}): Promise<Delivery> {
  const { id, ...fields } = aGameInstance({ id: giId, memberUids: [], ...changes });
  return write(paths.gameInstance(id), fields);
}

export function putPerson(
  giId: string,
  uid: string,
  changes: Partial<PlayerInstance> = {},
): Promise<Delivery> {
  const { uid: id, ...fields } = aPlayerInstance({ uid, ...changes });
  return write(paths.playerInstance(giId, id), fields);
}

export function putPlayer(uid: string, name: string): Promise<Delivery> {
  const { uid: id, ...fields } = aPlayer({ uid, name });
  return write(paths.player(id), fields);
}

export function change(path: string, fields: object): Promise<Delivery> {
  return write(path, fields);
}

interface Derived {
  readonly game: unknown;
  readonly instances: unknown;
  readonly history: unknown;
  readonly rows: unknown;
}

export async function readDerived(gameId = GAME_ID): Promise<Derived> {
  const game = await findGame(gameId);
  const instances = (await findInstancesOfGame(gameId)).toSorted(byId);
  return {
    game: { memberUids: game?.memberUids.toSorted() },
    instances: instances.map(({ id, counts, memberUids, game: summary }) => ({
      id,
      counts,
      memberUids,
      summary,
    })),
    history: await findHistory(gameId),
    rows: (await findStatsTable(gameId, null))?.rows,
  };
}

/** Computes the derived data of a game from its source documents. Equals `readDerived` if all triggers have run. */
export async function computeDerived(gameId = GAME_ID): Promise<Derived> {
  const game = await findGame(gameId);
  if (!game) throw new Error('No game');
  const instances = (await findInstancesOfGame(gameId)).toSorted(byId);
  const people = await Promise.all(instances.map(({ id }) => findPlayerInstances(id)));
  const history = instances.reduce(
    (partial, instance, at) => withInstance(partial, instance, people[at] ?? []),
    EMPTY_HISTORY,
  );
  const newest = Math.max(...instances.map(({ startDateTime }) => startDateTime.getTime()));
  const memberUids = new Set([game.orgUid, ...people.flat().map(({ uid }) => uid)]);
  return {
    game: { memberUids: [...memberUids].toSorted() },
    instances: instances.map(({ id, startDateTime, game: stored }, at) => ({
      id,
      counts: countReplies(people[at] ?? [], { game }),
      memberUids: (people[at] ?? []).map(({ uid }) => uid).toSorted(),
      // A played instance keeps its settings if a later instance exists.
      summary:
        hasStarted(startDateTime, clock()) && startDateTime.getTime() < newest ? stored : toGameSummary(game),
    })),
    history,
    rows: statsTable(history, DEFAULT_POINTS),
  };
}

/** Returns when a document was last written, so that tests can detect unnecessary writes. */
export async function writtenAt(path: string): Promise<string | undefined> {
  return (await firestore.doc(path).get()).updateTime?.toDate().toISOString();
}

function byId(a: GameInstance, b: GameInstance): number {
  return a.id < b.id ? -1 : 1;
}
