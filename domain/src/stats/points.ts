/** What earns leaderboard points. One table, so that nothing else need know a number. */
export const POINTS = {
  win: 3,
  draw: 1,
  loss: 0,
  /** Each player-of-the-match award. */
  motm: 5,
  /** Each completed run of three wins, on top of the wins. */
  threeInARow: 3,
  /** Each completed run of five wins, on top of the wins. */
  fiveInARow: 5,
} as const;

export const RUN_LENGTHS = { threeInARow: 3, fiveInARow: 5 } as const;
