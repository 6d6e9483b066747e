import { isConsistentResult, paths, resultSchema, timeZoneSchema, ZONE_NAMES } from '@fives/domain';
import { aPlayer } from '@fives/domain/testing';
import fc from 'fast-check';
import { doc, updateDoc } from 'firebase/firestore';
import { beforeAll, expect, test } from 'vitest';
import { isAllowed } from './setup/expectations.ts';
import { ODD_TEXTS, ODD_VALUES } from './setup/odd-values.ts';
import { as } from './setup/people.ts';
import { aWorld, PLAYED, storeAll, type World } from './setup/world.ts';
import { disagreements, FIELDS } from './setup/write-paths.ts';

const textParts = fc.constantFrom(
  ...'aé李 \u00A0\u3000\u200B\u200C\u200D\u202E\uFEFF\u3164\n\t\u0000',
  '👩',
  '⚽️',
  'Sam',
);
const text = fc.array(textParts, { maxLength: 12 }).map((parts) => parts.join('').normalize('NFC'));

// Excludes minus zero, because the API reads minus zero as zero.
const number = fc.double().map((value) => (value === 0 ? 0 : value));
const goals = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 4, arbitrary: fc.constant(null) },
  fc.constantFrom(-1, 1.5, 98, 99, 100, '3', true),
  number,
);
const result = fc.record({
  winningTeam: fc.constantFrom('TEAM_A', 'TEAM_B', 'DRAW', 'TEAM_C'),
  winningMargin: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, goals),
  teamAGoals: goals,
  teamBGoals: goals,
});

let upcoming: World;
let played: World;

beforeAll(async () => {
  upcoming = await aWorld();
  played = await aWorld({ instance: { ...PLAYED(), winningTeam: 'DRAW' } });
  await storeAll({ [paths.player('player')]: aPlayer() });
});

test.each(FIELDS)('rules and schema agree on odd values: $name', async (field) => {
  const values = [...(field.isText ? ODD_TEXTS : ODD_VALUES), ...(field.edges ?? [])];
  expect(await disagreements(field, values, upcoming)).toEqual([]);
});

test.each(FIELDS.filter(({ isText }) => isText))('rules and schema agree on texts: $name', async (field) => {
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      expect(await disagreements(field, [value], upcoming)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('rules and schema agree on time zones', async () => {
  const field = FIELDS.find(({ schema }) => schema === timeZoneSchema);
  if (field === undefined) throw new Error('No field takes a time zone');
  const zones = [...new Set([...ZONE_NAMES, ...Intl.supportedValuesOf('timeZone')])];
  expect(await disagreements(field, zones, upcoming)).toEqual([]);
});

test('rules and domain agree on generated results', async () => {
  await fc.assert(
    fc.asyncProperty(result, async (value) => {
      const parsed = resultSchema.safeParse(value);
      const recording = updateDoc(doc(await as('organiser'), paths.gameInstance(played.giId)), value);
      expect(await isAllowed(recording)).toBe(parsed.success && isConsistentResult(parsed.data));
    }),
    { numRuns: 300 },
  );
});
