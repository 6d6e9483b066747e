import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readList } from './read-list.ts';

const LETTER = { PLAYING: 'in', NOT_PLAYING: 'out', UNANSWERED: 'none' };

/** Returns texts such as 'Tom in', 'Ben reserve +1' and 'off NO_NAME'. */
function read(...input: Parameters<typeof readList>): string[] {
  const { entries, unclear } = readList(...input);
  const rows = [
    ...entries.map(({ line, name, status, isReserve, plusOnes }) => ({
      line,
      text: `${name} ${isReserve ? 'reserve' : LETTER[status]}${plusOnes > 0 ? ` +${plusOnes}` : ''}`,
    })),
    ...unclear.map(({ line, reason }) => ({ line, text: `off ${reason}` })),
  ];
  return rows.toSorted((a, b) => a.line - b.line).map(({ text }) => text);
}

describe('a line of a list', () => {
  test.each([
    ['1. Tom (não pago)', 'Tom in'],
    ['1. Tom (no GK)', 'Tom in'],
    ['1. Tom - no. 9', 'Tom in'],
    ['1. Nan', 'Nan in'],
    ['1. Tom (out)', 'Tom out'],
    ['1. Tom - out', 'Tom out'],
    ['1. Tom - out injured', 'Tom in'],
    ['1. Tom: reserve', 'Tom reserve'],
    ['1. Tom, maybe', 'Tom none'],
    ['1. Tom out', 'Tom out'],
    ['1. Ann-Marie', 'Ann-Marie in'],
    ['1. ~Tom~', 'Tom out'],
    ['1. *Tom*', 'Tom in'],
    ['[x] Tom', 'Tom in'],
    ['[ ] Tom', 'Tom none'],
    ['☐ Tom', 'Tom none'],
    ['✅ Tom', 'Tom in'],
    ['Tom ❌', 'Tom out'],
    ['Tom 👍🏽', 'Tom in'],
    ['1. Tom +2', 'Tom in +2'],
    ['1. Tom +1 (Joe)', 'Tom in +1'],
    ['1. Tom +1 - out', 'Tom out +1'],
    ['1. Tom +5', 'off TOO_MANY_PLUS_ONES'],
    ['#1 Tom', 'Tom in'],
    ['(1) Tom', 'Tom in'],
    ['- Tom', 'Tom in'],
    ['1)Tom', 'Tom in'],
    ['🔟 Tom', 'Tom in'],
    ['1. Tom?', 'Tom none'],
    ['1.', 'off EMPTY'],
    [`1. ${'a'.repeat(61)}`, 'off TOO_LONG'],
    ['a'.repeat(201), 'off TOO_LONG'],
    ['Who brings the ball?', 'off OUTSIDE_LIST'],
  ])('%j is %j', (line, row) => {
    expect(read(line)).toEqual([row]);
  });

  test('without a number is a person only in a list without numbers', () => {
    expect(read('Tom\nAnn')).toEqual(['Tom in', 'Ann in']);
    expect(read('20:30 Start\n1. Tom\n2. Ann')).toEqual(['off OUTSIDE_LIST', 'Tom in', 'Ann in']);
    expect(read('Bring bibs\n1. Tom\n2. Ann')).toEqual(['off OUTSIDE_LIST', 'Tom in', 'Ann in']);
    expect(read('*Tom FC* ⚽\n1. Ann\n2. Ben')).toEqual(['off OUTSIDE_LIST', 'Ann in', 'Ben in']);
    expect(read('In\nTom +1')).toEqual(['off HEADING', 'Tom in +1']);
    expect(read('Monday footy\nTom, Ann')).toEqual(['off OUTSIDE_LIST', 'Tom in', 'Ann in']);
    expect(read('The Crew\n\nTom\nAnn\nBen')).toEqual(['off OUTSIDE_LIST', 'Tom in', 'Ann in', 'Ben in']);
  });

  test('has a number without a sign only after the number before', () => {
    expect(read('1 Tom\n2 Ann\n5 a side')).toEqual(['Tom in', 'Ann in', 'off OUTSIDE_LIST']);
  });

  test('repeats a name', () => {
    expect(read('1. Tom\n2. tom')).toEqual(['Tom in', 'off NAMED_TWICE']);
  });
});

describe('a section of a list', () => {
  test('has the reply of its heading', () => {
    expect(read('In (2/10):\nTom\n*Reserves*\nAnn\n❌ OUT ❌\n- Ben\nNo reply yet: Cid & Dee +1')).toEqual([
      ...['off HEADING', 'Tom in', 'off HEADING', 'Ann reserve', 'off HEADING', 'Ben out'],
      ...['Cid none', 'Dee none +1'],
    ]);
  });

  test('ends at an unknown heading', () => {
    expect(read('Out:\n1. Tom\nBibs:\n1. Ann')).toEqual(['off HEADING', 'Tom out', 'off HEADING', 'Ann in']);
  });

  test('has no unmarked names after a gap', () => {
    expect(read('1. Tom\n2. Ben\nOut:\nAnn\n\nPay Olive')).toEqual([
      ...['Tom in', 'Ben in', 'off HEADING', 'Ann out', 'off OUTSIDE_LIST'],
    ]);
  });

  test('gives no reply to people without a tick where others have ticks', () => {
    expect(read('Tom ✅\nAnn ✅\nBen')).toEqual(['Tom in', 'Ann in', 'Ben none']);
    expect(read('1. Tom ✅\n2. Ann ✅\n3. Ben')).toEqual(['Tom in', 'Ann in', 'Ben in']);
  });
});

describe('an export of a chat', () => {
  const at = (minute: number) => `[05/08/2026, 17:${minute}:02]`;

  test('has the last reply of each sender', () => {
    expect(read(`${at(10)} Tom: in\n${at(11)} Ann: out\n${at(12)} Tom: no\n${at(13)} ~ Ben: 👍`)).toEqual([
      ...['off REPLACED', 'Ann out', 'Tom out', 'Ben in'],
    ]);
  });

  test('has a row for each other message', () => {
    const text = `${at(10)} Tom: running late\n${at(11)} Tom joined\n${at(12)} +44 7700 900123: in`;
    expect(read(text)).toEqual(['off NO_REPLY', 'off OUTSIDE_LIST', 'off NO_SENDER_NAME']);
    expect(readList(text).unclear[0]).toMatchObject({ name: 'Tom', text: 'Tom: running late' });
  });

  test('has only its last list', () => {
    expect(
      read(`${at(10)} Tom: List\n1. Tom\n2. Ben\n${at(11)} Ann: List\n1. Tom\n2. Ann\n${at(12)} Cid: in`),
    ).toEqual([
      ...[
        'off OUTSIDE_LIST',
        'off REPLACED',
        'off REPLACED',
        'off OUTSIDE_LIST',
        'Tom in',
        'Ann in',
        'Cid in',
      ],
    ]);
  });
});

describe('a table of people', () => {
  test('joins first and last names', () => {
    expect(read('First name;Last name;Status\nTom;Harris;going\nAnn;Lee;')).toEqual([
      ...['off HEADING', 'Tom Harris in', 'Ann Lee none'],
    ]);
  });

  test('has the columns that the organiser chooses', () => {
    const text = 'Member,Nick,Paid,Plays\nTom Harris,Tommy,no,yes\nAnn Lee,Annie,yes,no';
    expect(readList(text).table).toEqual({
      headings: ['Member', 'Nick', 'Paid', 'Plays'],
      name: 0,
      reply: null,
    });
    expect(read(text, { name: 1, reply: 3 })).toEqual(['off HEADING', 'Tommy in', 'Annie out']);
  });

  test('is not a list with tabs and headings', () => {
    expect(read('1.\tTom\n2.\tAnn\nOut:\n1.\tBen')).toEqual(['Tom in', 'Ann in', 'off HEADING', 'Ben out']);
  });

  test('has no replies where their words are unknown', () => {
    expect(read('Name;Status\nTom;Nähtävästi\nAnn;')).toEqual(['off HEADING', 'Tom none', 'Ann none']);
  });

  test('may have no titles', () => {
    expect(read('1\tTom\tin\n2\tAnn\tout')).toEqual(['Tom in', 'Ann out']);
  });
});

test('each line with text is a person or switched off', () => {
  const part = fc.constantFrom(
    ...['1. ', 'Tom', ' ', '✅', ':', 'Out', '(no)', '+1', ',', '\t', '\n', '- ', '~', '7pm', '['],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      const { entries, unclear } = readList(text);
      const lines = text.split('\n').flatMap((line, at) => (/[^\s,]/.test(line) ? [at + 1] : []));
      const found = new Set([...entries, ...unclear].map(({ line }) => line));
      expect(lines.filter((line) => !found.has(line))).toEqual([]);
    }),
    { seed: 42, numRuns: 300 },
  );
});
