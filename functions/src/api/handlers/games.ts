import {
  type Action,
  ApiError,
  changeSettings,
  type Game,
  type GameId,
  type GamePageResponse,
  leaderboard,
  type PageCursor,
  toGameExport,
  toResultsCsv,
  type Uid,
  zeroedRows,
} from '@fives/domain';
import { closeGame } from '../../account/delete-game.ts';
import { findPageOfGame, findPageOfMember, newGiId } from '../../db/collections/game-instances.ts';
import { findGames, newGameId, updateGame } from '../../db/collections/games.ts';
import { findStatsTable } from '../../db/collections/stats.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Transaction } from '../../db/transaction.ts';
import { findInstanceStates, type InstanceState, requireGame } from '../../instance/instance-state.ts';
import { doOrQueue } from '../../long-work/long-work.ts';
import { readHistory, readsAllParts } from '../../stats/store-history.ts';
import { AlreadyExists, type Caller, type Handlers } from '../handler.ts';
import { decideOrRefuse, requireAccount, requireCan, requireMember, requireOneself } from '../permissions.ts';
import { type CallerView, instanceResponse, toGameResponse, viewOfGame } from '../responses/game-response.ts';
import { findOrCreateGame } from './new-game.ts';

export const gameHandlers = {
  async createGame({ body, caller, now, idFromKey }) {
    requireOneself(caller, body.orgUid);
    const { state, existed } = await findOrCreateGame(idFromKey ?? newGameId(), body, now);
    const response = await instanceResponse(caller, state, now);
    return existed ? new AlreadyExists(response) : response;
  },

  async listGames({ params, query, caller, now }) {
    requireOneself(caller, params.playerId);
    const { instances, next } = await findPageOfMember(caller.uid, query.before);
    const games = await findGames([...new Set(instances.map(({ gameId }) => gameId))]);
    // `findGames` keeps the order of the ids, so the game with the newest instance is first.
    return Promise.all(
      games.map(async (game) => {
        const own = instances.filter(({ gameId }) => gameId === game.id);
        const states = await findInstanceStates(game, own);
        const view = await viewOfGame(caller, game, states, now);
        return { ...toGameResponse(game, states, view, now), next };
      }),
    );
  },

  async getGame({ params, query, caller, now }) {
    const game = await requireGame(params.gameId);
    requireMember(game, caller);
    return (await pageOfGame(game, { caller, now }, query.before)).response;
  },

  async getGameStats({ params, query, caller, now }) {
    const game = await requireGame(params.gameId);
    requireMember(game, caller);
    const seasonId = query.season ?? null;
    if (seasonId !== null && !game.seasons.some(({ id }) => id === seasonId))
      throw ApiError.because({ code: 'NO_SEASON' });
    const [{ response, states, view }, table] = await Promise.all([
      pageOfGame(game, { caller, now }),
      findStatsTable(game.id, seasonId),
    ]);
    const rows = leaderboard(Object.values(table?.rows ?? {}));
    // If there are no results, returns rows of zeros for the people in the oldest instance of the page.
    const shown = rows.length > 0 ? rows : zeroedRows(states.at(-1)?.people ?? []);
    return { ...response, playerGameStats: shown.map((row) => ({ ...row, ...emailOf(row.playerId, view) })) };
  },

  async updateGame({ params, body, caller, now }) {
    const game = await inTransaction(async (transaction) => {
      const before = await requireGame(params.gameId, transaction);
      const changes = decideOrRefuse(changeSettings, before, caller, body, now);
      updateGame(transaction, before.id, changes);
      return { ...before, ...changes };
    });
    return (await pageOfGame(game, { caller, now })).response;
  },

  async deleteGame({ params: { gameId }, caller, now }) {
    await inTransaction(async (transaction) => {
      await requireGameToChange(gameId, caller, 'deleteGame', transaction);
      await requireAccount(caller, transaction);
      await closeGame(transaction, gameId, caller.uid, now);
    });
    await doOrQueue({ kind: 'deleteGame', gameId }, now);
  },

  async renewLink({ params, caller }) {
    const joinKey = newGiId();
    await inTransaction(async (transaction) => {
      const game = await requireGameToChange(params.gameId, caller, 'editGame', transaction);
      updateGame(transaction, game.id, { joinKey, inviteKey: joinKey });
    });
    return { joinKey, inviteKey: joinKey };
  },

  async exportGame({ params: { gameId }, caller, now }) {
    const { game, history } = await readAllResults(gameId, caller);
    return toGameExport(game, history, now);
  },

  async exportResults({ params: { gameId }, caller }) {
    const { game, history } = await readAllResults(gameId, caller);
    return toResultsCsv(game, history);
  },
} satisfies Partial<Handlers>;

export async function requireGameToChange(
  gameId: GameId,
  caller: Caller,
  action: Action,
  transaction?: Transaction,
): Promise<Game> {
  const game = await requireGame(gameId, transaction);
  requireCan(caller, action, game);
  return game;
}

async function pageOfGame(
  game: Game,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
  before?: PageCursor,
): Promise<{ response: GamePageResponse; states: readonly InstanceState[]; view: CallerView }> {
  const { instances, next } = await findPageOfGame(game.id, before);
  const states = await findInstanceStates(game, instances);
  const view = await viewOfGame(caller, game, states, now);
  return { response: { ...toGameResponse(game, states, view, now), next }, states, view };
}

function emailOf(uid: Uid, { emails }: CallerView): { email?: string } {
  const email = emails.get(uid);
  return email === undefined ? {} : { email };
}

/** Reads the whole history: one document per hundred instances. */
async function readAllResults(gameId: GameId, caller: Caller) {
  const game = await requireGameToChange(gameId, caller, 'editGame');
  const { history } = await readHistory(gameId, readsAllParts);
  return { game, history };
}
