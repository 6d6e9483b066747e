import type { Uid } from '../ids.ts';
import { motmClosesAt } from '../time/start.ts';
import { dueOf } from './due.ts';
import { type GameInstance, storedGameInstanceSchema } from './game-instance.schema.ts';
import { type Handled, type InstanceJobs, NOTHING_HANDLED } from './instance-jobs.schema.ts';

interface NewInstance
  extends Pick<GameInstance, 'id' | 'gameId' | 'game' | 'startDateTime' | 'isFirstGame'>,
    Partial<Pick<GameInstance, 'reserveOdds'>> {
  readonly memberUids: readonly Uid[];
}

export function newGameInstance(input: NewInstance): GameInstance {
  return storedGameInstanceSchema.parse({
    ...input,
    motmClosesAt: motmClosesAt(input.startDateTime),
    counts: { unanswered: input.memberUids.length },
    reserveRecord: { uids: [], promoted: 0 },
  });
}

/** The first start needs no reschedule notice, so it is already handled. */
export function newInstanceJobs(
  instance: GameInstance,
  now: Date,
  handled: Partial<Handled> = {},
): InstanceJobs {
  const allHandled = { ...NOTHING_HANDLED, start: instance.startDateTime, ...handled };
  return { handled: allHandled, dueAt: dueOf(instance, allHandled, now) };
}
