import {
  type Confidence,
  type Explanation,
  explanationsOf,
  type FairTeamsInput,
  type Forecast,
  fairPlayers,
  hasSameTeams,
  knownResults,
  type LineUp,
  predictChance,
  type Rating,
  rate,
  type Team,
  type TeamsForecast,
  type Uid,
} from '@fives/domain';
import type { TeamLists } from '../team-lists.ts';

export const CONFIDENCE_TEXT: Record<Confidence, string> = {
  low: 'Low confidence: few results so far',
  medium: 'Medium confidence',
  high: 'High confidence',
};

export function toTeams(lists: Pick<TeamLists, Team>): LineUp {
  const uids = (team: Team) => lists[team].map(({ uid }) => uid);
  return { teamA: uids('TEAM_A'), teamB: uids('TEAM_B') };
}

export function rateTeams(input: FairTeamsInput, { teamA, teamB }: LineUp): Rating | null {
  const history = knownResults(input);
  if (history.length === 0) return null;
  const players = fairPlayers([...teamA, ...teamB], input);
  return rate({ players, history, now: input.instance.startDateTime });
}

export interface LineUpForecast extends Forecast {
  readonly explanations: readonly Explanation[];
}

/**
 * Returns the forecast of a line-up. A viewer who cannot see the stars gets the stored forecast of the picked teams,
 * which includes the stars.
 */
export function forecastLineUp(
  rating: Rating,
  teams: LineUp,
  picked: TeamsForecast | null,
  seesStars: boolean,
): LineUpForecast {
  const explanations = explanationsOf(rating, teams);
  if (!seesStars && picked && hasSameTeams(picked, teams)) return { ...picked, explanations };
  return { ...predictChance(rating, teams), explanations };
}

export function chanceAfterMove(rating: Rating, teams: LineUp, uid: Uid, team: Team): number | null {
  const without = (uids: readonly Uid[]) => uids.filter((each) => each !== uid);
  const [teamA, teamB] = [without(teams.teamA), without(teams.teamB)];
  (team === 'TEAM_A' ? teamA : teamB).push(uid);
  if (teamA.length === 0 || teamB.length === 0 || !rating.indices.has(uid)) return null;
  return predictChance(rating, { teamA, teamB }).chanceA;
}
