import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toGameExport } from '../export/game-export.ts';
import { aGame, aHistoryInstance } from '../testing/factories.ts';
import { readList } from './read-list.ts';
import { readResults, resultsReason } from './read-results.ts';
import { textReason } from './table.ts';

const today = '2026-11-29';
const MB = 1024 * 1024;
const MAX_GROWTH = 2.5;
const MAX_MS = 2_000;
/** Shorter times are noise. */
const MIN_MS = 40;

const HOSTILE = [
  ...[
    `${'-'.repeat(60)}|`,
    '\n',
    '1,\n',
    'Out:\n1,',
    '"',
    '",',
    '"\n',
    "'=",
    '((',
    '[[',
    '~',
    '*',
    '+1',
    ' - ',
    '1. ',
    '1️⃣',
  ],
  ...[
    '12/03/2026 ',
    '5-3 ',
    '12/03/2026 Ann v Ben 5-3\n',
    ' v ',
    'Ann, ',
    'Ann\t',
    'Ann\t\n',
    ';',
    '✅',
    '👨‍👩‍👧',
    ' \n',
    '{"a":',
  ],
  ...[
    '[05/08/2026, 17:10:02] Tom: in\n',
    'Date,Player,Team\n2026-03-12,Ann,Red\n',
    'Name,In\n',
    '2026-03-12,Ann,W\n',
    '\u0301',
    '1 ',
  ],
];

function process(text: string): void {
  if (textReason(text) === null) readList(text);
  if (resultsReason(text) === null) readResults(text, { today });
}

function millisecondsFor(text: string): number {
  const times = [1, 2].map(() => {
    const start = globalThis.process.cpuUsage();
    process(text);
    const { user, system } = globalThis.process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const ofLength = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

describe('reading time', { timeout: 120_000 }, () => {
  test.each(HOSTILE)('of %j grows with the length', (part) => {
    const [half, whole] = [MB / 8, MB / 4].map((length) => millisecondsFor(ofLength(part, length)));
    expect(whole).toBeLessThan(Math.max(MIN_MS, half ?? 0) * MAX_GROWTH);
  });

  test.each(HOSTILE)('of 1 MB of %j is at most two seconds', (part) => {
    expect(millisecondsFor(ofLength(part, MB))).toBeLessThan(MAX_MS);
    // Lines of 200 characters, which are not too many.
    const lines = `${ofLength(part.replaceAll('\n', ' '), 200)}\n`;
    expect(millisecondsFor(lines.repeat(4_900))).toBeLessThan(MAX_MS);
  });

  test('of two random parts grows with the length', () => {
    const part = fc.array(fc.constantFrom(...HOSTILE), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(part, (parts) => {
        const [half, whole] = [MB / 8, MB / 4].map((length) =>
          millisecondsFor(ofLength(parts.join(''), length)),
        );
        expect(whole).toBeLessThan(Math.max(MIN_MS, half ?? 0) * MAX_GROWTH);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test('of an export with people of one name grows with their number', () => {
    const exported = (people: number) => {
      const teamA = Array.from({ length: people }, (_, at) => `uid-${at}`);
      const history = { instances: [aHistoryInstance({ teamA })], people: {} };
      return JSON.stringify(toGameExport(aGame(), history, new Date(today)));
    };
    const [half, whole] = [10_000, 20_000].map((people) => millisecondsFor(exported(people)));
    expect(whole).toBeLessThan(Math.max(MIN_MS, half ?? 0) * MAX_GROWTH);
  });
});
