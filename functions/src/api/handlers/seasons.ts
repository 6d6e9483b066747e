import {
  ApiError,
  type Game,
  renameSeason,
  type Season,
  type SeasonResponse,
  seasonSpans,
  startSeason,
} from '@fives/domain';
import {
  createSeason,
  findSeasons,
  newSeasonId,
  updateGame,
  updateSeason,
} from '../../db/collections/games.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { requireGame } from '../../instance/instance-state.ts';
import { AlreadyExists, type Handlers } from '../handler.ts';
import { decideOrRefuse, requireAccount, requireCan } from '../permissions.ts';
import { toSeasonResponse } from '../responses/game-response.ts';

export const seasonHandlers = {
  /** Runs in a transaction, so that concurrent calls cannot create seasons out of order. */
  async startSeason({ params: { gameId }, body, caller, now, idFromKey }) {
    const id = idFromKey ?? newSeasonId(gameId);
    const { game, existed } = await inTransaction(async (transaction) => {
      const before = await requireGame(gameId, transaction);
      await requireAccount(caller, transaction);
      if (before.seasons.some((season) => season.id === id)) {
        requireCan(caller, 'editGame', before);
        return { game: before, existed: true };
      }
      const season: Season = { id, ...body };
      const fields = decideOrRefuse(startSeason, before, caller, season, now);
      createSeason(transaction, gameId, id, body);
      updateGame(transaction, gameId, fields);
      return { game: { ...before, ...fields }, existed: false };
    });
    const response = responseOf(game, id, now);
    return existed ? new AlreadyExists(response) : response;
  },

  async renameSeason({ params: { gameId, id }, body: { name }, caller, now }) {
    const game = await inTransaction(async (transaction) => {
      const before = await requireGame(gameId, transaction);
      await requireAccount(caller, transaction);
      const fields = decideOrRefuse(renameSeason, before, caller, { id, name }, now);
      const isChanged = before.seasons.some((season) => season.id === id && season.name !== name);
      if (isChanged) {
        // A transaction can update only documents that were read in the transaction.
        await findSeasons(gameId, transaction);
        updateSeason(transaction, gameId, id, { name });
        updateGame(transaction, gameId, fields);
      }
      return { ...before, ...fields };
    });
    return responseOf(game, id, now);
  },
} satisfies Partial<Handlers>;

function responseOf(game: Game, id: string, now: Date): SeasonResponse {
  const span = seasonSpans(game.seasons).find((each) => each.id === id);
  if (span === undefined) throw ApiError.because({ code: 'NO_SEASON' });
  return toSeasonResponse(game, span, now);
}
