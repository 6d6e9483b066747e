import {
  type AddressedDraft,
  addressTo,
  CANCELLED_TITLE,
  can,
  cancelledDraft,
  draftsOfReplyReminder,
  draftsOfTeams,
  expectedUids,
  inviteDraft,
  invitedUids,
  isAddedByHand,
  offerDraft,
  offerRecipient,
  paymentDraft,
  type Reach,
  type ReachResponse,
  type ReachTopic,
  remindReason,
  rescheduledDraft,
  splitByReach,
  type Uid,
  uidsOf,
  unpaidUids,
} from '@fives/domain';
import { findContacts } from '../../db/collections/contacts.ts';
import { updateGameInstance } from '../../db/collections/game-instances.ts';
import { findCost } from '../../db/collections/money.ts';
import { findUidsWithNotification } from '../../db/collections/notifications.ts';
import { findPlayers } from '../../db/collections/players.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { type InstanceState, requireInstanceState } from '../../instance/instance-state.ts';
import { storeNotifications } from '../../notifications/store-notifications.ts';
import type { Handlers } from '../handler.ts';
import { requireCan, requireNoReason, toActor } from '../permissions.ts';

export const reachHandlers = {
  async getReach({ params, caller, now }) {
    const state = await requireInstanceState(params.giId);
    requireCan(caller, 'editMoney', state.game);
    const { uid } = caller;
    const { instance, people } = state;
    const cost = await findCost(params.giId);
    const expected = expectedUids(state, uid);
    const askedUids = Object.keys(instance.lateQueue?.offers ?? {});
    // Each group has the draft that is sent later, because the reach depends on the kind of the draft.
    const groups: Record<ReachTopic, AddressedDraft[]> = {
      plans: addressTo(expected, cancelledDraft(instance)),
      move: addressTo(expected, rescheduledDraft(instance)),
      backOn: addressTo(await findCancellationRecipients(state, uid), cancelledDraft(instance)),
      teams: draftsOfTeams(state, uid),
      invites: addressTo(await findInvited(state, uid), inviteDraft(instance)),
      replies: draftsOfReplyReminder(state, uid, now),
      offers: addressTo(
        [...new Set(askedUids.map((asked) => offerRecipient(asked, people)))],
        offerDraft(instance, now),
      ),
      payment: addressTo(cost ? unpaidUids(cost, uid) : [], paymentDraft(instance, '', false)),
    };
    const seesAll = can(toActor(caller), 'editInstance', state.game);
    const drafts = seesAll ? Object.values(groups).flat() : groups.payment;
    const reach = await findReach(state, drafts);
    return Object.fromEntries(
      Object.entries(groups).map(([topic, group]) => [
        topic,
        reach(seesAll || topic === 'payment' ? group : []),
      ]),
    ) as ReachResponse;
  },

  remindReplies({ params: { giId }, caller, now }) {
    return inTransaction(async (transaction) => {
      const state = await requireInstanceState(giId, transaction);
      requireNoReason(remindReason(state, toActor(caller), now));
      const drafts = draftsOfReplyReminder(state, caller.uid, now);
      await storeNotifications(transaction, drafts, state.people, now);
      updateGameInstance(transaction, giId, { remindedAt: now });
      return (await findReach(state, drafts))(drafts);
    });
  },
} satisfies Partial<Handlers>;

/** Returns a function that splits some of the drafts by reach. */
async function findReach(
  state: InstanceState,
  drafts: readonly AddressedDraft[],
): Promise<(some: readonly AddressedDraft[]) => Reach> {
  const uids = [...new Set(uidsOf(drafts))];
  const [contacts, names] = await Promise.all([findContacts(uids), findNames(state, uids)]);
  return (some) =>
    splitByReach(
      some,
      (uid) => names.get(uid) ?? 'Guest',
      (uid) => contacts.get(uid) ?? null,
    );
}

async function findCancellationRecipients(state: InstanceState, callerUid: string): Promise<string[]> {
  const others = uidsOf(state.people).filter((uid) => uid !== callerUid);
  const notified = await findUidsWithNotification(others, `${state.instance.id}_CANCELLED`, CANCELLED_TITLE);
  return [...notified, ...expectedUids(state, callerUid).filter(isAddedByHand)];
}

async function findInvited(state: InstanceState, callerUid: string): Promise<string[]> {
  const { id, status } = state.instance;
  const invited = invitedUids(state, callerUid);
  if (status !== 'INVITES_SENT') return invited;
  const others = uidsOf(state.people).filter((uid) => uid !== callerUid);
  return [...new Set([...invited, ...(await findUidsWithNotification(others, `${id}_INVITE`))])];
}

async function findNames(
  { people }: InstanceState,
  uids: readonly Uid[],
): Promise<ReadonlyMap<string, string>> {
  const joinedUids = new Set(uidsOf(people));
  const players = await findPlayers(uids.filter((uid) => !joinedUids.has(uid)));
  return new Map([...people, ...players].map(({ uid, name }) => [uid, name]));
}
