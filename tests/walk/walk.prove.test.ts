import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { movedTo } from '../agreement/worlds.ts';
import { STEPS } from './commands.ts';
import { afterTriggers, anyInitialModel, type Model } from './model.ts';
import type { AttemptCounts, Walk } from './step.ts';
import { storeModel, waitForDerived, waitForStored } from './stored.ts';
import { makeActors, makePlayers } from './write-paths.ts';

/** Enough for each action to be both allowed and refused. */
const STEPS_TO_TAKE = 5_000;
const MAX_STEPS_PER_WALK = 60;
const HOUR = 3_600_000;

beforeAll(makeActors);

test('random steps through a game give the same result as the model', { timeout: 2 * HOUR }, async () => {
  const attempts: AttemptCounts = {};
  const stepsTaken = () =>
    Object.values(attempts).reduce((sum, { allowed, refused }) => sum + allowed + refused, 0);
  let walks = 0;
  const walk = fc.asyncProperty(
    anyInitialModel,
    fc.commands(STEPS, { maxCommands: MAX_STEPS_PER_WALK, size: 'max' }),
    async (initialModel, steps) => {
      const walkState: Walk = { model: await storeInitialModel(initialModel) };
      await fc.asyncModelRun(() => ({ model: walkState, real: attempts }), steps);
      await waitForDerived(walkState.model);
    },
  );
  for (; stepsTaken() < STEPS_TO_TAKE; walks++) await fc.assert(walk, { numRuns: 1, endOnFailure: true });
  console.log(`${stepsTaken()} steps in ${walks} walks`);
  const alwaysAllowedOrRefused = Object.entries(countsByAction(attempts)).filter(
    ([, [allowed, refused]]) => allowed * refused === 0,
  );
  expect(alwaysAllowedOrRefused).toEqual([]);
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
