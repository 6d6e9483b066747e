/**
 * Upper limits for document reads and writes as Firestore bills them, without `get` in rules and pushes to devices.
 * docs/costs.md has the costs in money.
 */
export const BUDGET = {
  week: { reads: 780, writes: 160 },
  reply: { writes: 4 },
  result: { writes: 30 },
  /** First visit of a screen. Unread notifications add one read each, and at least one. */
  screens: {
    /** The player, the next game, and per card the instance and up to three documents of the viewer. */
    home: (cards: number) => 2 + 4 * cards,
    game: () => 3,
    instance: (_cards: number, players: number) => 3 + players,
    stats: () => 2,
  },
  /** Scripts until a screen is drawn, in kB of Brotli: current size plus 1 or 2. */
  scripts: { home: 311, game: 304, instance: 318, stats: 310 },
  /**
   * Processor time of the main thread times four, in ms, for a device a quarter as fast. The limit is three to four
   * times the measured time, because a slow or shared machine takes twice as long.
   */
  running: { home: 5_000, game: 5_000, instance: 5_000, stats: 5_000 },
} as const;
