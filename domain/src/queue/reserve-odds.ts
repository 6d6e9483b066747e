/** Spots and reserves of a past instance. */
export interface ReserveWeek {
  readonly numberOfPlayers: number;
  /** Number of yes replies at the start, with reserves. */
  readonly yesAtStart: number;
  /** Number of reserves who got a spot. */
  readonly promotedReserves: number;
}

export interface ReserveOdds {
  /** Number of weeks in which a reserve at the position would have played. */
  readonly played: number;
  /** Number of weeks. */
  readonly weeks: number;
}

/** Fewer weeks say too little. */
const MIN_WEEKS = 8;

/**
 * Returns in how many past weeks a reserve would have played: at least `position` spots went to reserves or stayed free.
 * Returns null below eight weeks.
 * @param position 1 for the first reserve
 */
export function oddsForReserve({
  position,
  weeks,
}: {
  readonly position: number;
  readonly weeks: readonly ReserveWeek[];
}): ReserveOdds | null {
  if (weeks.length < MIN_WEEKS) return null;
  const spotsFor = ({ numberOfPlayers, yesAtStart, promotedReserves }: ReserveWeek) =>
    promotedReserves + Math.max(0, numberOfPlayers - yesAtStart);
  return { played: weeks.filter((week) => spotsFor(week) >= position).length, weeks: weeks.length };
}
