import { hoursToMilliseconds } from 'date-fns';
import { organisersOf } from '../access.ts';
import { hashOf, isAddedByHand, type Uid } from '../ids.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { notUpcomingReason } from '../instance/state-rules.ts';
import { ordinal, reservesText, spotsOf } from '../queue/counts.ts';
import { positionInQueue, type Queue, toQueue, withTeams } from '../queue/queue.ts';
import { draft, type NotificationDraft, when } from './draft.ts';
import {
  addressTo,
  NO_NOTIFICATIONS,
  type NotificationPlan,
  type NotificationState,
  type PlayerInstanceChange,
} from './notification-plan.ts';

interface NextReserve {
  readonly person: PlayerInstance;
  readonly position: number;
  readonly isIn: boolean;
}

/**
 * Notifies the organisers of a drop-out, except the one who caused it. Each late drop-out has its own notification. The
 * earlier drop-outs of one person share one.
 */
export function planDropOutNotices(state: NotificationState, change: PlayerInstanceChange): NotificationPlan {
  const { uid, before, after } = change;
  const { game, instance, people } = state;
  const person = people.find((each) => each.uid === uid);
  if (before?.status !== 'PLAYING' || after?.status !== 'NOT_PLAYING' || person?.status !== 'NOT_PLAYING')
    return NO_NOTIFICATIONS;
  const by = after.answeredBy ?? null;
  const isMarkedNotPlaying = before.takenOutAt?.getTime() !== after.takenOutAt?.getTime();
  // An older version does not store who marked the player as not playing.
  if (isMarkedNotPlaying && by === null) return NO_NOTIFICATIONS;
  const organisers = organisersOf(game).filter((organiser) => organiser !== uid && organiser !== by);
  return {
    drafts: addressTo(organisers, dropOutDraft({ game, instance, people }, change, person)),
    handled: {},
  };
}

/**
 * Notifies the other organisers when an organiser removes a player from the list.
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
  const hadSpot = playing.includes(playerInstance);
  const left = { ...lateQueue?.left, ...(hadSpot && { [uid]: now }) };
  const instance = { ...after.instance, lateQueue: lateQueue && { ...lateQueue, left } };
  const gone = { ...playerInstance, status: 'NOT_PLAYING' as const, repliedAt: now, answeredBy: by };
  const state = { ...after, instance, people: [...after.people, gone] };
  return planDropOutNotices(state, { uid, before: playerInstance, after: gone });
}

function dropOutDraft(
  state: NotificationState,
  change: PlayerInstanceChange,
  { uid, name }: PlayerInstance,
): NotificationDraft {
  const { instance, game } = state;
  const { numberOfPlayers, lateDropOutHours } = game;
  const at = change.after?.repliedAt ?? null;
  const lateFrom = instance.startDateTime.getTime() - hoursToMilliseconds(lateDropOutHours);
  const isLate = at !== null && at.getTime() >= lateFrom;
  const { taken, reserves, short } = spotsOf({ counts: instance.counts, game });
  const count = [`${taken} of ${numberOfPlayers}`, reservesText({ reserves })].filter(Boolean).join(', ');
  const next = nextInLine(state, change);
  const body = (named: boolean) => {
    const text = hadSpot(state, change) ? nextText(next, short, reserves, named) : 'They were a reserve.';
    return `${game.name}, ${when(instance)}: ${count}. ${text}`.trim();
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

function nextText(next: readonly NextReserve[], short: number, reserves: number, named: boolean): string {
  if (next.length === 0 && short === 0) return '';
  if (next.length === 0) return reserves === 0 ? `No reserves: ${short} short.` : `${short} short.`;
  return next.map((each) => nextPersonText(each, named)).join(' ');
}

function nextPersonText({ person, position, isIn }: NextReserve, named: boolean): string {
  const reserve = `${ordinal(position)} reserve`;
  const called = named ? `${person.name}, ${reserve},` : `The ${reserve}`;
  if (isIn) return `${called} is in now.`;
  const mustBeAsked = isAddedByHand(person.uid) && (person.broughtBy ?? null) === null;
  return mustBeAsked ? `Ask ${named ? `${person.name}, ` : ''}the ${reserve}.` : `${called} has been asked.`;
}

function nextInLine(state: NotificationState, change: PlayerInstanceChange): NextReserve[] {
  const { instance, game, people } = state;
  const queue = toQueue(people, { ...instance, game });
  const before = queueBefore(state, change);
  const placed = (person: PlayerInstance, line: Queue<PlayerInstance>) => {
    return { person, position: positionInQueue(line, person.uid) ?? 1 };
  };
  const movedUp = promotedBy(state, change).map((person) => ({ ...placed(person, before), isIn: true }));
  const offers = Object.entries(instance.lateQueue?.offers ?? {});
  const lastAskedAt = Math.max(...offers.map(([, at]) => at.getTime()));
  const lastAsked = new Set(offers.filter(([, at]) => at.getTime() === lastAskedAt).map(([uid]) => uid));
  const asked = queue.reserves.filter(({ uid }) => lastAsked.has(uid));
  return [...movedUp, ...asked.map((person) => ({ ...placed(person, queue), isIn: false }))].slice(0, 3);
}

/**
 * Returns the people who have a spot now and had none before the change. Within three hours of the start, reserves
 * are asked instead.
 */
export function promotedBy(state: NotificationState, change: PlayerInstanceChange): PlayerInstance[] {
  const { instance, game, people } = state;
  const leftAt = change.after === null ? null : change.after.repliedAt;
  if ((instance.lateQueue ?? null) !== null || change.before?.status !== 'PLAYING') return [];
  const waited = new Set(queueBefore(state, change).reserves.map(({ uid }) => uid));
  // A person who said yes after the drop-out was not promoted: the spot was free.
  return toQueue(people, { ...instance, game }).playing.filter(
    ({ uid, repliedAt }) => waited.has(uid) && (leftAt === null || repliedAt === null || repliedAt < leftAt),
  );
}

function queueBefore(
  { instance, game, people }: NotificationState,
  { uid, before }: PlayerInstanceChange,
): Queue<PlayerInstance> {
  const others = people.filter((person) => person.uid !== uid);
  return withTeams(toQueue(before === null ? others : [...others, before], { ...instance, game }));
}

function hadSpot(state: NotificationState, change: PlayerInstanceChange): boolean {
  const { lateQueue } = state.instance;
  if (lateQueue) return change.uid in lateQueue.left || lateQueue.playing.includes(change.uid);
  return queueBefore(state, change).playing.some(({ uid }) => uid === change.uid);
}
