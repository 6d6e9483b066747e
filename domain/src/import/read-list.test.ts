import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { readList } from './read-list.ts';

const LETTER = { PLAYING: 'in', NOT_PLAYING: 'out', UNANSWERED: 'none' };

/** Returns texts such as 'Tom in', 'Ben reserve +1' and 'off NO_NAME', without headings. */
function read(text: string, columns?: readonly Column[]): string[] {
  return readList(text, columns).rows.flatMap(({ name, status, isReserve, plusOnes, reason }) => {
    if (reason !== null) return reason === 'HEADING' ? [] : `off ${reason}`;
    return `${name} ${isReserve ? 'reserve' : LETTER[status]}${plusOnes > 0 ? ` +${plusOnes}` : ''}`;
  });
}

test.each([
  ['1. Tom (não pago)', 'Tom in'],
  ['1. Tom (no GK)', 'Tom in'],
  ['1. Tom - no. 9', 'Tom in'],
  ['1. Nan', 'Nan in'],
  ['1. Tom (out)', 'Tom out'],
  ['1. Tom - out (paid)', 'Tom out'],
  ['1. Tom - out injured', 'Tom in'],
  ['1. Tom: reserve', 'Tom reserve'],
  ['1. Tom, maybe', 'Tom none'],
  ['1. Tom out', 'Tom out'],
  ['1. Ann-Marie', 'Ann-Marie in'],
  ['1. ~Tom~', 'Tom out'],
  ['1. *Tom*', 'Tom in'],
  ['[x] Tom', 'Tom in'],
  ['[ ] Tom', 'Tom none'],
  ['Tom ❌', 'Tom out'],
  ['1. Tom (GK) ❌', 'Tom out'],
  ['1. Tom (lost ❌)', 'Tom in'],
  ['Tom 👍🏽', 'Tom in'],
  ['1. Tom +2', 'Tom in +2'],
  ['1. Tom (+1)', 'Tom in +1'],
  ['1. Tom +1 (Joe)', 'Tom in +1'],
  ['1. Tom +1 - out', 'Tom out +1'],
  ['1. Tom +5', 'off TOO_MANY_PLUS_ONES'],
  ['#1 Tom', 'Tom in'],
  ['(1) Tom', 'Tom in'],
  ['- ✅ Tom', 'Tom in'],
  ['1)Tom', 'Tom in'],
  ['🔟 Tom', 'Tom in'],
  ['1. @447700900123', 'off NO_NAME'],
  ['1.', 'off EMPTY'],
  [`1. ${'a'.repeat(61)}`, 'off TOO_LONG'],
  ['a'.repeat(201), 'off TOO_LONG'],
  ['Who brings the ball?', 'off OUTSIDE_LIST'],
])('the line %j is %j', (line, row) => {
  expect(read(line)).toEqual([row]);
});

const at = (minute: number) => `[05/08/2026, 17:${minute}:02]`;

test.each([
  ['without numbers', 'Tom\nAnn', ['Tom in', 'Ann in']],
  ['with another line', 'Bring bibs\n1. Tom\n2. Ann', ['off OUTSIDE_LIST', 'Tom in', 'Ann in']],
  ['with a time', '20:30 Start\n1. Tom\n2. Ann', ['off OUTSIDE_LIST', 'Tom in', 'Ann in']],
  ['with a weekday', 'Monday footy\nTom, Ann', ['off OUTSIDE_LIST', 'Tom in', 'Ann in']],
  ['with a title', 'The Crew\n\nTom\nAnn\nBen', ['off OUTSIDE_LIST', 'Tom in', 'Ann in', 'Ben in']],
  ['with numbers without signs', '1 Tom\n2 Ann\n5 a side', ['Tom in', 'Ann in', 'off OUTSIDE_LIST']],
  ['with a name twice', '1. Tom\n2. tom', ['Tom in', 'off NAMED_TWICE']],
  [
    'with sections',
    'In (2/10):\nTom\n*Reserves*\nAnn\n❌ OUT ❌\n- Ben\nNo reply yet: Cid & Dee +1',
    ['Tom in', 'Ann reserve', 'Ben out', 'Cid none', 'Dee none +1'],
  ],
  ['with an unknown section', 'Out:\n1. Tom\nBibs:\n1. Ann', ['Tom out', 'Ann in']],
  ['with a line after a gap', 'Out:\n1. Ann\n2. Al\n\nPay Olive', ['Ann out', 'Al out', 'off OUTSIDE_LIST']],
  ['with teams', 'Team A\nTom\nTeam B\nAnn', ['off OUTSIDE_LIST', 'Tom in', 'off OUTSIDE_LIST', 'Ann in']],
  [
    'in a chat, with the last reply of each sender',
    `${at(10)} Tom: in\n${at(11)} Ann: out\n${at(12)} Tom: no\n${at(13)} ~ Ben: 👍`,
    ['off REPLACED', 'Ann out', 'Tom out', 'Ben in'],
  ],
  [
    'in a chat, with other messages',
    `${at(10)} Tom: running late\n${at(11)} Tom joined\n${at(12)} +44 7700 900123: in`,
    ['off NO_REPLY', 'off OUTSIDE_LIST', 'off NO_NAME'],
  ],
  [
    'in a chat, with its last list',
    `${at(10)} Tom: List\n1. Tom\n2. Ben\n${at(11)} Ann: List\n1. Tom\n2. Ann\n${at(12)} Cid: in`,
    ['off OUTSIDE_LIST', 'off REPLACED', 'off REPLACED', 'off OUTSIDE_LIST', 'Tom in', 'Ann in', 'Cid in'],
  ],
  [
    'in columns with first and last names',
    'First name;Last name;Status\nTom;Harris;going\nAnn;Lee;',
    ['Tom Harris in', 'Ann Lee none'],
  ],
  ['with tabs and sections', '1.\tTom\n2.\tAnn\nOut:\n1.\tBen', ['Tom in', 'Ann in', 'Ben out']],
  [
    'in columns of a form',
    'Time,Full name,Paid,Can you play?\n1/1/2026,Tom,no,Yes\n1/1/2026,Ann,yes,No',
    ['Tom in', 'Ann out'],
  ],
  ['in columns with unknown words', 'Name;Status\nTom;Nähtävästi\nAnn;', ['Tom none', 'Ann none']],
  ['in columns without titles', '1\tTom\tin\n2\tAnn\tout', ['Tom in', 'Ann out']],
])('a list %s', (_kind, text, rows) => {
  expect(read(text)).toEqual(rows);
});

test('a table has the columns that the organiser chooses', () => {
  const text = 'Member,Nick,Paid,Plays\nTom Harris,Tommy,no,yes\nAnn Lee,Annie,yes,no';
  expect(readList(text).table?.columns).toEqual(['PLAYER', 'NONE', 'NONE', 'NONE']);
  expect(read(text, ['NONE', 'PLAYER', 'NONE', 'REPLY'])).toEqual(['Tommy in', 'Annie out']);
});

test('each line with text is a row', () => {
  const part = fc.constantFrom(
    ...['1. ', 'Tom', ' ', '✅', ':', 'Out', '(no)', '+1', ',', '\t', '\n', '- ', '~', '7pm', '['],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      const lines = text.split('\n').flatMap((line, at) => (/[^\s,]/.test(line) ? [at + 1] : []));
      const found = new Set(readList(text).rows.map(({ line }) => line));
      expect(lines.filter((line) => !found.has(line))).toEqual([]);
    }),
    { seed: 42, numRuns: 300 },
  );
});
