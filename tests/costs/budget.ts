/**
 * What may be read, written and run at most. Documents are counted as Firestore bills them; reads of the rules' own `get`
 * come on top, and pushes to devices. What it all comes to in money: docs/costs.md.
 */
export const BUDGET = {
  /** A week of a game of ten with a pool of twelve, all jobs and triggers in it. */
  week: { reads: 780, writes: 160 },
  /** A yes or no, with its triggers. */
  answer: { writes: 4 },
  /** A result, with the history, the table and ten people told. */
  result: { writes: 30 },
  /** The first look at a screen. The notices that are not read yet come on top of each: one for each, and at least one. */
  screens: {
    /**
     * The player, the game that comes next, and for each card its instance and up to three documents that say what the
     * viewer has to do: the reply; after the start also the ballot and the share.
     */
    home: (cards: number) => 2 + 4 * cards,
    game: () => 3,
    instance: (_cards: number, players: number) => 3 + players,
    stats: () => 2,
  },
  /** The scripts that run until a screen is drawn, in kB of Brotli: as they are, and 2 more. No screen may pass 320. */
  scripts: { home: 308, game: 302, instance: 320, stats: 307 },
  /**
   * For how long they run, on a device a quarter as fast: processor time of the page's own thread, times four, in ms. Three to
   * four times what they take on a machine with nothing else to do: a slower one, or one that is shared, takes twice as long.
   */
  running: { home: 5_000, game: 5_000, instance: 5_000, stats: 5_000 },
} as const;
