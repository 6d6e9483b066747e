const DAILY_STAT_HOUR_UTC = 6;
const DAY = 24 * 3_600_000;

export function latestMorning(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), DAILY_STAT_HOUR_UTC);
  return new Date(today <= now.getTime() ? today : today - DAY);
}
