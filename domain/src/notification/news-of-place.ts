import { isOrganiser, organisersOf } from '../access.ts';
import { isAddedByHand } from '../ids.ts';
import type { Handled } from '../instance/instance-jobs.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { toQueue } from '../instance/queue.ts';
import { aheadReason } from '../instance/state-rules.ts';
import { dropOutDraft, inviteDraft, offerDraft, promotedDraft } from './drafts-ahead.ts';
import { type AddressedDraft, allOf, type News, type NewsState, NO_NEWS, toAll, uidsOf } from './news.ts';

/** The fields of a place of which a change may be news. */
type PlaceFields = Pick<PlayerInstance, 'status' | 'takenOutAt'>;

/** One write to one person's place. */
export interface PlaceChange {
  readonly uid: string;
  /** Null where the write made the place. */
  readonly before: PlaceFields | null;
  /** Null where the write deleted it. */
  readonly after: PlaceFields | null;
}

/**
 * What a change of somebody's place means to others, as everybody's places are now. Before the start only: afterwards
 * places are corrected, and the correction is nobody's news.
 * @param handled what has been done about the instance so far
 */
export function newsOfPlace(state: NewsState, change: PlaceChange, handled: Handled, now: Date): News {
  if (aheadReason(state.instance, now) !== null) return NO_NEWS;
  return allOf([dropOutNews(state, change), spotNews(state, handled), inviteNews(state, change)]);
}

/**
 * That somebody said yes before, only the change knows; that they still say no, the place itself. Of several who drop
 * out the organiser is told once; of whom they took out themselves, not at all.
 */
function dropOutNews({ game, instance, people }: NewsState, { uid, before, after }: PlaceChange): News {
  const place = people.find((person) => person.uid === uid);
  const hasDroppedOut = before?.status === 'PLAYING' && place?.status === 'NOT_PLAYING';
  const isTakenOut = before?.takenOutAt?.getTime() !== after?.takenOutAt?.getTime();
  if (!hasDroppedOut || isTakenOut) return NO_NEWS;
  const organisers = organisersOf(game).filter((organiser) => organiser !== uid);
  return { drafts: toAll(organisers, dropOutDraft(instance, uid)), handled: {} };
}

/**
 * Whoever was known to be a reserve and has a spot now is told, however many spots came free at once and in whatever
 * order that is heard of.
 */
export function spotNews({ game, instance, people }: NewsState, handled: Handled): News {
  const { playing, reserves } = toQueue(people, { ...instance, game });
  const waited = new Set(handled.reserves);
  const promoted = playing.filter(({ uid }) => waited.has(uid));
  return {
    drafts: [
      ...toAll(uidsOf(promoted), promotedDraft(instance)),
      ...draftsOfOffers({ game, instance, people }),
    ],
    handled: { reserves: uidsOf(reserves).toSorted() },
  };
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
    !isOrganiser(game, uid);
  return isInvited ? { drafts: toAll([uid], inviteDraft(instance)), handled: {} } : NO_NEWS;
}
