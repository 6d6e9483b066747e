/** UTC hour at which the daily stat is computed. */
const DAILY_HOUR = 6;
const DAY = 24 * 3_600_000;

export function latestMorning(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), DAILY_HOUR);
  return new Date(today <= now.getTime() ? today : today - DAY);
}
