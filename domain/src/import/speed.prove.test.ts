import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toGameExport } from '../export/export.ts';
import { MAX_LIST_BYTES } from '../limits.ts';
import { aGame, aHistoryInstance } from '../testing/factories.ts';
import { readList } from './read-list.ts';
import { readResults, resultsReason } from './read-results.ts';
import { textReason } from './table.ts';

const today = '2026-11-29';
const MAX_GROWTH = 2.5;
const MAX_MS = 2_000;
/** Shorter times are noise. */
const MIN_MS = 40;

const HOSTILE = [
  ...[`${'-'.repeat(60)}|`, '\n', '1,\n', 'Out:\n1,', '"', '",', '"\n', "'=", '((', '[[', '~', '*', '+1'],
  ...[' - ', '1. ', '1️⃣', '12/03/2026 ', '5-3 ', '12/03/2026 Ann v Ben 5-3\n', ' v ', 'Ann, ', 'Ann\t', ';'],
  ...['✅', '👨‍👩‍👧', ' \n', '{"a":', '[05/08/2026, 17:10:02] Tom: in\n', 'Name,In\n', '\u0301', '1 '],
  ...['Date,Player,Team\n2026-03-12,Ann,Red\n', '2026-03-12,Ann,W\n', 'Ann\t\n'],
];

function millisecondsFor(text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    if (text.length <= MAX_LIST_BYTES && textReason(text) === null) readList(text);
    if (resultsReason(text) === null) readResults(text, { today });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

function expectLinear(textOf: (size: number) => string, size = MAX_LIST_BYTES / 8): void {
  const half = millisecondsFor(textOf(size));
  expect(millisecondsFor(textOf(2 * size))).toBeLessThan(Math.max(MIN_MS, half) * MAX_GROWTH);
}

const ofLength = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

describe('reading time', { timeout: 120_000 }, () => {
  test.each(HOSTILE)('of %j grows with the length', (part) => {
    expectLinear((length) => ofLength(part, length));
  });

  test.each(HOSTILE)('of 1 MB of %j is at most two seconds', (part) => {
    expect(millisecondsFor(ofLength(part, MAX_LIST_BYTES))).toBeLessThan(MAX_MS);
    // Lines of 200 characters, which are not too many.
    const lines = `${ofLength(part.replaceAll('\n', ' '), 200)}\n`;
    expect(millisecondsFor(lines.repeat(4_900))).toBeLessThan(MAX_MS);
  });

  test('of two random parts grows with the length', () => {
    const parts = fc.array(fc.constantFrom(...HOSTILE), { minLength: 2, maxLength: 4 });
    const property = fc.property(parts, (some) => expectLinear((length) => ofLength(some.join(''), length)));
    fc.assert(property, { numRuns: 60, seed: 7 });
  });

  test('of an export with people of one name grows with their number', () => {
    expectLinear((people) => {
      const teamA = Array.from({ length: people }, (_, at) => `uid-${at}`);
      const history = { instances: [aHistoryInstance({ teamA })], people: {} };
      return JSON.stringify(toGameExport(aGame(), history, new Date(today)));
    }, 20_000);
  });
});
