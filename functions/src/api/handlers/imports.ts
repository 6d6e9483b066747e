import {
  ApiError,
  type GameId,
  type GameImport,
  type GameImportResponse,
  MAX_LIST_BYTES,
  maxResultsBytes,
  pointsSchema,
  recordedResults,
  shownTable,
} from '@fives/domain';
import { createGameImport, deleteGameImport, findGameImports } from '../../db/collections/game-imports.ts';
import { newGiId } from '../../db/collections/game-instances.ts';
import { updateGame } from '../../db/collections/games.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { planImport, toGameImport } from '../../import/plan-import.ts';
import { startUndo } from '../../import/run-import.ts';
import { requireGame } from '../../instance/instance-state.ts';
import { doOrQueue } from '../../long-work/long-work.ts';
import { readHistory, readsAllParts } from '../../stats/store-history.ts';
import type { Handlers } from '../handler.ts';
import { requireAccount, requireCan } from '../permissions.ts';
import { requireGameToChange } from './games.ts';

export const importHandlers = {
  async importResults({ params: { gameId }, body, caller, now, idFromKey }) {
    const limit = maxResultsBytes(body.text);
    if (Buffer.byteLength(body.text) > limit)
      throw new ApiError('too-large', `The text is larger than ${limit / MAX_LIST_BYTES} MB`);
    const id = idFromKey ?? newGiId();
    const { response, outcome } = await inTransaction(async (transaction) => {
      const game = await requireGame(gameId, transaction);
      requireCan(caller, 'editGame', game);
      await requireAccount(caller, transaction);
      const { history } = await readHistory(gameId, readsAllParts, transaction);
      const planned = await planImport(body, { game, history }, transaction, now);
      const { plan, results } = planned;
      const { dateOrder } = results;
      const response = { ...plan, dateOrder, ...shownTable(results.table), importId: null };
      if (body.dryRun) return { response, outcome: 'DRY_RUN' as const };
      const imports = await findGameImports(gameId, transaction);
      if (imports.some((each) => each.id === id)) return { response, outcome: 'EXISTING' as const };
      if (dateOrder === 'UNCLEAR')
        throw ApiError.because({ code: 'DATE_ORDER_UNCLEAR', fields: ['dateOrder'] });
      requireAllDone(imports);
      if (plan.totals.length > 0 && imports.some(({ totals }) => totals.length > 0))
        throw ApiError.because({ code: 'TOTALS_IMPORTED' });
      const addsDuplicates = body.duplicates === 'ADD';
      const gameImport = toGameImport(planned, { id, by: caller.uid, addsDuplicates }, now);
      createGameImport(transaction, gameId, id, gameImport);
      const points = pointsSchema.safeParse(results.points);
      // An exported game has the same table only with its own points.
      if (points.success && recordedResults(history.instances).length === 0)
        updateGame(transaction, gameId, { points: points.data });
      return { response, outcome: 'CREATED' as const };
    });
    if (outcome === 'DRY_RUN') return response;
    if (outcome === 'CREATED') await refuseConcurrentImport(gameId, id);
    await doOrQueue({ kind: 'runImport', gameId, id }, now);
    return { ...response, importId: id };
  },

  async listImports({ params: { gameId }, caller }) {
    await requireGameToChange(gameId, caller, 'editGame');
    return (await findGameImports(gameId)).map(toResponse);
  },

  async undoImport({ params: { gameId, id }, caller, now }) {
    await requireGameToChange(gameId, caller, 'editGame');
    await startUndo(gameId, id);
    await doOrQueue({ kind: 'undoImport', gameId, id }, now);
  },
} satisfies Partial<Handlers>;

/**
 * Deletes the new import if another import was created meanwhile. A transaction does not detect new documents.
 * @throws {ApiError} `conflict`
 */
async function refuseConcurrentImport(gameId: GameId, id: string): Promise<void> {
  try {
    requireAllDone((await findGameImports(gameId)).filter((each) => each.id !== id));
  } catch (error) {
    await deleteGameImport(gameId, id);
    throw error;
  }
}

/** @throws {ApiError} `conflict` */
function requireAllDone(imports: readonly GameImport[]): void {
  if (imports.some(({ state }) => state !== 'DONE')) throw ApiError.because({ code: 'IMPORT_RUNNING' });
}

function toResponse({ id, createdAt, totals, ...others }: GameImport): GameImportResponse {
  return { ...others, _id: id, createdAt: createdAt.toISOString(), totals: totals.length };
}
