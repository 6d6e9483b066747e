import { pickRandomTeams, type Random, randomFromSeed, shuffled, type TeamLooks } from '@fives/domain';
import type { DemoInstance } from '../world.schema.ts';
import { REGULARS, type Regular } from './cast.ts';
import { documentId } from './ids.ts';
import { simulateMatch, simulateVotes } from './match.ts';

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

const PLAIN_LOOKS: TeamLooks = {
  teamAName: '',
  teamBName: '',
  teamAColour: '#000000',
  teamBColour: '#FFFFFF',
};
const BIBS_LOOKS: TeamLooks = {
  teamAName: 'Bibs',
  teamBName: 'Colours',
  // Hi-vis yellow against dark blue.
  teamAColour: '#E6FF00',
  teamBColour: '#12305C',
};
const REDS_LOOKS: TeamLooks = {
  teamAName: 'Reds',
  teamBName: 'Whites',
  teamAColour: '#C81E1E',
  teamBColour: '#FFFFFF',
};

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
  const replies = makeReplies(week, random);
  const { yes, ...others } = replies;
  const demoInstance = {
    id: documentId(`weekly ${week}`),
    weeks: week,
    status: 'INVITES_SENT',
    ...others,
  } as const;
  const cancelReason = CANCELLED_WEEKS[week];
  if (cancelReason !== undefined) {
    const withoutTeams = { teamA: [], teamB: [], pool: yes.slice(0, 6) };
    return { ...demoInstance, status: 'CANCELLED', cancelReason, ...withoutTeams };
  }
  // Ten players have a spot. Later yes replies are reserves in the pool.
  const { teamA, teamB } = pickFairestTeams(yes.slice(0, 2 * TEAM_SIZE), random);
  const pool = yes.slice(2 * TEAM_SIZE);
  const result = simulateMatch(strength(teamA) - strength(teamB), random);
  const winners: readonly string[] = { TEAM_A: teamA, TEAM_B: teamB, DRAW: [] }[result.winningTeam ?? 'DRAW'];
  const appeal = (handle: string) => 0.3 * skillOf(handle) + (winners.includes(handle) ? 0.7 : 0);
  const votes = simulateVotes([...teamA, ...teamB], appeal, random);
  const cost = week === -1 && costOf(teamA, teamB);
  const noShows = NO_SHOW_WEEKS.includes(week) && teamB.slice(-1);
  return {
    ...demoInstance,
    teamA,
    teamB,
    pool,
    looks: looksIn(week),
    result,
    votes,
    ...(cost && { cost }),
    ...(noShows && { noShows }),
  };
}

function costOf(
  [...teamA]: readonly string[],
  [...teamB]: readonly string[],
): NonNullable<DemoInstance['cost']> {
  return { amount: 6500, saidPaid: teamB.slice(0, 2), confirmed: teamA.slice(0, 4) };
}

function makeReplies(week: number, random: Random) {
  const active = shuffled(
    REGULARS.filter(({ firstWeek, lastWeek }) => firstWeek <= week && week <= lastWeek),
    random,
  );
  const willing = active.filter(({ yesProbability }) => random() < yesProbability);
  const guests = Object.keys(GUEST_WEEKS).filter((handle) => GUEST_WEEKS[handle]?.includes(week));
  const missing = Math.max(0, 2 * TEAM_SIZE - guests.length - willing.length);
  const others = active.filter((player) => !willing.includes(player)).toSorted(byYesProbability);
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

function looksIn(week: number): TeamLooks {
  if (week < -60) return PLAIN_LOOKS;
  return week % 6 === 0 ? REDS_LOOKS : BIBS_LOOKS;
}

const handlesOf = (people: readonly Regular[]) => people.map(({ handle }) => handle);
const byYesProbability = (a: Regular, b: Regular) => b.yesProbability - a.yesProbability;
const skillOf = (handle: string) => REGULARS.find((player) => player.handle === handle)?.skill ?? 0;
const strength = (team: readonly string[]) => team.reduce((sum, handle) => sum + skillOf(handle), 0);
