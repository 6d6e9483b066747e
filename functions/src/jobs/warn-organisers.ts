import {
  canWarningWait,
  draftsOfShortGame,
  dueOf,
  type GameInstance,
  type GiId,
  type PaceAdvice,
  paceAt,
  paceHoursAt,
  weeksWithCount,
  whomToAsk,
} from '@fives/domain';
import { findStartedOfGame } from '../db/collections/game-instances.ts';
import { findInstanceJobs } from '../db/collections/instance-jobs.ts';
import { findPlayerInstances } from '../db/collections/player-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { findInstanceWithJobs, handledOf, saveProgress } from '../instance/progress.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';
import { isPast } from './run-job.ts';

const MAX_WEEKS = 16;

/**
 * Warns the organisers of a game that is short of players. Computes the due time again, because the instance may have
 * changed since the query.
 */
export function warnOrganisersOf(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const found = await findInstanceWithJobs(giId, transaction);
    if (found === null) return false;
    const { instance } = found;
    const isDue = isPast(dueOf(instance, handledOf(found), now).warning, now);
    if (!isDue) {
      saveProgress(transaction, found, {}, now);
      return false;
    }
    const advice = await findAdvice(instance, now);
    const mustWait = advice === 'wait';
    if (!mustWait) await storeNotifications(transaction, draftsOfShortGame(instance, advice), [], now);
    const handled = mustWait ? { warningWaits: true } : { warning: true };
    saveProgress(transaction, found, { handled }, now);
    return !mustWait;
  });
}

/**
 * Compares the replies with those of the last weeks at this time before the start.
 * @returns null for a young group, or if the warning is late
 */
async function findAdvice(instance: GameInstance, now: Date): Promise<PaceAdvice | 'wait' | null> {
  const hours = paceHoursAt(instance, now);
  if (hours === null) return null;
  const past = await Promise.all(
    (await findStartedOfGame(instance.gameId, now, MAX_WEEKS)).map(async (started) => ({
      instance: started,
      yesCounts: (await findInstanceJobs(started.id))?.handled.yesCounts,
    })),
  );
  const pace = paceAt(instance, past, hours);
  if (pace === null) return null;
  if (canWarningWait(pace, hours)) return 'wait';
  const replies = weeksWithCount(past, hours).map(async ({ instance: { id, startDateTime } }) => ({
    startDateTime,
    people: await findPlayerInstances(id),
  }));
  const [people, pastReplies] = await Promise.all([findPlayerInstances(instance.id), Promise.all(replies)]);
  return { usual: pace.usual, toAsk: whomToAsk(instance, people, pastReplies, hours) };
}
