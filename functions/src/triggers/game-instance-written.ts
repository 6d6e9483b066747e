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

/** Fields that the history stores or sorts by. The line-ups come from other documents. */
const REMEMBERED = Object.keys(storedHistoryInstanceSchema.shape).filter(
  (field) => !['giId', 'teamA', 'teamB'].includes(field),
);

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
    // `storeNotificationPlan` also stores when the jobs are due.
    await inTransaction(async (transaction) => {
      // Another number of spots, or another start, changes the reserves or the offers.
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
gameInstanceWritten.coalescedFields = REMEMBERED.filter((field) => field !== 'status');

/** Keeps the status of sent invites if a direct write puts an instance back on with another status. */
function restoreInvites(transaction: OptimisticTransaction, state: InstanceState): InstanceState {
  const fields = { status: 'INVITES_SENT' } as const;
  updateGameInstance(transaction, state.instance.id, fields);
  return { ...state, instance: { ...state.instance, ...fields } };
}

/** True if a write may have changed a due time. Uses only the event, so that most writes cost no read. */
function mayMoveDue({ before, after }: Written, now: Date): boolean {
  if (after === null) return false;
  return !isDeepStrictEqual(dueWithNothingHandled(before, now), dueWithNothingHandled(after, now));
}

/**
 * Ignores `handled`, which can only remove due times: if this is unchanged, so are they. The result is an exception,
 * but its due time is stored together with `handled`.
 */
function dueWithNothingHandled(fields: Written['after'], now: Date): DueAt | null {
  return fields && dueOf(readDocument(DOCUMENTS.gameInstance, fields, ''), NOTHING_HANDLED, now);
}
