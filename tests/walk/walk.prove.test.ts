import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { afterTriggers, anyInitialModel, type Model } from './model.ts';
import { anyStep, type Walk } from './steps.ts';
import { checkDerived, checkStored, storeModel } from './stored.ts';
import { movedTo } from './worlds.ts';
import { makeActors, makePlayers } from './write-paths.ts';

/** Enough for each action to be both allowed and refused. */
const STEPS_TO_TAKE = 5_000;
const MAX_STEPS_PER_WALK = 60;
const HOUR = 3_600_000;

beforeAll(makeActors);

test('random steps through a game give the same result as the model', { timeout: 2 * HOUR }, async () => {
  const attempts: Walk['attempts'] = {};
  const stepsTaken = () =>
    Object.values(attempts).reduce((sum, { allowed, refused }) => sum + allowed + refused, 0);
  let walks = 0;
  const property = fc.asyncProperty(
    anyInitialModel,
    fc.array(anyStep, { maxLength: MAX_STEPS_PER_WALK, size: 'max' }),
    async (initialModel, steps) => {
      const walk: Walk = { model: await storeInitialModel(initialModel), attempts, log: [] };
      try {
        for (const step of steps) await step(walk);
        await checkDerived(walk.model);
      } catch (error) {
        throw new Error(`After these steps:\n${walk.log.join('\n')}`, { cause: error });
      }
    },
  );
  for (; stepsTaken() < STEPS_TO_TAKE; walks++) await fc.assert(property, { numRuns: 1, endOnFailure: true });
  console.log(`${stepsTaken()} steps in ${walks} walks`);
  const oneSided = Object.entries(attempts).filter(([, { allowed, refused }]) => allowed * refused === 0);
  expect(oneSided).toEqual([]);
});

async function storeInitialModel(initialModel: Model): Promise<Model> {
  await makePlayers(initialModel);
  const now = new Date();
  const movedModel = movedTo(now, initialModel);
  const model = await storeModel(afterTriggers(movedModel, movedModel, now));
  await checkDerived(model);
  return checkStored(model);
}
