import { type PlayedGame, type PresetName, pickFairTeams } from '@fives/domain';
import { type Rating, rate, rating } from 'openskill';
import type { Member } from './group.ts';
import { mostEvenSplit } from './most-even-split.ts';
import { type Stream, streamFor } from './streams.ts';

export interface Request {
  readonly present: readonly Member[];
  readonly history: readonly PlayedGame[];
  readonly now: Date;
  /** Contains group and week. Each picker derives another random stream from the seed. */
  readonly seed: string;
}

export interface Pick {
  readonly teamA: readonly string[];
  /** Forecast chance that team A wins. A draw counts as half. Missing if the picker makes no forecast. */
  readonly chanceA?: number;
}

export type Picker = (request: Request) => Pick;

export const random: Picker = ({ present, seed }) => {
  const shuffled = inRandomOrder(present, streamFor(seed, 'random'));
  return { teamA: shuffled.slice(0, Math.ceil(present.length / 2)).map(({ id }) => id) };
};

/** Ranks players by win share, and assigns teams in the order A, B, B, A. */
export const snakeOnWinShare: Picker = ({ present, history, seed }) => {
  const shares = new Map(present.map(({ id }) => [id, average(history, id, { win: 1, draw: 0.5 }) ?? 0.5]));
  const ranked = inRandomOrder(present, streamFor(seed, 'snake')).toSorted(
    (a, b) => (shares.get(b.id) ?? 0) - (shares.get(a.id) ?? 0),
  );
  return { teamA: ranked.filter((_, turn) => turn % 4 === 0 || turn % 4 === 3).map(({ id }) => id) };
};

export const pointsPerGame: Picker = ({ present, history, seed }) => {
  const averages = present.map(({ id }) => average(history, id, { win: 3, draw: 1 }));
  const known = averages.filter((value) => value !== null);
  const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
  const values = averages.map((value) => value ?? mean);
  return teamFrom(present, mostEvenSplit(values, streamFor(seed, 'points')));
};

/** Minimises the difference in OpenSkill means with default settings (Weng and Lin 2011). */
export const openSkill: Picker = ({ present, history, seed }) => {
  const ratings = new Map<string, Rating>();
  const known = (id: string) => ratings.get(id) ?? rating();
  for (const { teamA, teamB, winningTeam } of history) {
    const score = winningTeam === 'DRAW' ? [1, 1] : winningTeam === 'TEAM_A' ? [1, 0] : [0, 1];
    const after = rate([teamA.map(known), teamB.map(known)], { score }).flat();
    for (const [index, id] of [...teamA, ...teamB].entries()) ratings.set(id, after[index] ?? known(id));
  }
  const means = present.map(({ id }) => known(id).mu);
  return teamFrom(present, mostEvenSplit(means, streamFor(seed, 'openskill')));
};

export const oracle: Picker = ({ present, seed }) =>
  teamFrom(
    present,
    mostEvenSplit(
      present.map(({ strength }) => strength),
      streamFor(seed, 'oracle'),
    ),
  );

interface FivesOptions {
  readonly preset?: PresetName;
  readonly stars?: boolean;
  readonly winnersOnly?: boolean;
}

export function fives({
  preset = 'balanced',
  stars = false,
  winnersOnly = false,
}: FivesOptions = {}): Picker {
  return ({ present, history, now, seed }) =>
    pickFairTeams({
      players: present.map((member) => ({ id: member.id, ...(stars && { stars: member.stars }) })),
      history: winnersOnly ? history.map(withoutGoals) : history,
      preset,
      seed,
      now,
    });
}

function withoutGoals({ playedAt, teamA, teamB, winningTeam }: PlayedGame): PlayedGame {
  return { playedAt, teamA, teamB, winningTeam };
}

function average(
  history: readonly PlayedGame[],
  id: string,
  points: { readonly win: number; readonly draw: number },
): number | null {
  const played = history.filter(({ teamA, teamB }) => teamA.includes(id) || teamB.includes(id));
  if (played.length === 0) return null;
  const earned = played.map(({ teamA, winningTeam }) => {
    if (winningTeam === 'DRAW') return points.draw;
    return (winningTeam === 'TEAM_A') === teamA.includes(id) ? points.win : 0;
  });
  return earned.reduce((sum, value) => sum + value, 0) / played.length;
}

function teamFrom(present: readonly Member[], inA: readonly number[]): Pick {
  return { teamA: inA.map((index) => present[index]?.id ?? '') };
}

function inRandomOrder<T>(items: readonly T[], stream: Stream): T[] {
  return items
    .map((item) => ({ item, key: stream() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
