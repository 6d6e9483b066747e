import { addHours, addSeconds } from 'date-fns';
import { expect, test } from 'vitest';
import { toGameSummary } from '../game/game.schema.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import { A_KICK_OFF, aGame, aGameInstance } from '../testing/factories.ts';
import { invitePageForm, invitePageTexts, invitePath, invitePreview } from './invite-page.ts';

const game = toGameSummary(
  aGame({
    name: 'Tuesday Night Fives',
    location: 'The Pitch',
    numberOfPlayers: 10,
    timeZone: 'Europe/London',
  }),
);
const startDateTime = new Date('2026-11-24T19:30:00Z');
const before = addHours(startDateTime, -100);

function aCard(overrides: Partial<GameInstance> = {}): GameInstance {
  return aGameInstance({
    game,
    startDateTime,
    counts: { playing: 6, notPlaying: 1, unanswered: 2 },
    ...overrides,
  });
}

test('a preview says which game it is, when, and how full', () => {
  expect(invitePreview(aCard(), before)).toEqual({
    title: 'Tuesday Night Fives · Tue 24/11 19:30 · 6 of 10 in, 4 spots left',
    text: 'The Pitch. Will you be playing?',
  });
});

test('a preview tells the time on the clock of the game', () => {
  const there = { ...game, timeZone: 'Asia/Tokyo' };
  expect(invitePreview(aCard({ game: there }), before).title).toContain('Wed 25/11 04:30');
});

test.each([
  ['that is off', { status: 'CANCELLED' }, -100, 'cancelled'],
  ['that was played', {}, 1, 'played'],
  ['with a result', { winningTeam: 'DRAW' }, 1, 'Draw'],
] as const)('a preview of a game %s asks nobody to play', (_, overrides, hours, stand) => {
  const preview = invitePreview(aCard(overrides), addHours(startDateTime, hours));
  expect(preview).toEqual({ title: `Tuesday Night Fives · Tue 24/11 19:30 · ${stand}`, text: 'The Pitch' });
});

test('a preview of a game that is off says why', () => {
  const card = aCard({ status: 'CANCELLED', cancelReason: 'The pitch is flooded' });
  expect(invitePreview(card, before).text).toBe('Cancelled: The pitch is flooded');
});

test.each([
  [{}, -100, 'later GOOD anyone no-reserves open'],
  [{}, -60, 'later OK anyone no-reserves open'],
  [{}, -20, 'later AT_RISK anyone no-reserves open'],
  [{ counts: { playing: 12, notPlaying: 0, unanswered: 0 } }, -20, 'later GOOD anyone reserves open'],
  [{ game: { ...game, maxGuests: 0 } }, -20, 'later AT_RISK register no-reserves open'],
  [{ game: { ...game, isClosed: true } }, -20, 'later AT_RISK shut no-reserves open'],
  [{ status: 'CANCELLED' }, -20, 'cancelled no-reserves open'],
  [{ status: 'CANCELLED', cancelReason: 'Snow' }, -20, 'cancelled with a reason no-reserves open'],
  [{}, 1, 'played no-reserves open'],
  [{ winningTeam: 'TEAM_A' }, 1, 'played no-reserves decided'],
] as const)('a page with %o, %i hours from the start, has the form %s', (overrides, hours, form) => {
  expect(invitePageForm(aCard(overrides), addHours(startDateTime, hours))).toBe(form);
});

test('in the last minute no time is counted', () => {
  expect(invitePageForm(aCard(), addSeconds(startDateTime, -20))).toBe('now AT_RISK anyone no-reserves open');
});

test('the texts of a page count reserves apart from those who are in', () => {
  const card = aCard({ counts: { playing: 12, notPlaying: 3, unanswered: 4 } });
  expect(invitePageTexts(card, before)).toMatchObject({
    ...{ takenOfAll: '10/10', taken: '10', waiting: '2 reserves', reserves: '2' },
    ...{ notPlaying: '3', unanswered: '4', short: '', result: '', left: '4 days 4 hours' },
    invited: "Full. Say yes and you'll be 3rd reserve. Will you be playing?",
  });
});

test('the page and the preview count a spot on offer as a member sees it', () => {
  const card = aCard({ counts: { playing: 10, notPlaying: 1, unanswered: 0, offered: 1 } });
  expect(invitePreview(card, before).title).toContain('9 of 10 in, 1 spot on offer');
  expect(invitePageTexts(card, before)).toMatchObject({
    ...{ takenOfAll: '9/10', taken: '9', waiting: '1 reserve' },
    invited: "1 spot is on offer to the reserves. Say yes and you'll be behind them. Will you be playing?",
  });
});

test('a page and a preview that no guest can join from do not ask for a reply', () => {
  const card = aCard({ game: { ...game, maxGuests: 0 } });
  expect(invitePreview(card, before).text).toBe('The Pitch');
  expect(invitePageTexts(card, before).invited).toBe(
    "This game can't take more guests. Log in or register to join.",
  );
});

test('the links of a page come back to the link that it was opened by, with its key', () => {
  expect(invitePath('some', null)).toBe('/gi/some');
  expect(invitePath('some', 'a&b')).toBe('/gi/some?key=a%26b');
  const card = aCard({ id: 'some', game: { ...game, inviteKey: 'secret' }, startDateTime: A_KICK_OFF });
  expect(invitePageTexts(card, before)).toMatchObject({ link: '%2Fgi%2Fsome%3Fkey%3Dsecret' });
});
