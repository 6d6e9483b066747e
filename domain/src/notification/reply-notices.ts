import { organisersOf } from '../access.ts';
import { isAddedByHand } from '../ids.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import { notUpcomingReason } from '../instance/state-rules.ts';
import { toQueue } from '../queue/queue.ts';
import { inviteDraft, offerDraft, promotedDraft } from './drafts-ahead.ts';
import { planDropOutNotices, promotedBy } from './drop-out-notices.ts';
import {
  type AddressedDraft,
  actingOrganiser,
  addressTo,
  mergePlans,
  NO_NOTIFICATIONS,
  type NotificationPlan,
  type NotificationState,
  type PlayerInstanceChange,
  uidsOf,
} from './notification-plan.ts';
import { isNotifiedOfTeam } from './teams-notices.ts';

/**
 * Plans the notices that follow a change of a player instance. After the start, changes are corrections and notify no
 * one.
 */
export function planReplyNotices(
  state: NotificationState,
  change: PlayerInstanceChange,
  handled: Handled,
  now: Date,
): NotificationPlan {
  if (notUpcomingReason(state.instance, now) !== null) return NO_NOTIFICATIONS;
  return mergePlans([
    planDropOutNotices(state, change),
    planSpotNotices(state, handled, change),
    planInviteNotices(state, change),
  ]);
}

/**
 * Notifies everyone who was a reserve and has a spot now, unless they know their team. Compares with
 * `handled.reserves` and with the queue before the change.
 * @param change an own reply does not promote
 */
export function planSpotNotices(
  state: NotificationState,
  handled: Handled,
  change: PlayerInstanceChange | null = null,
): NotificationPlan {
  const { game, instance, people } = state;
  const { playing, reserves } = toQueue(people, { ...instance, game });
  const movedUp = change === null ? [] : promotedBy(state, change);
  const hasAccepted = change?.before?.acceptedAt?.getTime() !== change?.after?.acceptedAt?.getTime();
  const ownReply = hasAccepted ? null : change?.uid;
  // A late event may find the person in the spot already, without a record of them as a reserve.
  const accepted = hasAccepted && change ? [change.uid] : [];
  const waited = new Set([...handled.reserves, ...uidsOf(movedUp), ...accepted]);
  const promoted = playing.filter(
    ({ uid }) => waited.has(uid) && uid !== ownReply && !isNotifiedOfTeam(instance.teamsTold, uid),
  );
  return {
    drafts: [
      ...addressTo(uidsOf(promoted), promotedDraft(instance)),
      ...draftsOfOffers({ game, instance, people }),
    ],
    handled: { reserves: uidsOf(reserves).toSorted() },
  };
}

/**
 * Offers each spot once per person. A plus-one has no inbox, so the player who added them is asked, or the
 * organisers.
 */
function draftsOfOffers({ game, instance, people }: NotificationState): AddressedDraft[] {
  return Object.entries(instance.lateQueue?.offers ?? {}).flatMap(([uid, askedAt]) => {
    const bringer = people.find((person) => person.uid === uid)?.broughtBy;
    const asked = isAddedByHand(uid) ? (bringer ? [bringer] : organisersOf(game)) : [uid];
    return addressTo(asked, offerDraft(instance, askedAt));
  });
}

function planInviteNotices(
  { game, instance, people }: NotificationState,
  { uid, before }: PlayerInstanceChange,
): NotificationPlan {
  const playerInstance = people.find((person) => person.uid === uid);
  const isInvited =
    before === null &&
    instance.status === 'INVITES_SENT' &&
    playerInstance?.status === 'UNANSWERED' &&
    uid !== actingOrganiser(game, null);
  return isInvited ? { drafts: addressTo([uid], inviteDraft(instance)), handled: {} } : NO_NOTIFICATIONS;
}
