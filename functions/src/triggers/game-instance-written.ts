import { isDeepStrictEqual } from 'node:util';
import {
  affectsNotices,
  affectsReserves,
  DOCUMENTS,
  type DueAt,
  dueOf,
  gameIdSchema,
  type InstanceChange,
  mustRestoreInvites,
  NOTHING_HANDLED,
  paths,
  planInstanceNotices,
  readDocument,
  storedHistoryInstanceSchema,
  TEXT_LIMITS,
} from '@fives/domain';
import { updateGameInstance } from '../db/collections/game-instances.ts';
import { repairTexts } from '../db/document.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import { closeVoting } from '../instance/close-voting.ts';
import {
  findInstanceState,
  handledOf,
  type InstanceState,
  updateDueTimes,
  updateSummary,
} from '../instance/instance-state.ts';
import { addPoolToInstance } from '../instance/invite-pool.ts';
import { updateCountsAndMembers, updateOffers } from '../instance/player-instances.ts';
import { storeNotificationPlan } from '../notifications/store-notifications.ts';
import { recordInHistory } from '../stats/record-in-history.ts';
import { changesAny, idIn, type Written, type WrittenHandler } from './written.ts';

/** Fields that change the history. Line-ups are excluded, because they come from player instances. */
const HISTORY_FIELDS = [...Object.keys(storedHistoryInstanceSchema.shape), 'noShows'].filter(
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
  const { before, after } = written;
  const isImported = Boolean((after ?? before)?.importId);
  // An import counts its results itself, when all of its instances exist.
  const isCountedByImport = isImported && (before === null || after === null);
  if (changesAny(written, HISTORY_FIELDS) && !isCountedByImport) {
    const gameId = gameIdSchema.safeParse((after ?? before)?.gameId);
    const startBefore = before?.startDateTime;
    if (gameId.success) await recordInHistory({ gameId: gameId.data, giId, startBefore }, now);
  }
  if (isImported) return;
  // No-shows are no candidates.
  if (before !== null && after !== null && changesAny(written, ['noShows'])) await closeVoting(giId, now);
  const change = toInstanceChange(written);
  if (change !== null && affectsNotices(change)) {
    // `storeNotificationPlan` also stores the due times.
    await inTransaction(async (transaction) => {
      const mayChangeReserves = affectsReserves(change);
      const reader = mayChangeReserves ? transaction : transaction.unconfirmed;
      const found = await findInstanceState(giId, transaction, reader);
      if (found === null) return;
      const { numberOfPlayers } = change.before.game;
      const counted = mayChangeReserves
        ? updateCountsAndMembers(
            transaction,
            await updateOffers(transaction, found, now, { numberOfPlayers }),
          )
        : found;
      const state = updateSummary(transaction, counted, now);
      const handled = handledOf(state);
      const plan = planInstanceNotices(state, change, handled, now);
      const restored = mustRestoreInvites(state.instance, change, handled)
        ? restoreInvites(transaction, state)
        : state;
      const invited =
        change.before.status === restored.instance.status
          ? restored
          : await addPoolToInstance(transaction, restored, now);
      await storeNotificationPlan(transaction, invited, plan, now);
    });
  } else if (mayChangeDue(written, now)) await updateDueTimes(giId, now);
};
// Each change of the status has separate notices.
gameInstanceWritten.coalescedFields = HISTORY_FIELDS.filter((field) => field !== 'status');

function toInstanceChange({ before, after }: Written): InstanceChange | null {
  return before && after && { before: readInstance(before), after: readInstance(after) };
}

/** Stores `INVITES_SENT` again after a direct write has put an instance back on with another status. */
function restoreInvites(transaction: Transaction, state: InstanceState): InstanceState {
  const fields = { status: 'INVITES_SENT' } as const;
  updateGameInstance(transaction, state.instance.id, fields);
  return { ...state, instance: { ...state.instance, ...fields } };
}

/** Uses only the event, so that most writes cost no read. */
function mayChangeDue({ before, after }: Written, now: Date): boolean {
  if (after === null) return false;
  return !isDeepStrictEqual(dueWithNothingHandled(before, now), dueWithNothingHandled(after, now));
}

/** The event does not contain `handled`, which changes only in transactions that also store the due times. */
function dueWithNothingHandled(fields: Written['after'], now: Date): DueAt | null {
  return fields && dueOf(readInstance(fields), NOTHING_HANDLED, now);
}

/** Returns the instance in an event, without its id. */
function readInstance(fields: NonNullable<Written['after']>) {
  return readDocument(DOCUMENTS.gameInstance, fields, '');
}
