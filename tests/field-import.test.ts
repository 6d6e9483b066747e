import { readFileSync } from 'node:fs';
import { type ListEntry, readList, readResults, resultsReason, textReason } from '@fives/domain';
import { expect, test } from 'vitest';

const field = (name: string) => readFileSync(`${import.meta.dirname}/field/${name}`, 'utf8');
const resultsOf = (name: string) => readResults(field(name), { today: '2026-11-29' });

function sectionOf({ status, isReserve }: ListEntry): string {
  return isReserve ? 'reserve' : { PLAYING: 'in', NOT_PLAYING: 'out', UNANSWERED: 'no reply' }[status];
}

/** Returns names by reply, and the reasons of the lines that are switched off. */
function summaryOf(name: string) {
  const { entries, unclear } = readList(field(name));
  const found: Record<string, string[]> = {};
  for (const entry of entries) {
    const plus = entry.plusOnes > 0 ? ` +${entry.plusOnes}` : '';
    const section = sectionOf(entry);
    found[section] = [...(found[section] ?? []), entry.name + plus];
  }
  const off = unclear
    .map(({ reason }) => reason)
    .filter((reason) => reason !== 'EMPTY' && reason !== 'HEADING');
  return { ...found, off };
}

test.each([
  [
    '01-whatsapp-br-racha-keycaps.txt',
    {
      in: ['Nilo', 'Tomé', 'Otávio', 'O Conde', 'Juca', 'Silvano'],
      reserve: ['Raul1', 'Nilo 2'],
      off: Array(7).fill('OUTSIDE_LIST'),
    },
  ],
  [
    '02-whatsapp-br-fora-list.txt',
    {
      in: [
        ...['Nilo', 'Tomé', 'Otávio', 'Juca tiozinho', 'Silvano', 'baixinho invocado', 'Raul', 'Enzo H'],
        ...['Breno', 'Ítalo', 'LEVI', 'MK'],
      ],
      out: ['Alcides', 'Murilo', 'Yago'],
      off: Array(6).fill('OUTSIDE_LIST'),
    },
  ],
  [
    '03-whatsapp-cl-paid-notes.txt',
    {
      in: [
        ...['Ramiro', 'Dante', 'Lautaro', 'Tito', 'Fermín', 'Kike', 'Salcedo', 'Primo de Fermín'],
        ...['Mario Quiroz', 'Alonso Duarte', 'Gastón arquero'],
      ],
      off: ['REMARK'],
    },
  ],
  [
    '06-whatsapp-export-six-phones.txt',
    { in: ['Hana', 'Urs', '李娜', 'Ann'], out: ['Tom'], off: ['NO_REPLY'] },
  ],
  [
    '12-spond-attendance.csv',
    {
      in: ['Tom Harlow', 'Ann Leigh'],
      out: ['Ben Mossop'],
      reserve: ['Eve Daley'],
      'no reply': ['Cid Rayner', 'Dee Foxall'],
      off: ['NO_NAME'],
    },
  ],
  [
    '13-meetup-attendees.txt',
    { in: ['Tom Harlow', 'Ann Leigh +1'], reserve: ['Ben M.'], out: ['Cid'], off: [] },
  ],
  ['20-whatsapp-emoji-only-names.txt', { in: ['Nacho', 'Tala', '🦈', '👨‍👩‍👧', 'Pola', '🇧🇷'], off: [] }],
  ['22-google-sheet-checkboxes.txt', { in: ['Tom Harlow', 'Ann Leigh', 'Nell'], out: ['Ben'], off: [] }],
])('the list %s is read', (name, summary) => {
  expect(textReason(field(name))).toBeNull();
  expect(summaryOf(name)).toEqual(summary);
});

test.each([
  ['08-results-one-row-per-game-colours.csv', ['2025-11-06 6-4 5v5', '2025-11-13 3-3 5v5'], ['4 NO_RESULT']],
  [
    '19-excel-spoilt-scores.csv',
    ['2025-03-13 10-7 2v2', '2025-04-03 6-6 2v2'],
    ['2 SCORE_IS_DATE', '4 SCORE_IS_DATE', '5 NO_DATE'],
  ],
])('the results %s are read', (name, games, odd) => {
  const results = resultsOf(name);
  const toText = ({ date, teamA, teamB, teamAGoals, teamBGoals }: (typeof results.games)[number]) =>
    `${date} ${teamAGoals}-${teamBGoals} ${teamA.length}v${teamB.length}`;
  expect(resultsReason(field(name))).toBeNull();
  expect(results.games.map(toText)).toEqual(games);
  expect(results.unclear.map(({ line, reason }) => `${line} ${reason}`)).toEqual(odd);
});

test('the totals 09 are read', () => {
  expect(resultsOf('09-totals-with-playing-flag.csv')).toMatchObject({
    totals: [
      { name: 'Ann', played: 6, won: 3, drawn: 1, lost: 2 },
      { name: 'Ben', played: 6, won: 2, drawn: 1, lost: 3 },
      { name: 'Cid', played: 0 },
    ],
    unclear: [],
  });
});

test.each([
  ['14-teamsnap-schedule.csv', 'SCHEDULE_TEXT'],
  ['15-spond-feed.ics', 'CALENDAR_TEXT'],
  ['16-pitch-booking-floating.ics', 'CALENDAR_TEXT'],
] as const)('%s is refused as %s', (name, code) => {
  expect(resultsReason(field(name))).toBe(code);
});
