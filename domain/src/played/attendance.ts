import { type Actor, refuseUnless } from '../access.ts';
import type { TurnoutResponse } from '../api/responses.ts';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import {
  type Attendance,
  NOTHING_MARKED,
  type People,
  type PlayerInstance,
} from '../instance/player-instance.schema.ts';
import { winnerReason } from '../instance/state-rules.ts';
import { freeSpots, toQueue } from '../queue/queue.ts';
import type { Reason } from '../reasons.ts';
import { lateDropOutsFrom } from '../time/start.ts';

type Played = Pick<GameInstance, 'startDateTime' | 'status' | 'game' | 'lateQueue'>;
type Marked = Pick<GameInstance, 'noShows'>;

interface PlayedState {
  readonly instance: Played;
  readonly people: People;
}

export function expectedToPlay(people: People, instance: Played): string[] {
  return toQueue(people, instance).playing.map(({ uid }) => uid);
}

export function noShowsReason(
  { instance, people }: PlayedState,
  actor: Actor,
  noShows: readonly string[],
  now: Date,
): Reason | null {
  const reason = refuseUnless(actor, 'recordResult', instance.game) ?? winnerReason(instance, now);
  if (reason !== null) return reason.code === 'RESULT_AHEAD' ? { code: 'NOT_STARTED' } : reason;
  const expected = new Set(expectedToPlay(people, instance));
  return noShows.every((uid) => expected.has(uid)) ? null : { code: 'NOT_EXPECTED', fields: ['noShows'] };
}

/**
 * Returns the time of a late drop-out, or null if the change is no late drop-out. Reserves do not count. Replies that
 * someone else entered do not count either.
 * @param before player instance before the change
 * @param instance instance with an updated late queue
 */
export function lateDropOutAt(
  { instance, people }: PlayedState,
  uid: Uid,
  before: PlayerInstance | null,
): Date | null {
  const playerInstance = people.find((person) => person.uid === uid);
  const at = playerInstance?.repliedAt ?? null;
  if (before?.status !== 'PLAYING' || playerInstance?.status !== 'NOT_PLAYING' || at === null) return null;
  const isOwn = (playerInstance.answeredBy ?? null) === null;
  if (!isOwn || at < lateDropOutsFrom(instance) || at >= instance.startDateTime) return null;
  if (instance.lateQueue !== null) return uid in instance.lateQueue.left ? at : null;
  const peopleBefore = people.map((person) => (person.uid === uid ? before : person));
  return toQueue(peopleBefore, instance).playing.some((person) => person.uid === uid) ? at : null;
}

/**
 * Returns late drop-outs in order of time. A drop-out is forgiven if someone filled the spot. If n spots stayed free, the
 * last n drop-outs are not forgiven.
 */
export function lateDropOuts(people: People, instance: Played, { dropOuts }: Attendance) {
  const expected = new Set(expectedToPlay(people, instance));
  const free = freeSpots(toQueue(people, instance), instance.game.numberOfPlayers);
  const ordered = Object.entries(dropOuts)
    .filter(([uid]) => !expected.has(uid) && people.some((person) => person.uid === uid))
    .toSorted(([, a], [, b]) => a.getTime() - b.getTime());
  return ordered.map(([uid, at], index) => ({ uid, at, isForgiven: index < ordered.length - free }));
}

type Turnout = Omit<TurnoutResponse['turnout'][number], 'name'>;

export function turnoutOf(
  instances: readonly (PlayedState & {
    readonly instance: Marked;
    readonly attendance: Attendance | null;
  })[],
): Turnout[] {
  const rows = new Map<string, Turnout>();
  const add = (uid: Uid, field: Exclude<keyof Turnout, 'uid'>) => {
    const row = rows.get(uid) ?? { uid, expected: 0, noShows: 0, lateDropOuts: 0, forgiven: 0 };
    rows.set(uid, { ...row, [field]: row[field] + 1 });
  };
  for (const { instance, people, attendance } of instances) {
    for (const uid of expectedToPlay(people, instance)) {
      add(uid, 'expected');
      if (instance.noShows.includes(uid)) add(uid, 'noShows');
    }
    for (const { uid, isForgiven } of lateDropOuts(people, instance, attendance ?? NOTHING_MARKED))
      add(uid, isForgiven ? 'forgiven' : 'lateDropOuts');
  }
  return [...rows.values()].toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
}
