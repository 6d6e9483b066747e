import type { Stream } from './streams.ts';

/**
 * Returns the indices of team A in the split with the smallest difference. Chooses between equal splits at random.
 * Tries all splits, which is slow for many players.
 */
export function mostEvenSplit(values: readonly number[], stream: Stream): readonly number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const splits = splitsOf(values.length).map((team) => ({ team, tieBreak: stream() }));
  const ranked = splits.map(({ team, tieBreak }) => {
    const sum = team.reduce((partial, index) => partial + (values[index] ?? 0), 0);
    return { team, tieBreak, difference: Math.round(Math.abs(2 * sum - total) * 1e9) };
  });
  const best = ranked.reduce((a, b) =>
    b.difference < a.difference || (b.difference === a.difference && b.tieBreak < a.tieBreak) ? b : a,
  );
  return best.team;
}

const cachedSplits = new Map<number, readonly (readonly number[])[]>();

/** Returns each split once. If `size` is even, team A always has player 0. */
function splitsOf(size: number): readonly (readonly number[])[] {
  const splits =
    cachedSplits.get(size) ??
    combinations(size, Math.ceil(size / 2)).filter((team) => size % 2 === 1 || team[0] === 0);
  cachedSplits.set(size, splits);
  return splits;
}

function combinations(size: number, length: number, from = 0): number[][] {
  if (length === 0) return [[]];
  const result: number[][] = [];
  for (let first = from; first <= size - length; first++) {
    for (const rest of combinations(size, length - 1, first + 1)) result.push([first, ...rest]);
  }
  return result;
}
