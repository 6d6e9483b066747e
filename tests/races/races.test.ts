import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFigureFile, writeFigureFile } from '../proof/figure-files.ts';
import { orphans } from '../support/invariants.ts';
import { capacityLimits } from './capacity-limits.ts';
import { claims } from './claims.ts';
import { deletions } from './deletions.ts';
import { dropOuts } from './drop-outs.ts';
import { lateSpots } from './late-spots.ts';
import { merges } from './merges.ts';
import { organisers } from './organisers.ts';
import { payments } from './payments.ts';
import { plans } from './plans.ts';
import { type Figures, runRace } from './race.ts';
import { results } from './results.ts';
import { seasons } from './seasons.ts';
import { twoPicks } from './two-picks.ts';
import { votesAtClosing } from './votes-at-closing.ts';

/**
 * Number of clients and rounds, such as `30x10`. With `FIVES_RACES`, the run stores figures for `npm run prove`:
 * `FIVES_RACES=30x10 npm run emulate -- npx vitest run --project races races`.
 */
const { FIVES_RACES } = process.env;
const [clients = 8, rounds = 1] = (FIVES_RACES ?? '8x1').split('x').map(Number);
const HOUR = 3_600_000;

const run: Figures[] = [];
let orphansBefore: readonly string[] = [];

beforeAll(async () => {
  orphansBefore = await orphans();
});
afterAll(() => {
  if (FIVES_RACES === undefined) return;
  const last = (readFigureFile('races') ?? []) as Figures[];
  const others = last.filter(({ name }) => !run.some((figures) => figures.name === name));
  writeFigureFile('races', [...others, ...run]);
});

test.each([
  capacityLimits,
  lateSpots,
  dropOuts,
  twoPicks,
  results,
  votesAtClosing,
  deletions,
  merges,
  claims,
  payments,
  plans,
  seasons,
  organisers,
])('$name: concurrent clients cause no violations', { timeout: HOUR }, async (race) => {
  const figures = await runRace(race, clients, rounds);
  run.push(figures);
  console.log(`${figures.accepted} of ${figures.attempts} accepted, ${figures.violations.length} violations`);
  expect(figures.violations).toEqual([]);
  expect(figures.accepted).toBeGreaterThan(0);
});

test('the database has no orphaned documents', async () => {
  const found = await orphans();
  expect(found.filter((path) => !orphansBefore.includes(path))).toEqual([]);
});
