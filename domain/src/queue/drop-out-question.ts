import { subHours } from 'date-fns';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { hasStarted, lateDropOutsFrom, offersFrom } from '../time/start.ts';
import { countdownText } from './health.ts';
import { freeSpots, type Spots, settleQueue, toQueue } from './queue.ts';

interface DropOut {
  readonly instance: Pick<GameInstance, 'startDateTime' | 'game'> & Pick<Spots, 'lateQueue' | 'queueOrder'>;
  readonly people: readonly PlayerInstance[];
  readonly uid: Uid;
}

/**
 * Returns a question such as 'Pav gets your spot. Drop out?', or null if a no costs nothing: no reserve is waiting, and
 * the drop-out is not late.
 */
export function dropOutQuestion({ instance, people, uid }: DropOut, now: Date): string | null {
  const { startDateTime } = instance;
  const before = toQueue(people, instance);
  if (hasStarted(startDateTime, now) || !before.playing.some((person) => person.uid === uid)) return null;
  const step = now > subHours(startDateTime, 1) ? 'minute' : 'hour';
  const lateText =
    now >= lateDropOutsFrom(instance) && `Kick-off is in ${countdownText(startDateTime, now, step)}.`;
  const facts = [lateText, nextPlayerText({ instance, people, uid }, before.playing, now)].filter(Boolean);
  return facts.length === 0 ? null : [...facts, 'Drop out?'].join(' ');
}

function nextPlayerText(
  { instance, people, uid }: DropOut,
  playersBefore: readonly PlayerInstance[],
  now: Date,
): string | null {
  const others = people.filter((person) => person.uid !== uid);
  const { numberOfPlayers } = instance.game;
  const isLate = now >= offersFrom(instance);
  const queue = toQueue(others, instance);
  // A late queue of an earlier start promotes reserves, as in `reconcileLateQueue`.
  const { playing, reserves } = isLate ? queue : settleQueue(queue, numberOfPlayers);
  const promoted = playing.find((person) => !playersBefore.includes(person));
  if (!isLate) return promoted ? `${promoted.name} gets your spot.` : null;
  const isFree = freeSpots({ playing }, numberOfPlayers) > 0;
  const next = promoted ?? (isFree ? reserves[0] : undefined);
  return next ? `We'll offer your spot to ${next.name}.` : null;
}
