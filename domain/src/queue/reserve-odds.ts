export interface ReserveWeek {
  readonly numberOfPlayers: number;
  /** Includes reserves. */
  readonly yesAtStart: number;
  readonly promotedReserves: number;
}

export interface ReserveOdds {
  readonly played: number;
  readonly weeks: number;
}

/** With fewer weeks, the share is unreliable. */
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
