import { organisersOf } from '../access.ts';
import { isAddedByHand } from '../ids.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import { aheadReason } from '../instance/state-rules.ts';
import { toQueue } from '../queue/queue.ts';
import { inviteDraft, offerDraft, promotedDraft } from './drafts-ahead.ts';
import { movedUpBy, planDropOutNotices } from './drop-out-notices.ts';
import {
  type AddressedDraft,
  actingOrganiser,
  allOf,
  type News,
  type NewsState,
  NO_NEWS,
  type PlaceChange,
  toAll,
  uidsOf,
} from './news.ts';
import { isToldTeam } from './news-of-teams.ts';

/**
 * What a change of somebody's place means to others, as everybody's places are now. Before the start only: afterwards
 * places are corrected, and the correction is nobody's news.
 * @param handled what has been done about the instance so far
 */
export function newsOfPlace(state: NewsState, change: PlaceChange, handled: Handled, now: Date): News {
  if (aheadReason(state.instance, now) !== null) return NO_NEWS;
  return allOf([
    planDropOutNotices(state, change),
    spotNews(state, handled, change),
    inviteNews(state, change),
  ]);
}

/**
 * Notifies everyone who waited and has a spot now: by the reserves known from earlier events, and by the queue right before
 * this change, which may follow a reserve's reply within a second. Someone who was told their team had a spot already.
 * @param change the write to one person's entry, if that is the cause; a reply of one's own does not promote
 */
export function spotNews(state: NewsState, handled: Handled, change: PlaceChange | null = null): News {
  const { game, instance, people } = state;
  const { playing, reserves } = toQueue(people, { ...instance, game });
  const movedUp = change === null ? [] : movedUpBy(state, change);
  const waited = new Set([...handled.reserves, ...uidsOf(movedUp)]);
  const ownReply = change !== null && !hasAccepted(change) ? change.uid : null;
  const promoted = playing.filter(
    ({ uid }) => waited.has(uid) && uid !== ownReply && !isToldTeam(instance.teamsTold, uid),
  );
  return {
    drafts: [
      ...toAll(uidsOf(promoted), promotedDraft(instance)),
      ...draftsOfOffers({ game, instance, people }),
    ],
    handled: { reserves: uidsOf(reserves).toSorted() },
  };
}

/** True if a reserve took the spot that they were asked about. */
function hasAccepted({ before, after }: PlaceChange): boolean {
  return before?.acceptedAt?.getTime() !== after?.acceptedAt?.getTime();
}

/**
 * Whoever is asked whether they can still make it hears of it once, however often this is worked out. Who was added by hand
 * has no inbox: whoever brings them along is asked, or the organisers.
 */
function draftsOfOffers({ game, instance, people }: NewsState): AddressedDraft[] {
  return Object.entries(instance.lateQueue?.offers ?? {}).flatMap(([uid, askedAt]) => {
    const bringer = people.find((person) => person.uid === uid)?.broughtBy;
    const asked = isAddedByHand(uid) ? (bringer ? [bringer] : organisersOf(game)) : [uid];
    return toAll(asked, offerDraft(instance, askedAt));
  });
}

/** A place without a reply, once invites are out, is an invite. */
function inviteNews({ game, instance, people }: NewsState, { uid, before }: PlaceChange): News {
  const place = people.find((person) => person.uid === uid);
  const isInvited =
    before === null &&
    instance.status === 'INVITES_SENT' &&
    place?.status === 'UNANSWERED' &&
    uid !== actingOrganiser(game, null);
  return isInvited ? { drafts: toAll([uid], inviteDraft(instance)), handled: {} } : NO_NEWS;
}
