import {
  NO_SCORE,
  pickRandomTeams,
  type Random,
  type Result,
  randomFromSeed,
  shuffled,
  type TeamLooks,
  winnerByGoals,
} from '@fives/domain';
import type { DemoInstance } from '../world.ts';
import { documentId, REGULARS } from './cast.ts';

export const FIRST_WEEK = -70;
export const SECOND_SEASON = -31;
const TEAM_SIZE = 5;

const SUMMER_BREAK = [-35, -34, -33, -32];
const CANCELLED_WEEKS: Readonly<Record<number, string>> = {
  [-57]: 'The pitch is frozen',
  [-41]: 'Too few of us this week',
  [-16]: 'The floodlights are out',
  [-7]: '',
};

const NO_SHOW_WEEKS = [-11, -5, -2];

const GUEST_WEEKS: Readonly<Record<string, readonly number[]>> = {
  steve: [-62, -61, -44, -12],
  ana: [-26, -9, -3],
  kofi: [-18],
};

const toLooks = (
  teamAName: string,
  teamBName: string,
  teamAColour: string,
  teamBColour: string,
): TeamLooks => ({
  teamAName,
  teamBName,
  teamAColour,
  teamBColour,
});
const PLAIN_LOOKS = toLooks('', '', '#000000', '#FFFFFF');
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
  const guests = Object.keys(GUEST_WEEKS).filter((handle) =>
    GUEST_WEEKS[handle]?.some((first) => first <= week),
  );
  return [...regulars, ...guests];
}

function makeInstance(week: number): DemoInstance {
  const random = randomFromSeed(`week ${week}`);
  const { yes, ...others } = makeReplies(week, random);
  const cancelReason = CANCELLED_WEEKS[week];
  if (cancelReason !== undefined) {
    const pool = yes.slice(0, 6);
    return demoInstance('weekly', week, { ...others, pool, status: 'CANCELLED', cancelReason });
  }
  // Ten players have a spot. Later yes replies are reserves in the pool.
  const { teamA, teamB } = pickFairestTeams(yes.slice(0, 2 * TEAM_SIZE), random);
  const result = simulateMatch(strength(teamA) - strength(teamB), random);
  const winners: readonly string[] = { TEAM_A: teamA, TEAM_B: teamB, DRAW: [] }[result.winningTeam ?? 'DRAW'];
  const appeal = (handle: string) => 0.3 * skillOf(handle) + (winners.includes(handle) ? 0.7 : 0);
  return demoInstance('weekly', week, {
    ...others,
    teamA,
    teamB,
    pool: yes.slice(2 * TEAM_SIZE),
    looks: week < -60 ? PLAIN_LOOKS : week % 6 === 0 ? REDS_LOOKS : BIBS_LOOKS,
    result,
    votes: simulateVotes([...teamA, ...teamB], appeal, random),
    ...(NO_SHOW_WEEKS.includes(week) && { noShows: teamB.slice(-1) }),
    ...(week === -1 && { cost: { amount: 6500, saidPaid: teamB.slice(0, 2), confirmed: teamA.slice(0, 4) } }),
  });
}

function makeReplies(week: number, random: Random) {
  const active = shuffled(
    REGULARS.filter(({ firstWeek, lastWeek }) => firstWeek <= week && week <= lastWeek),
    random,
  );
  const willing = active.filter(({ yesProbability }) => random() < yesProbability);
  const guests = Object.keys(GUEST_WEEKS).filter((handle) => GUEST_WEEKS[handle]?.includes(week));
  const missing = Math.max(0, 2 * TEAM_SIZE - guests.length - willing.length);
  const others = active
    .filter((player) => !willing.includes(player))
    .toSorted((a, b) => b.yesProbability - a.yesProbability);
  const yes = [
    ...handlesOf(willing).slice(0, 2 * TEAM_SIZE - guests.length),
    ...guests,
    ...handlesOf(others.slice(0, missing)),
  ];
  const rest = poolIn(week).filter((handle) => !yes.includes(handle));
  const no = rest.filter(() => random() < 0.6);
  return { yes, no, unanswered: rest.filter((handle) => !no.includes(handle)) };
}

function pickFairestTeams(yes: readonly string[], random: Random) {
  const tries = Array.from({ length: 4 }, () => pickRandomTeams(yes, String(random())));
  const unevenness = (teams: (typeof tries)[number]) =>
    Math.abs(strength(teams.teamA) - strength(teams.teamB));
  const [best] = tries.toSorted((a, b) => unevenness(a) - unevenness(b));
  return { teamA: [...(best?.teamA ?? [])], teamB: [...(best?.teamB ?? [])] };
}

const handlesOf = (people: typeof REGULARS) => people.map(({ handle }) => handle);
const skillOf = (handle: string) => REGULARS.find((player) => player.handle === handle)?.skill ?? 0;
const strength = (team: readonly string[]) => team.reduce((sum, handle) => sum + skillOf(handle), 0);

/** Returns a value with mean 0 and deviation 1. The sum of twelve random numbers approximates a normal distribution. */
function normalRandom(random: Random): number {
  return Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6);
}

/**
 * Simulates one game. Most results have goals, some have a margin, the others have only a winner.
 * @param edge expected lead of team A in goals
 */
function simulateMatch(edge: number, random: Random): Result {
  const drawn = Math.round(edge + 1.8 * normalRandom(random));
  // Half of the draws continue until the next goal.
  const lead = drawn === 0 && random() < 0.5 ? 1 : drawn;
  const lower = 2 + Math.floor(random() * 5);
  const [teamAGoals, teamBGoals] = lead > 0 ? [lower + lead, lower] : [lower, lower - lead];
  const winningTeam = winnerByGoals(teamAGoals, teamBGoals);
  const detail = random();
  if (detail < 0.6) return { winningTeam, ...NO_SCORE, teamAGoals, teamBGoals };
  if (detail < 0.8 && lead !== 0) return { winningTeam, ...NO_SCORE, winningMargin: Math.abs(lead) };
  return { winningTeam, ...NO_SCORE };
}

function simulateVotes(
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
  const rated = others.map(([player, score]) => [player, score + normalRandom(random)] as const);
  const best = rated.toSorted(([, a], [, b]) => b - a).slice(0, 3);
  return best.map(([player]) => player);
}
