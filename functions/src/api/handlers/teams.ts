import { randomUUID } from 'node:crypto';
import {
  ApiError,
  dealPlaces,
  pickRandomTeams as dealRandomTeams,
  FAIR_TEAMS_PROBLEM,
  fairTeamsRequest,
  type LineUp,
  lineUpProblem,
  type PlayerInstance,
} from '@fives/domain';
import { updateGameInstance } from '../../db/game-instances.ts';
import type { OptimisticTransaction } from '../../db/optimistic-transaction.ts';
import { changeInstance } from '../../instance/change-instance.ts';
import { dealFairTeams, groundsFor, withForecast } from '../../instance/fair-teams.ts';
import { putPeople } from '../../instance/put-person.ts';
import type { WholeInstance } from '../../instance/whole-instance.ts';
import { instanceAnswer } from '../answers/instance-answer.ts';
import type { HandlerOf } from '../handler.ts';
import { namedPart } from '../named-part.ts';
import { requireNoProblem, requireOrganiser } from '../permissions.ts';

export const setTeamLooks: HandlerOf<'setTeamLooks'> = async ({ params, body, caller, now }) => {
  const whole = await changeInstance(params.giId, (before, transaction) => {
    requireOrganiser(before.game, caller);
    const looks = namedPart(body);
    updateGameInstance(transaction, before.instance.id, looks);
    return { ...before, instance: { ...before.instance, ...looks } };
  });
  return instanceAnswer(caller, whole, now);
};

export const pickRandomTeams: HandlerOf<'pickRandomTeams'> = async ({ params, caller, now }) => {
  const seed = randomUUID();
  const whole = await changeInstance(params.giId, (before, transaction) => {
    requireOrganiser(before.game, caller);
    return putTeams(transaction, before, dealRandomTeams(requireEnough(before), seed));
  });
  return instanceAnswer(caller, whole, now);
};

export const pickFairTeams: HandlerOf<'pickFairTeams'> = async ({ params, body, caller, now }) => {
  const choice = { seed: randomUUID() as string, ...(body && namedPart(body)) };
  const whole = await changeInstance(params.giId, async (before, transaction) => {
    requireOrganiser(before.game, caller);
    requireEnough(before);
    const request = fairTeamsRequest(await groundsFor(before, transaction), choice);
    if (request.history.length === 0) throw new ApiError('conflict', FAIR_TEAMS_PROBLEM);
    const teams = dealFairTeams(request, choice.alternative ?? 0);
    return withForecast(transaction, putTeams(transaction, before, teams), teams);
  });
  return instanceAnswer(caller, whole, now);
};

/** Who is to be dealt into teams: those who said yes and have a place. Reserves wait. */
function requireEnough({ game, instance, people }: WholeInstance): string[] {
  requireNoProblem(lineUpProblem(instance));
  const { playing } = dealPlaces(people, game.numberOfPlayers);
  if (playing.length < 2) throw new ApiError('conflict', 'Teams need at least 2 players');
  return playing.map(({ uid }) => uid);
}

/** Puts everybody where the pick says, and whoever it leaves out into no team: the whole pick or nothing. */
function putTeams(transaction: OptimisticTransaction, whole: WholeInstance, teams: LineUp): WholeInstance {
  const teamOf = (uid: string): PlayerInstance['team'] => {
    if (teams.teamA.includes(uid)) return 'TEAM_A';
    return teams.teamB.includes(uid) ? 'TEAM_B' : 'NO_TEAM';
  };
  const people = whole.people.map((person) => ({ ...person, team: teamOf(person.uid) }));
  return putPeople(transaction, whole, people);
}
