import { mkdirSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { violationsOf } from '../support/invariants.ts';
import { waitFor } from '../support/wait-for.ts';
import { STEPS, type Tried, type Walk } from './commands.ts';
import { makeActors, makePlayers } from './doors.ts';
import { anyOutset, type Model } from './model.ts';
import { store } from './stored.ts';

/** How many steps; `FIVES_WALK_STEPS=5000 npm run emulate -- npx vitest run --project api walk` takes more. */
const STEPS_TO_TAKE = Number(process.env.FIVES_WALK_STEPS ?? 190);
const STEPS_OF_A_WALK = 60;
const HOUR = 3_600_000;

/** From so many steps on, it is no chance where one of the deeds was never allowed or never refused. */
const MANY_STEPS = 2000;

beforeAll(makeActors);

// A model of one game, and all of it as it is stored: whatever is done, by whomever and by whichever door, what is
// allowed and what comes of it is the same in both.
test('walks through a game come out where the model says', { timeout: 2 * HOUR }, async () => {
  const tried: Tried = {};
  const taken = () => Object.values(tried).reduce((sum, { allowed, refused }) => sum + allowed + refused, 0);
  let walks = 0;
  let divergences = 0;
  const walk = fc.asyncProperty(
    anyOutset,
    fc.commands(STEPS, { maxCommands: STEPS_OF_A_WALK, size: 'max' }),
    async (outset, steps) => {
      const begun: Walk = { model: await setOut(outset) };
      await fc.asyncModelRun(() => ({ model: begun, real: tried }), steps);
      await untilSound(begun.model);
    },
  );
  try {
    for (; taken() < STEPS_TO_TAKE; walks++) await fc.assert(walk, { numRuns: 1 });
  } catch (error) {
    divergences++;
    throw error;
  } finally {
    mkdirSync('.cache/proof', { recursive: true });
    const figures = { walks, steps: taken(), divergences, tried };
    writeFileSync('.cache/proof/walk.json', `${JSON.stringify(figures, null, 2)}\n`);
  }
  const oneSided = Object.entries(byDeed(tried)).filter(([, [allowed, refused]]) => allowed * refused === 0);
  if (taken() >= MANY_STEPS) expect(oneSided).toEqual([]);
});

async function setOut(outset: Model): Promise<Model> {
  await makePlayers(outset);
  const model = await store(outset, new Date());
  await untilSound(model);
  return model;
}

/** Waits until all that is derived is as it would be worked out from nothing. */
async function untilSound({ game }: Model): Promise<void> {
  // The settings are changed at will, and some are members to begin with who have no place.
  const except = [
    'there are no more people than there is room for',
    'its members are those with a place, and the organiser',
  ] as const;
  await waitFor(async () => expect(await violationsOf(game.id, except)).toEqual([]));
}

/** How often each deed was allowed and refused, whichever the door. */
function byDeed(tried: Tried): Record<string, [number, number]> {
  const sums: Record<string, [number, number]> = {};
  for (const [name, { allowed, refused }] of Object.entries(tried)) {
    const deed = name.replace(/ by \w+$/, '');
    const [a, r] = sums[deed] ?? [0, 0];
    sums[deed] = [a + allowed, r + refused];
  }
  return sums;
}
