import { organisersOf } from '../access.ts';
import { hashOf, type Uid } from '../ids.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { notUpcomingReason } from '../instance/state-rules.ts';
import { ordinal, reservesText, spotsOf } from '../queue/counts.ts';
import { positionAmongReserves, type Queue, toQueue } from '../queue/queue.ts';
import { lateDropOutsFrom } from '../time/start.ts';
import {
  addressTo,
  draft,
  NO_NOTIFICATIONS,
  type NotificationDraft,
  type NotificationPlan,
  type NotificationState,
  type PlayerInstanceChange,
  startDateText,
} from './draft.ts';

interface NextReserve {
  readonly person: PlayerInstance;
  readonly position: number;
  readonly isPromoted: boolean;
  /** True if an organiser must ask the person, because Fives can't. */
  readonly isUnreached: boolean;
}

/**
 * Plans a notice for each organiser, except the organiser who replied no for the player. Each late drop-out has its own
 * notice. All early drop-outs of one person share a notice.
 */
export function planDropOutNotices(state: NotificationState, change: PlayerInstanceChange): NotificationPlan {
  const { uid, before, after } = change;
  const { game, people } = state;
  const person = people.find((each) => each.uid === uid);
  if (before?.status !== 'PLAYING' || after?.status !== 'NOT_PLAYING' || person?.status !== 'NOT_PLAYING')
    return NO_NOTIFICATIONS;
  const by = after.answeredBy ?? null;
  const organisers = organisersOf(game).filter((organiser) => organiser !== uid && organiser !== by);
  return {
    drafts: addressTo(organisers, dropOutDraft(state, change, person)),
    handled: {},
  };
}

/**
 * Plans a notice for the other organisers when an organiser removes a player from an instance.
 * @param before includes the player
 * @param after excludes the player
 */
export function planRemovalNotices(
  before: NotificationState,
  after: NotificationState,
  uid: Uid,
  by: string,
  now: Date,
): NotificationPlan {
  const playerInstance = before.people.find((person) => person.uid === uid);
  if (playerInstance === undefined || notUpcomingReason(after.instance, now) !== null)
    return NO_NOTIFICATIONS;
  const { lateQueue } = after.instance;
  const { playing } = toQueue(before.people, { ...before.instance, game: before.game });
  const left = { ...lateQueue?.left, ...(playing.includes(playerInstance) && { [uid]: now }) };
  const instance = { ...after.instance, lateQueue: lateQueue && { ...lateQueue, left } };
  const droppedOut = { ...playerInstance, status: 'NOT_PLAYING' as const, repliedAt: now, answeredBy: by };
  const state = { ...after, instance, people: [...after.people, droppedOut] };
  return planDropOutNotices(state, { uid, before: playerInstance, after: droppedOut });
}

function dropOutDraft(
  state: NotificationState,
  change: PlayerInstanceChange,
  { uid, name }: PlayerInstance,
): NotificationDraft {
  const { instance, game } = state;
  const { numberOfPlayers } = game;
  const at = change.after?.repliedAt ?? null;
  const isLate = at !== null && at >= lateDropOutsFrom({ ...instance, game });
  const { taken, reserves, short } = spotsOf({ counts: instance.counts, game });
  const countText = [`${taken} of ${numberOfPlayers}`, reservesText({ reserves })].filter(Boolean).join(', ');
  const next = nextReserves(state, change);
  const body = (hasNames: boolean) => {
    const text = hadSpot(state, change) ? nextText(next, short, reserves, hasNames) : 'They were a reserve.';
    return `${game.name}, ${startDateText(instance)}: ${countText}. ${text}`.trim();
  };
  return draft('DROP_OUT', instance, {
    title: `${name} dropped out`,
    body: body(true),
    aboutUid: uid,
    nextUids: next.map(({ person }) => person.uid),
    nameless: { title: 'Someone dropped out', body: body(false) },
    id: ['DROP_OUT', ...(isLate ? [at.getTime()] : []), hashOf(uid)].join('_'),
  });
}

function nextText(next: readonly NextReserve[], short: number, reserves: number, hasNames: boolean): string {
  if (next.length === 0 && short === 0) return '';
  if (next.length === 0) return reserves === 0 ? `No reserves: ${short} short.` : `${short} short.`;
  return next.map((each) => nextPersonText(each, hasNames)).join(' ');
}

function nextPersonText(
  { person, position, isPromoted, isUnreached }: NextReserve,
  hasName: boolean,
): string {
  const reserve = `${ordinal(position)} reserve`;
  const subject = hasName ? `${person.name}, ${reserve},` : `The ${reserve}`;
  if (isPromoted) return `${subject} is in now.`;
  if (!isUnreached) return `${subject} has been asked.`;
  return hasName ? `Ask ${person.name}, the ${reserve}.` : `Ask the ${reserve}.`;
}

const MAX_NEXT_RESERVES = 3;

/** Returns promoted people first, then the reserves with the newest offers. */
function nextReserves(state: NotificationState, change: PlayerInstanceChange): NextReserve[] {
  const { instance, game, people, unreached } = state;
  const queue = toQueue(people, { ...instance, game });
  const before = queueBefore(state, change);
  const withPosition = (person: PlayerInstance, inQueue: Queue<PlayerInstance>) => {
    return { person, position: positionAmongReserves(inQueue, person.uid) ?? 1 };
  };
  const promoted = promotedBy(state, change).map((person) => ({
    ...withPosition(person, before),
    isPromoted: true,
    isUnreached: false,
  }));
  const offers = Object.entries(instance.lateQueue?.offers ?? {});
  const newestOfferAt = Math.max(...offers.map(([, at]) => at.getTime()));
  const newlyAsked = new Set(offers.filter(([, at]) => at.getTime() === newestOfferAt).map(([uid]) => uid));
  const asked = queue.reserves
    .filter(({ uid }) => newlyAsked.has(uid))
    .map((person) => ({
      ...withPosition(person, queue),
      isPromoted: false,
      isUnreached: unreached?.has(person.uid) === true,
    }));
  return [...promoted, ...asked].slice(0, MAX_NEXT_RESERVES);
}

/**
 * Returns the people who have a spot now and were reserves before the change. Returns an empty list if a late queue is
 * stored, because reserves then get offers.
 */
export function promotedBy(state: NotificationState, change: PlayerInstanceChange): PlayerInstance[] {
  const { instance, game, people } = state;
  const leftAt = change.after?.repliedAt ?? null;
  if ((instance.lateQueue ?? null) !== null || change.before?.status !== 'PLAYING') return [];
  const reservesBefore = new Set(queueBefore(state, change).reserves.map(({ uid }) => uid));
  // A person who said yes after the drop-out took a free spot, which is not a promotion.
  return toQueue(people, { ...instance, game }).playing.filter(
    ({ uid, repliedAt }) =>
      reservesBefore.has(uid) && (leftAt === null || repliedAt === null || repliedAt < leftAt),
  );
}

function queueBefore(
  { instance, game, people }: NotificationState,
  { uid, before }: PlayerInstanceChange,
): Queue<PlayerInstance> {
  const others = people.filter((person) => person.uid !== uid);
  return toQueue(before === null ? others : [...others, before], { ...instance, game });
}

function hadSpot(state: NotificationState, change: PlayerInstanceChange): boolean {
  const { lateQueue } = state.instance;
  if (lateQueue) return change.uid in lateQueue.left || lateQueue.playing.includes(change.uid);
  return queueBefore(state, change).playing.some(({ uid }) => uid === change.uid);
}
