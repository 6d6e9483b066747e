import { beforeAll, expect, test } from 'vitest';
import { orphans } from '../support/invariants.ts';
import { capacityLimits } from './capacity-limits.ts';
import { dropOuts } from './drop-outs.ts';
import { merges } from './merges.ts';
import { runRace } from './race.ts';
import { results } from './results.ts';
import { votesAtClosing } from './votes-at-closing.ts';

const CLIENTS = 30;
const ROUNDS = 10;
const HOUR = 3_600_000;

let orphansBefore: readonly string[] = [];

beforeAll(async () => {
  orphansBefore = await orphans();
});

test.each([capacityLimits, dropOuts, results, votesAtClosing, merges])(
  '$name: concurrent clients cause no violations',
  { timeout: HOUR },
  async (race) => {
    const figures = await runRace(race, CLIENTS, ROUNDS);
    console.log(
      `${race.name}: ${figures.accepted} of ${figures.attempts} accepted, ${figures.violations.length} violations`,
    );
    expect(figures.violations).toEqual([]);
    expect(figures.accepted).toBeGreaterThan(0);
  },
);

test('the database has no orphaned documents', async () => {
  const found = await orphans();
  expect(found.filter((path) => !orphansBefore.includes(path))).toEqual([]);
});
