import {
  NO_SCORE,
  pickRandomTeams,
  type Random,
  type Result,
  randomFromSeed,
  type TeamLooks,
  winnerByGoals,
} from '@fives/domain';
import { documentId, REGULARS } from './cast.ts';
import type { DemoInstance } from './demo-game.ts';

export const FIRST_WEEK = -70;
export const SECOND_SEASON = -31;
const PLAYERS = 10;

const SUMMER_BREAK = [-35, -34, -33, -32];
const CANCELLED_WEEKS: Readonly<Record<number, string>> = {
  [-57]: 'The pitch is frozen',
  [-41]: 'Too few of us this week',
  [-16]: 'The floodlights are out',
  [-7]: '',
};
const NO_SHOW_WEEKS = [-11, -5, -2];
const GUEST_WEEKS: readonly (readonly [handle: string, ...weeks: number[]])[] = [
  ['steve', -62, -61, -44, -12],
  ['ana', -26, -9, -3],
];

const toLooks = (teamAName: string, teamBName: string, teamAColour: string, teamBColour: string) =>
  ({ teamAName, teamBName, teamAColour, teamBColour }) satisfies TeamLooks;
// Hi-vis yellow against dark blue.
const BIBS_LOOKS = toLooks('Bibs', 'Colours', '#E6FF00', '#12305C');
const REDS_LOOKS = toLooks('Reds', 'Whites', '#C81E1E', '#FFFFFF');

export function demoInstance(seed: string, weeks: number, fields: Partial<DemoInstance>): DemoInstance {
  const replies = { teamA: [], teamB: [], pool: [], no: [], unanswered: [] };
  return { id: documentId(`${seed} ${weeks}`), weeks, status: 'INVITES_SENT', ...replies, ...fields };
}

export function makeSeasons(): DemoInstance[] {
  const weeks = Array.from({ length: -FIRST_WEEK }, (_, index) => FIRST_WEEK + index);
  return weeks.filter((week) => !SUMMER_BREAK.includes(week)).map(makeInstance);
}

export function poolIn(week: number): string[] {
  const regulars = REGULARS.filter(({ firstWeek }) => firstWeek <= week).map(({ handle }) => handle);
  const guests = GUEST_WEEKS.filter(([, ...weeks]) => weeks.some((first) => first <= week));
  return [...regulars, ...guests.map(([handle]) => handle)];
}

function makeInstance(week: number): DemoInstance {
  const random = randomFromSeed(`week ${week}`);
  const yes = pickPlayers(week, random);
  const rest = poolIn(week).filter((handle) => !yes.includes(handle));
  const no = rest.filter(() => random() < 0.6);
  const unanswered = rest.filter((handle) => !no.includes(handle));
  const cancelReason = CANCELLED_WEEKS[week];
  if (cancelReason !== undefined) {
    const pool = yes.slice(0, 6);
    return demoInstance('weekly', week, { pool, no, unanswered, status: 'CANCELLED', cancelReason });
  }
  const teams = pickRandomTeams(yes, String(random()));
  const [teamA, teamB] = [[...teams.teamA], [...teams.teamB]];
  const result = simulateMatch(strength(teamA) - strength(teamB), random);
  return demoInstance('weekly', week, {
    ...{ teamA, teamB, no, unanswered, result },
    looks: week % 6 === 0 ? REDS_LOOKS : BIBS_LOOKS,
    votes: simulateVotes(yes, result.winningTeam === 'TEAM_A' ? teamA : teamB, random),
    ...(NO_SHOW_WEEKS.includes(week) && { noShows: teamB.slice(-1) }),
    ...(week === -1 && { cost: { amount: 6500, saidPaid: teamB.slice(0, 2), confirmed: teamA.slice(0, 4) } }),
  });
}

/** Prefers people who often say yes. */
function pickPlayers(week: number, random: Random): string[] {
  const guests = GUEST_WEEKS.filter(([, ...weeks]) => weeks.includes(week)).map(([handle]) => handle);
  const regulars = REGULARS.filter(({ firstWeek, lastWeek }) => firstWeek <= week && week <= lastWeek)
    .map(({ handle, yesProbability }) => ({ handle, eagerness: yesProbability - random() }))
    .toSorted((a, b) => b.eagerness - a.eagerness)
    .map(({ handle }) => handle);
  return [...regulars.slice(0, PLAYERS - guests.length), ...guests];
}

const skillOf = (handle: string) => REGULARS.find((player) => player.handle === handle)?.skill ?? 0;
const strength = (team: readonly string[]) => team.reduce((sum, handle) => sum + skillOf(handle), 0);

/**
 * Simulates one game. Most results have goals, some have a margin, the others have only a winner.
 * @param edge expected lead of team A in goals
 */
function simulateMatch(edge: number, random: Random): Result {
  const lead = Math.round(edge + 5 * (random() + random() - 1));
  const lower = 2 + Math.floor(random() * 5);
  const [teamAGoals, teamBGoals] = lead > 0 ? [lower + lead, lower] : [lower, lower - lead];
  const winningTeam = winnerByGoals(teamAGoals, teamBGoals);
  const detail = random();
  if (detail < 0.6) return { winningTeam, ...NO_SCORE, teamAGoals, teamBGoals };
  if (detail < 0.8 && lead !== 0) return { winningTeam, ...NO_SCORE, winningMargin: Math.abs(lead) };
  return { winningTeam, ...NO_SCORE };
}

/** Most players vote, and prefer skilled players of the winning team. */
function simulateVotes(players: readonly string[], winners: readonly string[], random: Random) {
  const appeal = (handle: string) => 0.3 * skillOf(handle) + (winners.includes(handle) ? 0.7 : 0);
  const form = new Map(players.map((player) => [player, appeal(player) + 4 * random()]));
  const votes: Record<string, number> = {};
  for (const voter of players.filter(() => random() < 0.7)) {
    const seen = [...form].map(([player, score]) => ({ player, score: score + 2 * random() }));
    const others = seen.filter(({ player }) => player !== voter).toSorted((a, b) => b.score - a.score);
    for (const { player } of others.slice(0, 3)) votes[player] = (votes[player] ?? 0) + 1;
  }
  return votes;
}
