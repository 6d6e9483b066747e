import { NO_SCORE, type Random, type Result, type WinningTeam } from '@fives/domain';

/** Returns a value with mean 0 and deviation 1. The sum of twelve random numbers approximates a normal distribution. */
function normalRandom(random: Random): number {
  return Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6);
}

/**
 * Simulates one game. Most results have goals, some have a margin, the others have only a winner.
 * @param edge expected lead of team A in goals
 */
export function simulateMatch(edge: number, random: Random): Result {
  const drawn = Math.round(edge + 1.8 * normalRandom(random));
  // Half of the draws continue until the next goal.
  const lead = drawn === 0 && random() < 0.5 ? 1 : drawn;
  const lower = 2 + Math.floor(random() * 5);
  const [teamAGoals, teamBGoals] = lead > 0 ? [lower + lead, lower] : [lower, lower - lead];
  const winningTeam: WinningTeam = lead === 0 ? 'DRAW' : lead > 0 ? 'TEAM_A' : 'TEAM_B';
  const detail = random();
  if (detail < 0.6) return { winningTeam, ...NO_SCORE, teamAGoals, teamBGoals };
  if (detail < 0.8 && lead !== 0) return { winningTeam, ...NO_SCORE, winningMargin: Math.abs(lead) };
  return { winningTeam, ...NO_SCORE };
}

export function simulateVotes(
  players: readonly string[],
  appeal: (handle: string) => number,
  random: Random,
): Record<string, number> {
  const performances = new Map(
    players.map((player) => [player, appeal(player) + 1.2 * normalRandom(random)]),
  );
  const votes: Record<string, number> = {};
  for (const voter of players.filter(() => random() < 0.7)) {
    for (const pick of pickThree(voter, performances, random)) votes[pick] = (votes[pick] ?? 0) + 1;
  }
  return votes;
}

function pickThree(voter: string, performances: ReadonlyMap<string, number>, random: Random): string[] {
  const others = [...performances].filter(([player]) => player !== voter);
  const rated = others.map(([player, score]) => ({ player, score: score + normalRandom(random) }));
  return rated
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ player }) => player);
}
