import {
  draftsOfShortGame,
  dueOf,
  type GameInstance,
  type GiId,
  hasPace,
  isWarningTime,
  MAX_PACE_WEEKS,
  type PaceAdvice,
  usualYes,
  whomToAsk,
} from '@fives/domain';
import { findStartedOfGame } from '../db/collections/game-instances.ts';
import { findInstanceJobs } from '../db/collections/instance-jobs.ts';
import { findPlayerInstances } from '../db/collections/player-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { findInstanceWithJobs, handledOf, saveProgress } from '../instance/progress.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';
import { isPast } from './run-job.ts';

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
    if (isDue) {
      const drafts = draftsOfShortGame(instance, await findAdvice(instance, now));
      await storeNotifications(transaction, drafts, [], now);
    }
    saveProgress(transaction, found, isDue ? { handled: { warning: true } } : {}, now);
    return isDue;
  });
}

/**
 * Compares the replies with those of the last weeks at this time before the start.
 * @returns null for a young group, or if the warning is late
 */
async function findAdvice(instance: GameInstance, now: Date): Promise<PaceAdvice | null> {
  if (!isWarningTime(instance, now)) return null;
  const past = await Promise.all(
    (await findStartedOfGame(instance.gameId, now, MAX_PACE_WEEKS)).map(async (started) => ({
      instance: started,
      earlyYes: (await findInstanceJobs(started.id))?.handled.earlyYes,
    })),
  );
  const usual = usualYes(past);
  if (usual === null) return null;
  const replies = past.filter(hasPace).map(async ({ instance: { id, startDateTime } }) => ({
    startDateTime,
    people: await findPlayerInstances(id),
  }));
  const [people, pastReplies] = await Promise.all([findPlayerInstances(instance.id), Promise.all(replies)]);
  return { usual, toAsk: whomToAsk(instance, people, pastReplies) };
}
