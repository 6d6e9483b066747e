import { isDeepStrictEqual } from 'node:util';
import { dueOf, gameIdSchema, gameInstanceSchema, historyInstanceSchema } from '@fives/domain';
import { inTransaction } from '../db/in-transaction.ts';
import { keepDue } from '../instance/upkeep.ts';
import { findWholeInstance } from '../instance/whole-instance.ts';
import { announce } from '../notifications/news.ts';
import { mayBeNews, newsOfInstance } from '../notifications/news-of-instance.ts';
import { recordInHistory } from '../stats/record-in-history.ts';
import { concerns, idIn, type Written, type WrittenHandler } from './written.ts';

/** The fields that the history remembers, or takes its order from. The line-ups are of other documents. */
const REMEMBERED = Object.keys(historyInstanceSchema.shape).filter(
  (field) => !['giId', 'teamA', 'teamB'].includes(field),
);

/**
 * Keeps the game's history and table in line with the instance, the end of voting with its start, and what is due with
 * all of it: also for an instance that was written without saying what is due. Tells its people what is news to them.
 */
export const gameInstanceWritten: WrittenHandler = async (written, now) => {
  const giId = idIn(written, 'giId');
  if (concerns(written, REMEMBERED)) {
    const gameId = gameIdSchema.safeParse((written.after ?? written.before)?.gameId);
    if (gameId.success) await recordInHistory({ gameId: gameId.data, giId }, now);
  }
  if (mayBeNews(written)) {
    await inTransaction(async (transaction) => {
      const whole = await findWholeInstance(giId, transaction);
      if (whole) await announce(transaction, whole, newsOfInstance(whole, written, now), now);
    });
  }
  if (!isDueKept(written, giId, now)) await keepDue(giId, now);
};

/** Seen from the event alone, so that a write that makes nothing due costs no read. A later event sees what this misses. */
function isDueKept({ after }: Written, giId: string, now: Date): boolean {
  if (after === null) return true;
  const instance = gameInstanceSchema.strip().safeParse({ ...after, id: giId });
  return instance.success && isDeepStrictEqual(instance.data.dueAt, dueOf(instance.data, now));
}
