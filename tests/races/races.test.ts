import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orphans } from '../support/invariants.ts';
import { deletions } from './deletions.ts';
import { dropOuts } from './drop-outs.ts';
import { lastPlace } from './last-place.ts';
import { merges } from './merges.ts';
import { type Figures, runRace } from './race.ts';
import { results } from './results.ts';
import { twoPicks } from './two-picks.ts';
import { votesAtClosing } from './votes-at-closing.ts';

/**
 * How many clients act at once, and how often. The whole of it:
 * `FIVES_RACES=30x20 npm run emulate -- npx vitest run --project races races`.
 */
const [clients = 8, rounds = 1] = (process.env.FIVES_RACES ?? '8x2').split('x').map(Number);
const HOUR = 3_600_000;

const run: Figures[] = [];
let orphansBefore: readonly string[] = [];

beforeAll(async () => {
  orphansBefore = await orphans();
});
afterAll(() => {
  mkdirSync('.cache/proof', { recursive: true });
  writeFileSync('.cache/proof/races.json', `${JSON.stringify(run, null, 2)}\n`);
});

test.each([lastPlace, dropOuts, twoPicks, results, votesAtClosing, deletions, merges])(
  '$name: whatever many do at once, all is as it has to be',
  { timeout: HOUR },
  async (race) => {
    const figures = await runRace(race, clients, rounds);
    run.push(figures);
    console.log(
      `${figures.accepted} of ${figures.attempts} let through, ${figures.violations.length} violations`,
    );
    expect(figures.violations).toEqual([]);
    expect(figures.accepted).toBeGreaterThan(0);
  },
);

test('nothing in the database belongs to what is not there', async () => {
  const found = await orphans();
  expect(found.filter((path) => !orphansBefore.includes(path))).toEqual([]);
});
