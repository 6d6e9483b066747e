import {
  type Explanation,
  explanationsOf,
  type FairTeamsInput,
  type Forecast,
  fairPlayers,
  gamesKnownFor,
  type LineUp,
  predictChance,
  previewSwap,
  type Rating,
  rate,
  type Team,
  type TeamsForecast,
  type Uid,
} from '@fives/domain';
import type { TeamLists } from '../team-lists.ts';

/** The two teams by uid. */
export function toTeams(lists: Pick<TeamLists, Team>): LineUp {
  const uids = (team: Team) => lists[team].map(({ uid }) => uid);
  return { teamA: uids('TEAM_A'), teamB: uids('TEAM_B') };
}

/** What the results say of everybody in the teams; null where there are no results to judge by. */
export function rateTeams(grounds: FairTeamsInput, { teamA, teamB }: LineUp): Rating | null {
  const history = gamesKnownFor(grounds);
  if (history.length === 0) return null;
  const players = fairPlayers([...teamA, ...teamB], grounds);
  return rate({ players, history, now: grounds.instance.startDateTime });
}

export interface LineUpForecast extends Forecast {
  readonly explanations: readonly Explanation[];
}

/**
 * How a game between the teams would go, and why. Whoever may not know the organiser's stars is told what the server
 * said when it picked these very teams with them; for other teams, what the results alone say.
 */
export function forecastLineUp(
  rating: Rating,
  teams: LineUp,
  picked: TeamsForecast | null,
  seesStars: boolean,
): LineUpForecast {
  const explanations = explanationsOf(rating, teams);
  if (!seesStars && picked && isSameTeams(picked, teams)) return { ...picked, explanations };
  return { ...predictChance(rating, teams.teamA, teams.teamB), explanations };
}

/** The chance of team A after somebody has gone to the other team; null where that leaves nobody to play against. */
export function chanceAfterMove(rating: Rating, teams: LineUp, uid: Uid, team: Team): number | null {
  const without = (uids: readonly Uid[]) => uids.filter((each) => each !== uid);
  const [teamA, teamB] = [without(teams.teamA), without(teams.teamB)];
  (team === 'TEAM_A' ? teamA : teamB).push(uid);
  if (teamA.length === 0 || teamB.length === 0 || !rating.indices.has(uid)) return null;
  return predictChance(rating, teamA, teamB).chanceA;
}

/** The chance of team A after two have changed places. */
export function chanceAfterSwap(rating: Rating, teams: LineUp, one: string, other: string): number {
  return previewSwap(rating, teams, one, other).chanceA;
}

/** Whether the same people are in the same teams. */
export function isSameTeams(one: LineUp, other: LineUp): boolean {
  return isSameTeam(one.teamA, other.teamA) && isSameTeam(one.teamB, other.teamB);
}

function isSameTeam(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((uid) => other.includes(uid));
}
