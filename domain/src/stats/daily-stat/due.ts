import type { Game } from '../../game/game.schema.ts';
import { nextDay } from './stat-of-the-day.ts';

/**
 * When a game's next stat of the day should be worked out; null for not before something is recorded. A stat lasts for
 * its day. A game without one has had nothing to tell when it was last looked at (null), or waits to be looked at (a
 * moment in the past). So the daily work depends on what is due, and not on how many games there are. As it follows
 * from what is stored, it can be put right at any time, also for a game that was written without it.
 * @param hasNews whether there are results that it has not been looked at with
 */
export function dailyStatDueAt(
  { dailyStat, dailyStatDueAt: known }: Pick<Game, 'dailyStat' | 'dailyStatDueAt'>,
  hasNews: boolean,
  now: Date,
): Date | null {
  if (dailyStat !== null) return nextDay(dailyStat.computedAt);
  if (!known) return hasNews ? now : null;
  // Due tomorrow, and without the stat that lasts until then: somebody has taken it away.
  return known > now ? now : known;
}
