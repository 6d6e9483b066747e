import type { Actor } from '@fives/domain';
import { anyActor } from '@fives/domain/testing/states';
import fc from 'fast-check';
import { type Deed, ORGANISER } from './deed.ts';
import { anyDeed } from './deeds.ts';
import { anyWorld, type World } from './worlds.ts';

/** Somebody doing something in a world of its own. */
export interface Attempt {
  readonly world: World;
  readonly actor: Actor;
  readonly deed: Deed;
}

const LOT = 50;

/** Most things may be done by the organiser or by the person themselves alone, so these two try most of them. */
const anyAttempt: fc.Arbitrary<Attempt> = anyWorld.chain((world) =>
  anyDeed(world).chain((deed) =>
    fc.record({
      world: fc.constant(world),
      actor: fc.oneof(anyActor, fc.constantFrom(ORGANISER, deed.uid).map(registered)),
      deed: fc.constant(deed),
    }),
  ),
);

function registered(uid: string): Actor {
  return { uid, isGuest: false };
}

/**
 * Generates attempts, in lots of which each fits into one commit of its worlds.
 * @param count how many; FIVES_AGREEMENT_CASES, where it is set, says so instead
 * @param where which of them
 */
export function* attempts(count: number, where: (attempt: Attempt) => boolean): Generator<Attempt[]> {
  const total = Number(process.env.FIVES_AGREEMENT_CASES ?? count);
  for (let done = 0; done < total; done += LOT) {
    yield fc.sample(anyAttempt.filter(where), Math.min(LOT, total - done));
  }
}

/** What an attempt came to at the domain's door and at another one. */
export interface Verdicts {
  readonly attempt: Attempt;
  readonly isAllowed: boolean;
}

/** The attempts to which the other door says something else than the domain, told in full. */
export function disagreements(verdicts: readonly Verdicts[]): object[] {
  return verdicts
    .map(({ attempt: { world, actor, deed }, isAllowed }) => {
      const reason = deed.refusal(world, actor)?.code ?? null;
      return { deed: deed.name, change: deed.change, actor, reason, isAllowed, world };
    })
    .filter(({ reason, isAllowed }) => (reason === null) !== isAllowed);
}

/** The deeds of which these attempts were not both allowed and refused. */
export function oneSided(verdicts: readonly Verdicts[]): string[] {
  const named = (isAllowed: boolean) =>
    new Set(verdicts.filter((each) => each.isAllowed === isAllowed).map(({ attempt }) => attempt.deed.name));
  const [allowed, refused] = [named(true), named(false)];
  return [...new Set([...allowed, ...refused])].filter((name) => !allowed.has(name) || !refused.has(name));
}
