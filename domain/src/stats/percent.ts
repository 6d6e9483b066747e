/** `value` of `numPlayed` as a whole percentage; 0 where nothing was played. */
export function percentOfPlayed(value: number, numPlayed: number): number {
  return numPlayed === 0 ? 0 : Math.round((value / numPlayed) * 100);
}

/** How long a bar is beside the longest one, in percent from 0 to 100. */
export function barPercent(value: number, top: number): number {
  return top <= 0 ? 0 : Math.min(100, Math.max(0, (value / top) * 100));
}
