import { randomUUID } from 'node:crypto';
import {
  ApiError,
  canRatePlayers,
  draftsOfTeams,
  EMPTY_NOTES,
  type FairTeamsInput,
  type FairTeamsRequest,
  fairTeamsRequest,
  ImpossibleTeamsError,
  type LineUp,
  lineUp,
  NO_OTHER_STARS,
  needsOlderForRating,
  notifyTeamsReason,
  pickFairTeams,
  pickRandomTeams,
  predictChance,
  publicRating,
  type TeamOrNone,
  type TeamsForecast,
  toNotifiedTeams,
  toQueue,
  type Uid,
} from '@fives/domain';
import { updateGameInstance } from '../../db/collections/game-instances.ts';
import { findOrganiserNotes, findOtherStars } from '../../db/collections/organiser-notes.ts';
import type { Transaction } from '../../db/transaction.ts';
import { changeInstance, type InstanceState } from '../../instance/instance-state.ts';
import { savePeople } from '../../instance/player-instances.ts';
import { storeNotifications } from '../../notifications/store-notifications.ts';
import { readHistory } from '../../stats/store-history.ts';
import type { Caller, Handlers } from '../handler.ts';
import { decideOrRefuse, requireNoReason, toActor } from '../permissions.ts';
import { instanceResponse } from '../responses/game-response.ts';

export const teamHandlers = {
  async pickRandomTeams({ params, caller, now }) {
    const seed = randomUUID();
    const changed = await changeInstance(params.giId, (before, transaction) => {
      const teams = pickRandomTeams(requirePlayingUids(before, { caller, now }), seed);
      return storeTeams(transaction, before, teams, { caller, now });
    });
    return instanceResponse(caller, changed, now);
  },

  async pickFairTeams({ params, body, caller, now }) {
    const choice = { ...body, seed: body?.seed ?? randomUUID() };
    const changed = await changeInstance(params.giId, async (before, transaction) => {
      requirePlayingUids(before, { caller, now });
      const input = await loadFairTeamsInput(before, caller.uid, transaction);
      const request = fairTeamsRequest(input, choice);
      if (!canRatePlayers(request)) throw ApiError.because({ code: 'NO_RESULTS' });
      const teams = pickAlternative(request, choice.alternative ?? 0);
      const state = storeTeams(transaction, before, teams, { caller, now });
      return storeForecast(transaction, state, toForecast(teams, input));
    });
    return instanceResponse(caller, changed, now);
  },

  async tellTeams({ params, caller, now }) {
    const changed = await changeInstance(params.giId, async (state, transaction) => {
      requireNoReason(notifyTeamsReason(state, toActor(caller), now));
      const drafts = draftsOfTeams(state, caller.uid);
      if (drafts.length === 0) return state;
      await storeNotifications(transaction, drafts, state.people, now);
      const teamsTold = toNotifiedTeams(state.people, now);
      updateGameInstance(transaction, params.giId, { teamsTold });
      return { ...state, instance: { ...state.instance, teamsTold } };
    });
    return instanceResponse(caller, changed, now);
  },
} satisfies Partial<Handlers>;

interface TeamsCall {
  readonly caller: Caller;
  readonly now: Date;
}

/** Throws if the caller may not change the line-up, or if fewer than two people have a spot. */
function requirePlayingUids(state: InstanceState, { caller, now }: TeamsCall): string[] {
  // An empty change checks only the permission.
  decideOrRefuse(lineUp, state, caller, new Map(), now);
  const { playing } = toQueue(state.people, { ...state.instance, game: state.game });
  if (playing.length < 2) throw ApiError.because({ code: 'TOO_FEW_PLAYERS' });
  return playing.map(({ uid }) => uid);
}

function storeTeams(
  transaction: Transaction,
  state: InstanceState,
  { teamA, teamB }: LineUp,
  { caller, now }: TeamsCall,
): InstanceState {
  const teamOf = (uid: Uid): TeamOrNone => {
    if (teamA.includes(uid)) return 'TEAM_A';
    return teamB.includes(uid) ? 'TEAM_B' : 'NO_TEAM';
  };
  const moves = new Map(state.people.map(({ uid }) => [uid, teamOf(uid)]));
  const moved = decideOrRefuse(lineUp, state, caller, moves, now);
  const people = state.people.map((person) => ({ ...person, ...moved.get(person.uid) }));
  return savePeople(transaction, state, people, now);
}

async function loadFairTeamsInput(
  state: InstanceState,
  organiserUid: string,
  transaction: Transaction,
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
function pickAlternative(request: FairTeamsRequest, alternative: number): LineUp {
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

function toForecast({ teamA, teamB }: LineUp, input: FairTeamsInput): TeamsForecast {
  return { teamA: [...teamA], teamB: [...teamB], ...predictChance(publicRating(input), { teamA, teamB }) };
}

function storeForecast(
  transaction: Transaction,
  state: InstanceState,
  forecast: TeamsForecast,
): InstanceState {
  updateGameInstance(transaction, state.instance.id, { forecast });
  return { ...state, instance: { ...state.instance, forecast } };
}
