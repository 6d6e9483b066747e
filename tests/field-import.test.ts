import { readFileSync } from 'node:fs';
import { readList, readResults, resultsReason, textReason } from '@fives/domain';
import { expect, test } from 'vitest';

const field = (name: string) => readFileSync(`${import.meta.dirname}/field/${name}`, 'utf8');
const LETTER = { PLAYING: 'in', NOT_PLAYING: 'out', UNANSWERED: 'none' };

/** Returns texts such as 'Tom in' and 'off NO_NAME', without headings and empty numbers. */
function listOf(file: string): string[] {
  return readList(field(file)).rows.flatMap(({ name, status, isReserve, plusOnes, reason }) => {
    if (reason !== null) return ['HEADING', 'EMPTY'].includes(reason) ? [] : `off ${reason}`;
    return `${name} ${isReserve ? 'reserve' : LETTER[status]}${plusOnes > 0 ? ` +${plusOnes}` : ''}`;
  });
}

const names = (reply: string, ...people: string[]) => people.map((name) => `${name} ${reply}`);
const off = (reason: string, count = 1) => Array<string>(count).fill(`off ${reason}`);

test.each([
  [
    '01-whatsapp-br-racha-keycaps.txt',
    [
      ...[...off('OUTSIDE_LIST', 5), ...names('in', 'Nilo', 'Tomé', 'Otávio', 'O Conde', 'Juca', 'Silvano')],
      ...[...names('reserve', 'Raul1', 'Nilo 2'), ...off('OUTSIDE_LIST', 2)],
    ],
  ],
  [
    '02-whatsapp-br-fora-list.txt',
    [
      ...[...off('OUTSIDE_LIST', 4), ...names('in', 'Nilo', 'Tomé', 'Otávio', 'Juca tiozinho', 'Silvano')],
      ...names('in', 'baixinho invocado', 'Raul', 'Enzo H', 'Breno', 'Ítalo', 'LEVI', 'MK'),
      ...[...names('out', 'Alcides', 'Murilo', 'Yago'), ...off('OUTSIDE_LIST', 2)],
    ],
  ],
  [
    '03-whatsapp-cl-paid-notes.txt',
    [
      ...[...names('in', 'Ramiro'), ...off('REMARK'), ...names('in', 'Dante', 'Lautaro', 'Tito', 'Fermín')],
      ...names('in', 'Kike', 'Salcedo', 'Primo de Fermín', 'Mario Quiroz', 'Alonso Duarte', 'Gastón arquero'),
    ],
  ],
  [
    '06-whatsapp-export-six-phones.txt',
    ['Hana in', 'off NO_REPLY', 'Urs in', 'Tom out', '李娜 in', 'Ann in'],
  ],
  [
    '12-spond-attendance.csv',
    [
      ...['Tom Harlow in', 'Ann Leigh in', 'Ben Mossop out', 'Cid Rayner none', 'Dee Foxall none'],
      ...['Eve Daley reserve', 'off NO_NAME'],
    ],
  ],
  ['13-meetup-attendees.txt', ['Tom Harlow in', 'Ann Leigh in +1', 'Ben M. reserve', 'Cid out']],
  ['20-whatsapp-emoji-only-names.txt', names('in', 'Nacho', 'Tala', '🦈', '👨‍👩‍👧', 'Pola', '🇧🇷')],
  ['22-google-sheet-checkboxes.txt', ['Tom Harlow in', 'Ann Leigh in', 'Ben out', 'Nell in']],
])('the list %s is read', (file, rows) => {
  expect(textReason(field(file))).toBeNull();
  expect(listOf(file)).toEqual(rows);
});

test.each([
  ['08-results-one-row-per-game-colours.csv', ['2025-11-06 6-4 5v5', '2025-11-13 3-3 5v5', '4 NO_RESULT']],
  [
    '19-excel-spoilt-scores.csv',
    ['2025-03-13 10-7 2v2', '2025-04-03 6-6 2v2', '2 SCORE_IS_DATE', '4 SCORE_IS_DATE', '5 NO_DATE'],
  ],
  ['09-totals-with-playing-flag.csv', ['Ann 6 3 1 2', 'Ben 6 2 1 3', 'Cid 0 0 0 0']],
])('the results %s are read', (file, rows) => {
  const { games, totals, unclear } = readResults(field(file), { today: '2026-11-29' });
  expect(resultsReason(field(file))).toBeNull();
  expect([
    ...games.map(
      ({ date, teamA, teamB, teamAGoals, teamBGoals }) =>
        `${date} ${teamAGoals}-${teamBGoals} ${teamA.length}v${teamB.length}`,
    ),
    ...totals.map(({ name, played, won, drawn, lost }) => [name, played, won, drawn, lost].join(' ')),
    ...unclear.map(({ line, reason }) => `${line} ${reason}`),
  ]).toEqual(rows);
});

test.each([
  ['14-teamsnap-schedule.csv', 'SCHEDULE_TEXT'],
  ['15-spond-feed.ics', 'CALENDAR_TEXT'],
  ['16-pitch-booking-floating.ics', 'CALENDAR_TEXT'],
])('%s is refused as %s', (file, code) => {
  expect(resultsReason(field(file))).toBe(code);
});
