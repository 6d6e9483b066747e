import { normalFrom, type Stream, streamFor } from './streams.ts';

export const WEEKS = 40;

export interface Scenario {
  readonly name: string;
  /** Standard deviation of the strengths, in goals. */
  readonly skillSpread: number;
  readonly playersPerGame: number;
  readonly starCorrelation: number;
  /** Members more than `playersPerGame`. Undefined for four to eight. */
  readonly extraMembers?: number;
}

export const BASE: Scenario = { name: 'base', skillSpread: 0.7, playersPerGame: 10, starCorrelation: 0.6 };
export const MEANINGLESS_STARS: Scenario = { ...BASE, name: 'meaningless stars', starCorrelation: 0 };
export const MIXED: Scenario = { ...BASE, name: 'mixed', skillSpread: 1.2 };
export const EVEN: Scenario = { ...BASE, name: 'even', skillSpread: 0.4 };
export const LARGE: Scenario = { ...BASE, name: 'large', extraMembers: 18 };

export interface Member {
  readonly id: string;
  /** Goals per game that the player adds to the lead of the team. */
  readonly strength: number;
  readonly stars: number;
}

export interface Matchday {
  readonly present: readonly Member[];
  /** Quantile of each team's goals, from 0 to 1. */
  readonly luckA: number;
  readonly luckB: number;
}

/**
 * Returns 40 matchdays of a group. `keenness` is log-normal. With four to eight extra members, a tenth of the members play
 * at least 38 times, and a tenth play at most 12 times.
 */
export function matchdaysOf(scenario: Scenario, seed: number, group: number): Matchday[] {
  const memberStream = streamFor(seed, group, 'people');
  const extraMembers = scenario.extraMembers ?? 4 + Math.floor(memberStream() * 5);
  const memberCount = scenario.playersPerGame + extraMembers;
  const members = Array.from({ length: memberCount }, (_, index) => ({
    ...memberOf(scenario, index, memberStream),
    keenness: Math.exp(0.8 * normalFrom(memberStream)),
  }));
  return Array.from({ length: WEEKS }, (_, week) => {
    const stream = streamFor(seed, group, week, 'fate');
    return {
      present: drawPresent(members, scenario.playersPerGame, stream),
      luckA: stream(),
      luckB: stream(),
    };
  });
}

function memberOf(scenario: Scenario, index: number, stream: Stream): Member {
  const skill = normalFrom(stream);
  const r = scenario.starCorrelation;
  const opinion = r * skill + Math.sqrt(1 - r * r) * normalFrom(stream);
  return { id: `player-${index}`, strength: scenario.skillSpread * skill, stars: starsFor(opinion) };
}

/** Returns 1 to 5 stars. Each number has a fifth of a normal distribution. */
export function starsFor(opinion: number): number {
  return 1 + [-0.8416, -0.2533, 0.2533, 0.8416].filter((cut) => opinion > cut).length;
}

/** Draws people without replacement, weighted by keenness (Efraimidis and Spirakis 2006). */
function drawPresent<M extends Member & { keenness: number }>(
  members: readonly M[],
  count: number,
  stream: Stream,
): Member[] {
  const keyed = members.map((member) => ({ member, key: stream() ** (1 / member.keenness) }));
  return keyed
    .toSorted((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ member: { id, strength, stars } }) => ({ id, strength, stars }));
}
