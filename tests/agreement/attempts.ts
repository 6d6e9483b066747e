import type { Actor } from '@fives/domain';
import { anyActor } from '@fives/domain/testing/states';
import fc from 'fast-check';
import { type Action, ORGANISER } from './action.ts';
import { anyAction } from './actions.ts';
import { anyWorld, type World } from './worlds.ts';

export interface Attempt {
  readonly world: World;
  readonly actor: Actor;
  readonly action: Action;
}

const BATCH_SIZE = 50;

/** Half of the attempts use the organiser or the affected person, because most actions are only for these two. */
const anyAttempt: fc.Arbitrary<Attempt> = fc
  .record({
    world: anyWorld,
    actionIn: anyAction,
    anybody: anyActor,
    who: fc.constantFrom('anybody', 'anybody', 'the organiser', 'oneself'),
  })
  .map(({ world, actionIn, anybody, who }) => {
    const action = actionIn(world);
    if (who === 'anybody') return { world, action, actor: anybody };
    return { world, action, actor: { uid: who === 'oneself' ? action.uid : ORGANISER, isGuest: false } };
  });

/** Generates attempts in batches whose worlds fit into one commit. */
export function* attempts(total: number, where: (attempt: Attempt) => boolean): Generator<Attempt[]> {
  for (let done = 0; done < total; done += BATCH_SIZE) {
    yield fc.sample(anyAttempt.filter(where), Math.min(BATCH_SIZE, total - done));
  }
}

export interface Verdict {
  readonly attempt: Attempt;
  readonly isAllowed: boolean;
}

export function disagreements(verdicts: readonly Verdict[]): object[] {
  return verdicts
    .map(({ attempt: { world, actor, action }, isAllowed }) => {
      const reason = action.refusal(world, actor)?.code ?? null;
      return { action: action.name, change: action.change, actor, reason, isAllowed, world };
    })
    .filter(({ reason, isAllowed }) => (reason === null) !== isAllowed);
}

export function alwaysAllowedOrRefused(verdicts: readonly Verdict[]): string[] {
  const namesOf = (isAllowed: boolean) =>
    new Set(
      verdicts.filter((each) => each.isAllowed === isAllowed).map(({ attempt }) => attempt.action.name),
    );
  const [allowed, refused] = [namesOf(true), namesOf(false)];
  return [...new Set([...allowed, ...refused])].filter((name) => !allowed.has(name) || !refused.has(name));
}
