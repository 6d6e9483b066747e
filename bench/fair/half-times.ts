import { findRepair, type LineUp, type PlayedGame, winnerByGoals } from '@fives/domain';
import { type Matchday, matchdaysOf, type Scenario } from './group.ts';
import { meanOf } from './metrics.ts';
import { fives } from './pickers.ts';
import { expectedGoals, playSeason, poissonQuantile, quickExpectancy } from './season.ts';
import { streamFor } from './streams.ts';

const FIRST_WEEK_INDEX = 5;
/** Lead at half-time from which teams are swapped. */
const LEAD = 3;

export interface HalfTimeSummary {
  readonly games: number;
  /** Mean distance of the true chance from 50 %, in percentage points, with the teams of the first half. */
  readonly unchanged: number;
  /** The same after the swap. */
  readonly swapped: number;
  readonly moves: number;
}

/** Simulates first halves of seasons with fair teams. In the games with a clear lead, players swap at half-time. */
export function simulateHalfTimes(scenario: Scenario, groups: number, seed: number): HalfTimeSummary {
  const halfTimes = Array.from({ length: groups }, (_, group) => {
    const matchdays = matchdaysOf(scenario, seed, group);
    const { history } = playSeason(matchdays, fives({ stars: true }), `${seed}/${group}`);
    return history.slice(FIRST_WEEK_INDEX).flatMap((game, at) => {
      const week = FIRST_WEEK_INDEX + at;
      const matchday = matchdays[week];
      return matchday
        ? measure(game, history.slice(0, week), matchday, streamFor(seed, group, week, 'half'))
        : [];
    });
  }).flat();
  const mean = (field: 'unchanged' | 'swapped' | 'moves') => meanOf(halfTimes.map((each) => each[field]));
  return {
    games: halfTimes.length,
    unchanged: 100 * mean('unchanged'),
    swapped: 100 * mean('swapped'),
    moves: mean('moves'),
  };
}

function measure(
  { teamA, teamB, playedAt: now }: PlayedGame,
  history: readonly PlayedGame[],
  { present }: Matchday,
  stream: () => number,
) {
  const expected = expectedGoals(leadOf({ teamA, teamB }, present));
  const [teamAGoals, teamBGoals] = [expected.a, expected.b].map((goals) =>
    poissonQuantile(goals / 2, stream()),
  ) as [number, number];
  if (Math.abs(teamAGoals - teamBGoals) < LEAD) return [];
  const half: PlayedGame = {
    playedAt: now,
    teamA,
    teamB,
    winningTeam: winnerByGoals(teamAGoals, teamBGoals),
    teamAGoals,
    teamBGoals,
    share: 0.5,
  };
  const players = present.map(({ id, stars }) => ({ id, stars }));
  const repair = findRepair({ players, history: [...history, half], now, seed: 1, teamA, teamB });
  return [
    {
      unchanged: distanceFromEven({ teamA, teamB }, present),
      swapped: distanceFromEven(repair, present),
      moves: repair.moves.length,
    },
  ];
}

function distanceFromEven(teams: LineUp, present: Matchday['present']): number {
  return Math.abs(quickExpectancy(leadOf(teams, present)).chanceA - 0.5);
}

function leadOf({ teamA }: LineUp, present: Matchday['present']): number {
  return present.reduce((sum, { id, strength }) => sum + (teamA.includes(id) ? strength : -strength), 0);
}
