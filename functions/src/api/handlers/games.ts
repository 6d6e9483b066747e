import {
  ApiError,
  changeSettings,
  type Game,
  type GameResponse,
  leaderboard,
  zeroedRows,
} from '@fives/domain';
import { findInstancesOfGame, findInstancesOfMember } from '../../db/game-instances.ts';
import { findGame, findGames, updateGame as storeChanges } from '../../db/games.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { OptimisticTransaction } from '../../db/optimistic-transaction.ts';
import { findStatsTable } from '../../db/stats-table.ts';
import { findWholeInstancesOf } from '../../instance/find-whole-instances.ts';
import type { WholeInstance } from '../../instance/whole-instance.ts';
import type { Caller, HandlerOf } from '../handler.ts';
import { decideOrRefuse, requireMember, requireOneself } from '../permissions.ts';
import { toGameResponse } from '../responses/game-response.ts';
import { type View, viewOfGame } from '../responses/view.ts';

export const listGames: HandlerOf<'listGames'> = async ({ params, caller, now }) => {
  requireOneself(caller, params.playerId);
  const instances = await findInstancesOfMember(caller.uid);
  const games = await findGames([...new Set(instances.map(({ gameId }) => gameId))]);
  // The ids came newest start first, and so do the games.
  return Promise.all(
    games.map(async (game) => {
      const own = instances.filter(({ gameId }) => gameId === game.id);
      const wholes = await findWholeInstancesOf(game, own);
      return toGameResponse(game, wholes, await viewOfGame(caller, game, wholes, now));
    }),
  );
};

export const getGame: HandlerOf<'getGame'> = async ({ params, caller, now }) => {
  const game = await requireGame(params.gameId);
  requireMember(game, caller);
  return (await wholeGame(game, caller, now)).response;
};

export const getGameStats: HandlerOf<'getGameStats'> = async ({ params, caller, now }) => {
  const game = await requireGame(params.gameId);
  requireMember(game, caller);
  const [{ response, wholes, view }, table] = await Promise.all([
    wholeGame(game, caller, now),
    findStatsTable(game.id),
  ]);
  const rows = leaderboard(Object.values(table?.rows ?? {}));
  const shown = rows.length > 0 ? rows : zeroedRows(wholes.at(-1)?.people ?? []);
  return { ...response, playerGameStats: shown.map((row) => ({ ...row, ...emailOf(row.playerId, view) })) };
};

export const updateGame: HandlerOf<'updateGame'> = async ({ params, body, caller, now }) => {
  const game = await inTransaction(async (transaction) => {
    const before = await requireGame(params.gameId, transaction);
    const changes = decideOrRefuse(changeSettings, before, caller, body, now);
    if (Object.keys(changes).length > 0) storeChanges(transaction, before.id, changes);
    return { ...before, ...changes };
  });
  return (await wholeGame(game, caller, now)).response;
};

async function requireGame(gameId: string, transaction?: OptimisticTransaction): Promise<Game> {
  const game = await findGame(gameId, transaction);
  if (game === null) throw ApiError.because({ code: 'NO_GAME' });
  return game;
}

async function wholeGame(
  game: Game,
  caller: Caller,
  now: Date,
): Promise<{ response: GameResponse; wholes: readonly WholeInstance[]; view: View }> {
  const wholes = await findWholeInstancesOf(game, await findInstancesOfGame(game.id));
  const view = await viewOfGame(caller, game, wholes, now);
  return { response: toGameResponse(game, wholes, view), wholes, view };
}

function emailOf(uid: string, { emails }: View): { email?: string } {
  const email = emails.get(uid);
  return email === undefined ? {} : { email };
}
