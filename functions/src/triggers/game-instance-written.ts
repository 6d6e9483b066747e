import { isDeepStrictEqual } from 'node:util';
import {
  affectsNotices,
  affectsReserves,
  DOCUMENTS,
  type DueAt,
  dueOf,
  gameIdSchema,
  mustRestoreInvites,
  NOTHING_HANDLED,
  paths,
  planInstanceNotices,
  readDocument,
  storedHistoryInstanceSchema,
  TEXT_LIMITS,
} from '@fives/domain';
import { updateGameInstance } from '../db/collections/game-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { repairTexts } from '../db/repair-texts.ts';
import { findInstanceState, type InstanceState } from '../instance/instance-state.ts';
import { addPoolToInstance } from '../instance/invite-pool.ts';
import { updateCountsAndMembers, updateLateQueue } from '../instance/player-instances.ts';
import { handledOf, updateDue } from '../instance/progress.ts';
import { updateSummary } from '../instance/summary.ts';
import { storeNotificationPlan, toInstanceChange } from '../notifications/store-notifications.ts';
import { recordInHistory } from '../stats/record-in-history.ts';
import { changesAny, idIn, type Written, type WrittenHandler } from './written.ts';

/** The fields that the history remembers, or takes its order from. The line-ups are of other documents. */
const REMEMBERED = Object.keys(storedHistoryInstanceSchema.shape).filter(
  (field) => !['giId', 'teamA', 'teamB'].includes(field),
);

/**
 * Keeps the game's history and table in line with the instance, the end of voting with its start, where it is played in the
 * summary, and when the jobs are due with all of it: also for an instance of which the server remembers nothing. Tells its people what is news to them,
 * and once invites go out gives everybody in the pool a place.
 */
export const gameInstanceWritten: WrittenHandler = async (written, now) => {
  const giId = idIn(written, 'giId');
  await repairTexts(paths.gameInstance(giId), written.after, {
    teamAName: TEXT_LIMITS.teamName,
    teamBName: TEXT_LIMITS.teamName,
    cancelReason: TEXT_LIMITS.cancelReason,
    ownLocation: TEXT_LIMITS.location,
  });
  if (changesAny(written, REMEMBERED)) {
    const gameId = gameIdSchema.safeParse((written.after ?? written.before)?.gameId);
    const startBefore = written.before?.startDateTime;
    if (gameId.success) await recordInHistory({ gameId: gameId.data, giId, startBefore }, now);
  }
  const change = toInstanceChange(written);
  if (change !== null && affectsNotices(change)) {
    // With what is handled it stores when the jobs are due.
    await inTransaction(async (transaction) => {
      // With another number of spots, or another start, others are reserves, or are asked.
      const hasOtherSpots = affectsReserves(change);
      const reader = hasOtherSpots ? transaction : transaction.unconfirmed;
      const found = await findInstanceState(giId, transaction, reader);
      if (found === null) return;
      const { numberOfPlayers } = change.before.game;
      const counted = hasOtherSpots
        ? updateCountsAndMembers(transaction, updateLateQueue(transaction, found, now, { numberOfPlayers }))
        : found;
      const state = updateSummary(transaction, counted, now);
      const handled = handledOf(state);
      const news = planInstanceNotices(state, change, handled, now);
      const restored = mustRestoreInvites(state.instance, change, handled)
        ? restoreInvites(transaction, state)
        : state;
      const invited =
        change.before.status === restored.instance.status
          ? restored
          : await addPoolToInstance(transaction, restored, now);
      await storeNotificationPlan(transaction, invited, news, now);
    });
  } else if (mayMoveDue(written, now)) await updateDue(giId, now);
};
// Each change of the status has notices of its own.
gameInstanceWritten.collapses = REMEMBERED.filter((field) => field !== 'status');

/** Invites that are out stay out, whatever status a direct write has put an instance back on with. */
function restoreInvites(transaction: OptimisticTransaction, state: InstanceState): InstanceState {
  const fields = { status: 'INVITES_SENT' } as const;
  updateGameInstance(transaction, state.instance.id, fields);
  return { ...state, instance: { ...state.instance, ...fields } };
}

/** Whether a write may have made something due at another time: seen from the event alone, so that most cost nothing. */
function mayMoveDue({ before, after }: Written, now: Date): boolean {
  if (after === null) return false;
  return !isDeepStrictEqual(dueWithNothingHandled(before, now), dueWithNothingHandled(after, now));
}

/**
 * What has been handled only ever takes away from what is due, so where this stays, what is due stays too; but for the
 * result, of which what is handled and what is due are stored together.
 */
function dueWithNothingHandled(fields: Written['after'], now: Date): DueAt | null {
  return fields && dueOf(readDocument(DOCUMENTS.gameInstance, fields, ''), NOTHING_HANDLED, now);
}
