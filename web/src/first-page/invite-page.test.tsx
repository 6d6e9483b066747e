// @vitest-environment node
import {
  fillIn,
  type InviteCard,
  invitePageForm,
  invitePageTexts,
  readInviteCard,
  spotsOf,
} from '@fives/domain';
import { aGameInstance } from '@fives/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCard, invitePages } from './invite-page.tsx';

const { bodies, lights, styles } = invitePages();
const START = new Date('2026-11-24T19:30:00Z');
const STYLE = /<style[^>]*>([^<]*)<\/style>/g;

/** What the server answers with; the note of the zone is the reader's to show. */
function filled(card: InviteCard, now: Date): string {
  const { title = '', html = '' } = bodies[invitePageForm(card, now)] ?? {};
  const { taken, short } = spotsOf(card);
  const row = lights.on.repeat(taken) + lights.off.repeat(short);
  const page = fillIn((title + html).replace('<!--lights-->', row), invitePageTexts(card, now));
  return page.replace(/<span[^>]*data-zone hidden>[^<]*<\/span>/, '');
}

const count = fc.nat({ max: 60 });
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom('<script>', '{{name}}', '"\'&'),
);
const anyCard = fc
  .record({
    name: text,
    location: text,
    numberOfPlayers: fc.integer({ min: 2, max: 50 }),
    counts: fc.record({
      playing: count,
      notPlaying: count,
      unanswered: count,
      guests: count,
      offered: fc.nat({ max: 2 }),
    }),
    isClosed: fc.boolean(),
    maxGuests: fc.constantFrom(null, 0),
    status: fc.constantFrom('INVITES_SENT', 'CREATED', 'CANCELLED'),
    cancelReason: fc.oneof(fc.constant(''), text),
    winningTeam: fc.constantFrom('TEAM_A', 'DRAW', null),
    inviteKey: fc.constantFrom(null, 'a-key'),
    minutesAhead: fc.oneof(fc.integer({ min: -100, max: 100 }), fc.integer({ min: -9000, max: 9000 })),
  })
  .map(({ name, location, numberOfPlayers, inviteKey, isClosed, maxGuests, minutesAhead, ...fields }) => {
    const instance = aGameInstance({ ...fields, startDateTime: START, teamAName: name });
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const card: InviteCard = {
      ...instance,
      game: { ...instance.game, name, location, numberOfPlayers, isClosed, maxGuests, timeZone, inviteKey },
    };
    return { card, now: new Date(START.getTime() - minutesAhead * 60_000) };
  });

test('the page of every card is what React draws of it, whatever its texts are', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(anyCard, ({ card, now }) => {
      expect(filled(card, now)).toBe(drawCard(card, now).replaceAll(STYLE, ''));
    }),
    { numRuns: 40 },
  );
});

test('the styles of every card are there', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(anyCard, ({ card, now }) => {
      for (const [, style = ''] of drawCard(card, now).matchAll(STYLE)) expect(styles).toContain(style);
    }),
    { numRuns: 20 },
  );
});

test('where there is no card, nothing waits for a text but the ways to an account', () => {
  for (const name of ['refused', 'unknown', 'starting'] as const) {
    const { title, html } = bodies[name];
    expect(`${title}${html}`.match(/\{\{\w+\}\}/g)).toEqual(['{{link}}', '{{link}}']);
  }
  expect(bodies.refused.html).toContain('This link no longer works');
  expect(bodies.unknown.html).toContain('Game not found');
});

test('an answer without an instance has no card', () => {
  expect(
    readInviteCard({ gameInstances: [] } as unknown as Parameters<typeof readInviteCard>[0], null),
  ).toBeNull();
});
