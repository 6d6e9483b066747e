import { type Actor, isMember } from '../access.ts';
import type { Game } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import type { Counts } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { guestCapacity, instanceCapacity } from '../limits.ts';
import type { Reason } from '../reasons.ts';

type ViewRules = Pick<Game, 'orgUid' | 'organiserUids' | 'memberUids' | 'removed' | 'inviteKey'>;
type NewcomerRules = Pick<Game, 'isClosed' | 'maxGuests' | 'numberOfPlayers'>;

export type JoinRules = ViewRules & NewcomerRules;

export function viewReason(game: ViewRules, uid: Uid, key: string | null): Reason | null {
  if (uid in game.removed) return { code: 'REMOVED' };
  const hasAccess = game.inviteKey === null || game.inviteKey === key || isMember(game, uid);
  return hasAccess ? null : { code: 'LINK_RENEWED' };
}

export function joinReason(
  game: JoinRules,
  counts: Counts,
  actor: Actor,
  key: string | null = null,
): Reason | null {
  const reason = viewReason(game, actor.uid, key);
  if (reason !== null) return reason;
  return isMember(game, actor.uid) ? null : newcomerReason(game, counts, actor.isGuest);
}

export function newcomerReason(game: NewcomerRules, counts: Counts, isGuest: boolean): Reason | null {
  if (game.isClosed) return { code: 'CLOSED' };
  const people = counts.playing + counts.notPlaying + counts.unanswered;
  if (people >= instanceCapacity(game.numberOfPlayers)) return { code: 'NO_ROOM' };
  return isGuest && (counts.guests ?? 0) >= guestCapacity(game) ? { code: 'NO_ROOM_FOR_GUESTS' } : null;
}

export function hasJoinedAsGuest(person: Pick<PlayerInstance, 'isGuest' | 'addedBy' | 'status'>): boolean {
  return person.isGuest && (person.addedBy ?? null) === null && person.status !== 'UNANSWERED';
}

export function countsAsGuest(
  person: Pick<PlayerInstance, 'isGuest' | 'addedBy' | 'broughtBy' | 'status'>,
): boolean {
  return (person.broughtBy ?? null) !== null || hasJoinedAsGuest(person);
}

type Joined = Pick<PlayerInstance, 'uid' | 'isGuest' | 'addedBy' | 'broughtBy' | 'status' | 'repliedAt'>;

/**
 * Returns the uids of removed people and of newcomers above capacity. Concurrent joins can exceed the limit, because
 * the counts are updated later.
 */
export function overCapacityUids(game: JoinRules, people: readonly Joined[]): Set<string> {
  const isNew = ({ uid, addedBy }: Joined) => !isMember(game, uid) && (addedBy ?? null) === null;
  const surplus = new Set(people.filter(({ uid }) => uid in game.removed).map(({ uid }) => uid));
  let joined = people.filter((person) => !isNew(person)).length;
  let guests = people.filter((person) => !isNew(person) && countsAsGuest(person)).length;
  for (const person of people.filter(isNew).toSorted(byReply)) {
    if (surplus.has(person.uid)) continue;
    const isGuest = hasJoinedAsGuest(person);
    if (joined >= instanceCapacity(game.numberOfPlayers) || (isGuest && guests >= guestCapacity(game))) {
      surplus.add(person.uid);
      continue;
    }
    joined++;
    if (isGuest) guests++;
  }
  return surplus;
}

function byReply(a: Joined, b: Joined): number {
  return (a.repliedAt?.getTime() ?? 0) - (b.repliedAt?.getTime() ?? 0) || (a.uid < b.uid ? -1 : 1);
}

/** Missed replies in a row after which a person is not invited: eight weeks of a weekly game. */
export const MISSED_REPLIES_LIMIT = 8;

/** Missed replies in a row by uid. People with none are left out. */
export type MissedReplies = Readonly<Record<string, number>>;

/**
 * Returns the missed replies after another instance. The number stays for people without a player instance, because
 * no one asked them.
 */
export function missedRepliesAfter(
  missed: MissedReplies,
  people: readonly Pick<PlayerInstance, 'uid' | 'status'>[],
): MissedReplies {
  const after = { ...missed };
  for (const { uid, status } of people) {
    if (status === 'UNANSWERED') after[uid] = (missed[uid] ?? 0) + 1;
    else delete after[uid];
  }
  return after;
}

/** Returns the missed replies without the one that each of these people missed in one instance. */
export function missedRepliesWithout(
  missed: MissedReplies,
  people: readonly Pick<PlayerInstance, 'uid'>[],
): MissedReplies {
  const uids = new Set(people.map(({ uid }) => uid));
  const counts = Object.entries(missed).map(
    ([uid, count]) => [uid, uids.has(uid) ? count - 1 : count] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/**
 * Returns the people to invite, in their original order. If more than `most` can be invited, keeps the people with the
 * fewest missed replies.
 */
export function peopleToInvite<P extends { readonly uid: Uid }>(
  people: readonly P[],
  missed: MissedReplies,
  most: number,
): P[] {
  const missedBy = ({ uid }: P) => missed[uid] ?? 0;
  const asked = people.filter((person) => missedBy(person) < MISSED_REPLIES_LIMIT);
  const first = new Set(asked.toSorted((a, b) => missedBy(a) - missedBy(b)).slice(0, most));
  return asked.filter((person) => first.has(person));
}
