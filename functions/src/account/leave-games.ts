import { isDeepStrictEqual } from 'node:util';
import {
  type Game,
  type GiId,
  hasStarted,
  planReplyNotices,
  replyFields,
  type Uid,
  withoutPerson,
} from '@fives/domain';
import { pagesOfMember } from '../db/collections/game-instances.ts';
import { findGamesOf } from '../db/collections/games.ts';
import { findAllNotes, saveOrganiserNotes } from '../db/collections/organiser-notes.ts';
import { deriveUntilStable, inTransaction } from '../db/in-transaction.ts';
import { readPages } from '../db/pages.ts';
import { findInstanceState } from '../instance/instance-state.ts';
import { playerInstanceOf, savePeople } from '../instance/player-instances.ts';
import { handledOf } from '../instance/progress.ts';
import { storeNotificationPlan } from '../notifications/store-notifications.ts';

export async function leaveGames(uid: Uid, now: Date): Promise<void> {
  for await (const page of readPages(pagesOfMember(uid))) {
    const upcoming = page.filter(({ startDateTime }) => !hasStarted(startDateTime, now));
    for (const { id } of upcoming) await replyNo(id, uid, now);
  }
  for (const game of await findGamesOf(uid)) await deleteFromNotes(game, uid);
}

/** Replies no and notifies in one transaction, because account deletion may replace the uid before a trigger runs. */
export function replyNo(giId: GiId, uid: Uid, now: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const state = await findInstanceState(giId, transaction);
    const before = state && playerInstanceOf(state, uid);
    if (!before || before.status === 'NOT_PLAYING') return;
    const after = { ...before, ...replyFields(before, 'NOT_PLAYING', now) };
    const saved = savePeople(transaction, state, [after], now);
    const plan = planReplyNotices(saved, { uid, before, after }, handledOf(saved), now);
    await storeNotificationPlan(transaction, saved, plan, now);
  });
}

function deleteFromNotes(game: Game, uid: Uid): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    for (const { uid: owner, notes } of await findAllNotes(game.id, transaction)) {
      const others = withoutPerson(notes, uid);
      if (!isDeepStrictEqual(others, notes)) saveOrganiserNotes(transaction, game.id, owner, others);
    }
  });
}
