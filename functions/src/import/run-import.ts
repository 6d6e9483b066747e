import { createHash } from 'node:crypto';
import {
  ApiError,
  actingUid,
  type Game,
  type GameId,
  type GameImport,
  type GameInstance,
  type GiId,
  importedPlayers,
  newGameInstance,
  TEAMS,
} from '@fives/domain';
import { deleteGameImport, findGameImport, updateGameImport } from '../db/collections/game-imports.ts';
import { createGameInstance, deleteInstancesOfImport } from '../db/collections/game-instances.ts';
import { findGame } from '../db/collections/games.ts';
import { deriveUntilStable, inTransaction } from '../db/in-transaction.ts';
import { countsAndMembers } from '../instance/player-instances.ts';
import { repairHistory } from '../stats/recompute-game.ts';

/** Instances per transaction. A request is limited to 10 MiB (emulator 4 MiB). */
const PAGE_LENGTH = 100;

/**
 * Creates the instances of an import in pages, then counts all results of the game again. A repeated call continues an
 * interrupted import. The history contains all instances of the import or none.
 */
export async function runImport(gameId: GameId, id: string, now: Date): Promise<void> {
  while (await createPage(gameId, id));
  await deriveUntilStable(async (transaction) => {
    const [game, gameImport] = await Promise.all([
      findGame(gameId, transaction),
      findGameImport(gameId, id, transaction),
    ]);
    if (game === null || gameImport?.state !== 'RUNNING') return;
    await repairHistory(transaction, gameId, now, id);
    updateGameImport(transaction, gameId, id, { state: 'DONE', planned: [], people: [] });
  });
}

/**
 * Marks an import, so that a recount excludes its instances. The caller must call {@link undoImport}.
 * @throws {ApiError} `not-found`
 */
export function startUndo(gameId: GameId, id: string): Promise<void> {
  return inTransaction(async (transaction) => {
    const found = await findGameImport(gameId, id, transaction);
    if (found === null) throw ApiError.because({ code: 'NO_IMPORT' });
    if (found.state !== 'UNDOING') updateGameImport(transaction, gameId, id, { state: 'UNDOING' });
  });
}

/** Removes the results of an import, then its instances. A repeated call finishes an interrupted removal. */
export async function undoImport(gameId: GameId, id: string, now: Date): Promise<void> {
  await deriveUntilStable((transaction) => repairHistory(transaction, gameId, now));
  await deleteInstancesOfImport(gameId, id);
  await deleteGameImport(gameId, id);
}

/** Returns false if all instances exist, or if the import has been undone. */
function createPage(gameId: GameId, id: string): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const [game, gameImport] = await Promise.all([
      findGame(gameId, transaction),
      findGameImport(gameId, id, transaction),
    ]);
    if (game === null || gameImport?.state !== 'RUNNING') return false;
    const { created, planned } = gameImport;
    const end = Math.min(planned.length, created + PAGE_LENGTH);
    if (created >= end) return false;
    for (let at = created; at < end; at++) {
      const instance = toInstance(game, gameImport, at);
      if (instance) createGameInstance(transaction, instance.id, instance);
    }
    updateGameImport(transaction, gameId, id, { created: end });
    return end < planned.length;
  });
}

function toInstance(game: Game, { id, planned, people }: GameImport, at: number): GameInstance | null {
  const plan = planned[at];
  if (plan === undefined) return null;
  const { teamA, teamB, motm, startDateTime, ...result } = plan;
  const personAt = (position: number) => {
    const person = people[position];
    return person ? [{ ...person, uid: actingUid(game, person.uid) }] : [];
  };
  const importedPeople = [teamA, teamB].flatMap((positions, team) =>
    positions.flatMap(personAt).map((person) => ({ ...person, team: TEAMS[team] ?? 'TEAM_A' })),
  );
  const fresh = newGameInstance({
    id: giIdOf(id, at),
    gameId: game.id,
    game,
    startDateTime,
    isFirstGame: false,
    memberUids: [],
  });
  // An import does not say who was a reserve.
  const instance = { ...fresh, reserveRecord: null };
  return {
    ...instance,
    ...countsAndMembers({ game, instance, people: importedPlayers({ importedPeople }) ?? [] }),
    ...result,
    status: 'INVITES_SENT',
    scoreDeclined: true,
    motmAwarded: motm.flatMap(personAt).map(({ uid, name }) => ({ uid, name, votes: 0 })),
    // The vote is closed from the start.
    motmClosesAt: startDateTime,
    importId: id,
    importedPeople,
  };
}

/** Returns the same id on each run, which no one can guess without the id of the import. */
function giIdOf(importId: string, at: number): GiId {
  return createHash('sha256').update(`${importId} ${at}`).digest('hex').slice(0, 20);
}
