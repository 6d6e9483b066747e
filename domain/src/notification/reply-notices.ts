import { organisersOf } from '../access.ts';
import { isAddedByHand, type Uid } from '../ids.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import type { People } from '../instance/player-instance.schema.ts';
import { notUpcomingReason } from '../instance/state-rules.ts';
import { isGiven, toQueue } from '../queue/queue.ts';
import { isSame } from '../transitions/transition.ts';
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
} from './draft.ts';
import { inviteDraft, offerDraft, promotedDraft, unreachedOfferDraft } from './drafts.ts';
import { planDropOutNotices, promotedBy } from './drop-out-notices.ts';
import { isNotifiedOfTeam } from './organiser-notices.ts';

/** After the start, a change is a correction and notifies no one. */
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
 * Plans the notices for people who were reserves and have a spot now, unless they were notified of their team. Finds
 * former reserves in `handled.reserves` and in the queue before the change.
 * @param change change that caused the plan, or null. The person who replied gets a notice only if the reply accepts an
 * offer, or got no spot at first
 */
export function planSpotNotices(
  state: NotificationState,
  handled: Handled,
  change: PlayerInstanceChange | null = null,
): NotificationPlan {
  const { game, instance, people } = state;
  const { playing } = toQueue(people, { ...instance, game });
  // A move to a team notifies no one until an organiser sends the teams.
  const withoutTeams = people.map((person) => ({ ...person, team: 'NO_TEAM' as const }));
  const reserves = uidsOf(toQueue(withoutTeams, { ...instance, game }).reserves).toSorted();
  const promotedNow = change === null ? [] : promotedBy(state, change);
  const formerReserves = new Set([...handled.reserves, ...uidsOf(promotedNow)]);
  if (change && change.before?.status !== change.after?.status) {
    if (wasReserve(state, change)) formerReserves.add(change.uid);
    else formerReserves.delete(change.uid);
  }
  // A person who changes their own condition sees the result on the screen.
  if (change && !isSame(change.before?.condition ?? null, change.after?.condition ?? null))
    formerReserves.delete(change.uid);
  // A late event may find a person with a spot who was never stored in `handled.reserves`.
  if (change && (hasAccepted(change) || isNewlyGiven(change))) formerReserves.add(change.uid);
  const promoted = playing.filter(
    ({ uid }) =>
      formerReserves.has(uid) && !reserves.includes(uid) && !isNotifiedOfTeam(instance.teamsTold, uid),
  );
  return {
    drafts: [
      ...promoted.flatMap((person) =>
        addressTo([person.uid], promotedDraft(instance, instance.lateQueue ? {} : person)),
      ),
      ...draftsOfOffers(state),
    ],
    handled: { reserves },
  };
}

/** True if all spots were taken at the time of the reply, although drop-outs have freed one since. */
function wasReserve(
  { game, instance, people }: NotificationState,
  { uid, after }: PlayerInstanceChange,
): boolean {
  const at = people.find((person) => person.uid === uid)?.repliedAt ?? null;
  if (after?.status !== 'PLAYING' || at === null || (instance.lateQueue ?? null) !== null) return false;
  const mayHaveHadSpot = people.filter(
    ({ status, repliedAt }) =>
      repliedAt !== null &&
      ((status === 'PLAYING' && repliedAt < at) || (status === 'NOT_PLAYING' && repliedAt > at)),
  );
  return mayHaveHadSpot.length >= game.numberOfPlayers;
}

function hasAccepted({ before, after }: PlayerInstanceChange): boolean {
  return before?.acceptedAt?.getTime() !== after?.acceptedAt?.getTime();
}

function isNewlyGiven({ before, after }: PlayerInstanceChange): boolean {
  return after !== null && isGiven(after) && !(before && isGiven(before));
}

/** A plus-one has no inbox, so the player who brought the plus-one gets the offer. */
export function offerRecipient(uid: Uid, people: People): Uid {
  return (isAddedByHand(uid) && people.find((person) => person.uid === uid)?.broughtBy) || uid;
}

/** Organisers ask the people whom Fives can't notify. */
function draftsOfOffers({ game, instance, people, unreached }: NotificationState): AddressedDraft[] {
  return Object.entries(instance.lateQueue?.offers ?? {}).flatMap(([uid, askedAt]) => {
    const recipient = offerRecipient(uid, people);
    const person = people.find((each) => each.uid === recipient);
    const offer = addressTo([recipient], offerDraft(instance, askedAt));
    if (!person || !unreached?.has(uid)) return offer;
    return [...offer, ...addressTo(organisersOf(game), unreachedOfferDraft(instance, askedAt, person))];
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
