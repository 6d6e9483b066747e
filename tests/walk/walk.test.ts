import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { movedTo } from '../agreement/worlds.ts';
import { writeFigureFile } from '../proof/figure-files.ts';
import { STEPS } from './commands.ts';
import { afterTriggers, anyInitialModel, type Model } from './model.ts';
import type { AttemptCounts, Walk } from './step.ts';
import { storeModel, waitForDerived, waitForStored } from './stored.ts';
import { makeActors, makePlayers } from './write-paths.ts';

/**
 * Number of steps. `FIVES_WALK_STEPS=5000 npm run emulate -- npx vitest run --project races walk` also stores figures
 * for `npm run prove`.
 */
const { FIVES_WALK_STEPS } = process.env;
const STEPS_TO_TAKE = Number(FIVES_WALK_STEPS ?? 150);
/** Short walks use fixed seeds, so that a failure comes from the current change. */
const seedOf = (walk: number) => (FIVES_WALK_STEPS === undefined ? { seed: walk } : {});
const MAX_STEPS_PER_WALK = 60;
const HOUR = 3_600_000;

/** Minimum number of steps for a check that each action was both allowed and refused. */
const MIN_STEPS_FOR_BOTH = 2000;

beforeAll(makeActors);

test('random steps through a game give the same result as the model', { timeout: 2 * HOUR }, async () => {
  const attempts: AttemptCounts = {};
  const stepsTaken = () =>
    Object.values(attempts).reduce((sum, { allowed, refused }) => sum + allowed + refused, 0);
  let walks = 0;
  let divergences = 0;
  const walk = fc.asyncProperty(
    anyInitialModel,
    fc.commands(STEPS, { maxCommands: MAX_STEPS_PER_WALK, size: 'max' }),
    async (initialModel, steps) => {
      const walkState: Walk = { model: await storeInitialModel(initialModel) };
      await fc.asyncModelRun(() => ({ model: walkState, real: attempts }), steps);
      await waitForDerived(walkState.model);
    },
  );
  try {
    for (; stepsTaken() < STEPS_TO_TAKE; walks++)
      await fc.assert(walk, { ...seedOf(walks), numRuns: 1, endOnFailure: true });
  } catch (error) {
    divergences++;
    throw error;
  } finally {
    if (FIVES_WALK_STEPS !== undefined)
      writeFigureFile('walk', { walks, steps: stepsTaken(), divergences, tried: attempts });
  }
  const alwaysAllowedOrRefused = Object.entries(countsByAction(attempts)).filter(
    ([, [allowed, refused]]) => allowed * refused === 0,
  );
  if (stepsTaken() >= MIN_STEPS_FOR_BOTH) expect(alwaysAllowedOrRefused).toEqual([]);
});

async function storeInitialModel(initialModel: Model): Promise<Model> {
  await makePlayers(initialModel);
  const now = new Date();
  const movedModel = movedTo(now, initialModel);
  const model = await storeModel(afterTriggers(movedModel, movedModel, now));
  await waitForDerived(model);
  return waitForStored(model);
}

function countsByAction(attempts: AttemptCounts): Record<string, [number, number]> {
  const sums: Record<string, [number, number]> = {};
  for (const [name, { allowed, refused }] of Object.entries(attempts)) {
    const action = name.replace(/ by \w+$/, '');
    const [allowedBefore, refusedBefore] = sums[action] ?? [0, 0];
    sums[action] = [allowedBefore + allowed, refusedBefore + refused];
  }
  return sums;
}
