/**
 * What the model believes before any result, as plain numbers. Goals are counted in units of chance: one unit is the
 * spread (standard deviation) that luck alone gives a game's goal difference, about 3.3 goals in a usual group. Groups
 * that score more or less, or play for the golden goal, thus scale themselves.
 */
export const MODEL = {
  /**
   * Spread of players' strengths. Two public records of pick-up football (47 scored games of six a side; 152 games
   * known by winner) allow 0 to 0.2; 0.18 is where the scored one is likeliest.
   */
  skillSpread: 0.18,
  /** What one player more is worth before any odd game was played, and how unsure that is (0.8 ± 0.8 goals). */
  extraPlayer: 0.24,
  extraPlayerSpread: 0.24,
  /** Share of what a result taught that is still true a week later; the rest goes back to not knowing. */
  keptPerWeek: 0.995,
  /** Goal difference beyond which a rout says no more about strength. */
  routGoals: 8,
  /** A side is known to have won: its goal difference was at least this. */
  narrowestWin: 0.5,
  /** Mean squared goal difference to expect, worth this many games: E[GD²] is 12.8 in the scored record above. */
  expectedSquare: 11,
  expectedSquareGames: 6,
  /** Correlation of one organiser's stars with true strength; costs nothing should it be 0.6, harms little at 0.3. */
  starTrust: 0.4,
  /** Where one to five stars stand in a group, in spreads from its middle: the means of a normal's five slices. */
  starPlaces: [-1.7, -0.8, 0, 0.8, 1.7],
} as const;
