/** When the stat of the day is worked out, by UTC's clock. */
const DAILY_HOUR = 6;
const DAY = 24 * 3_600_000;

/** The last time that it was six in the morning: when the stat of the day was worked out last. */
export function latestMorning(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), DAILY_HOUR);
  return new Date(today <= now.getTime() ? today : today - DAY);
}
