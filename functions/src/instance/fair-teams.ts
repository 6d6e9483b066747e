import {
  ApiError,
  EMPTY_NOTES,
  type FairTeamsInput,
  type FairTeamsRequest,
  ImpossibleTeamsError,
  type LineUpWithForecast,
  NO_OTHER_STARS,
  needsOlderForRating,
  pickFairTeams,
} from '@fives/domain';
import { updateGameInstance } from '../db/collections/game-instances.ts';
import { findOrganiserNotes, findOtherStars } from '../db/collections/organiser-notes.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { readHistory } from '../stats/read-history.ts';
import type { InstanceState } from './instance-state.ts';

export async function loadFairTeamsInput(
  state: InstanceState,
  organiserUid: string,
  transaction: OptimisticTransaction,
): Promise<FairTeamsInput> {
  const { game, instance, people } = state;
  const [{ history }, notes, otherStars] = await Promise.all([
    readHistory(game.id, needsOlderForRating, transaction),
    findOrganiserNotes(game.id, organiserUid, transaction),
    findOtherStars(game.id, organiserUid, transaction),
  ]);
  return {
    instance: { ...instance, game },
    people,
    history: history.instances,
    standings: history.before,
    notes: notes ?? EMPTY_NOTES,
    otherStars: otherStars ?? NO_OTHER_STARS,
  };
}

/**
 * Returns the best line-up if `alternative` is 0, the first alternative if `alternative` is 1, and so on.
 * @throws {ApiError} `conflict` if no teams meet the conditions or the alternative does not exist
 */
export function pickAlternative(request: FairTeamsRequest, alternative: number): LineUpWithForecast {
  const best = pickOrRefuse(request);
  const teams = alternative === 0 ? best : best.alternatives[alternative - 1];
  if (teams === undefined) throw ApiError.because({ code: 'NO_ALTERNATIVE' });
  return teams;
}

function pickOrRefuse(request: FairTeamsRequest) {
  try {
    return pickFairTeams(request);
  } catch (error) {
    if (error instanceof ImpossibleTeamsError) throw ApiError.because(error.reason);
    throw error;
  }
}

/** Stores the forecast, because only the organiser can read the stars that it depends on. */
export function storeForecast(
  transaction: OptimisticTransaction,
  state: InstanceState,
  { teamA, teamB, chanceA, confidence }: LineUpWithForecast,
): InstanceState {
  const forecast = { teamA: [...teamA], teamB: [...teamB], chanceA, confidence };
  updateGameInstance(transaction, state.instance.id, { forecast });
  return { ...state, instance: { ...state.instance, forecast } };
}
