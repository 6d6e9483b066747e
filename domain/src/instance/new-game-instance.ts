import type { Uid } from '../ids.ts';
import { motmClosesAt } from '../time/start.ts';
import { dueOf } from './due.ts';
import { type GameInstance, storedGameInstanceSchema } from './game-instance.schema.ts';
import { type Handled, type InstanceJobs, NOTHING_HANDLED } from './instance-jobs.schema.ts';

interface NewInstance extends Pick<GameInstance, 'id' | 'gameId' | 'game' | 'startDateTime' | 'isFirstGame'> {
  readonly memberUids: readonly Uid[];
}

/** Returns an instance without replies. All fields that are not set here get the fallback of their schema. */
export function newGameInstance(input: NewInstance): GameInstance {
  return storedGameInstanceSchema.parse({
    ...input,
    motmClosesAt: motmClosesAt(input.startDateTime),
    counts: { unanswered: input.memberUids.length },
  });
}

/**
 * Returns the job state of an instance whose players know its start.
 * @param handled other work that is done
 */
export function newInstanceJobs(
  instance: GameInstance,
  now: Date,
  handled: Partial<Handled> = {},
): InstanceJobs {
  const all = { ...NOTHING_HANDLED, start: instance.startDateTime, ...handled };
  return { handled: all, dueAt: dueOf(instance, all, now) };
}
