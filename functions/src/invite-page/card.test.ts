import { type GameInstance, type GameSummary, type InviteCard, invitePath } from '@fives/domain';
import { A_KICK_OFF, aGameInstance } from '@fives/domain/testing';
import { addHours, addSeconds } from 'date-fns';
import { expect, test, vi } from 'vitest';
import { cardScreen } from './card.ts';
import { messageScreen } from './message.ts';
import { renderPage } from './page.ts';

vi.mock('./theme.ts', () => ({ readTheme: () => ({ head: '', icons: {} }), icon: () => null }));

const HTML_TEXT = `"><script>alert(1)</script> & 'x'`;

interface Case extends Partial<GameInstance>, Pick<InviteCard, 'invite'> {
  readonly hours?: number;
  readonly settings?: Partial<GameSummary>;
}

function aCard({ settings, ...overrides }: Omit<Case, 'hours'>): InviteCard {
  const counts = { playing: 6, notPlaying: 1, unanswered: 2 };
  const instance = aGameInstance({ counts, ...overrides });
  return { ...instance, game: { ...instance.game, numberOfPlayers: 10, ...settings } };
}

function textsOf(html: string): string[] {
  const visible = html.replace(/<span[^>]*hidden>[^<]*<\/span>/g, '');
  return visible.split(/<[^>]*>/).flatMap((part) => part.trim() || []);
}

function textsOfCard({ hours = -20, ...overrides }: Case) {
  return textsOf(cardScreen(aCard(overrides), addHours(A_KICK_OFF, hours), '').body.markup);
}

const COUNTS_WITH_RESERVES = { playing: 12, notPlaying: 3, unanswered: 4 };

test.each<[string, Case, string[], string[]]>([
  [
    'with free spots',
    { hours: -100 },
    ['6/10', 'Starts in', '4 days 4 hours', 'Yes', 'No'],
    ['4 players short'],
  ],
  ['in the last three days', { hours: -60 }, ['ok:', '4 players short'], ['at risk:']],
  ['on the last day', {}, ['at risk:', '4 players short'], ['ok:']],
  [
    'with reserves',
    { counts: COUNTS_WITH_RESERVES },
    ['10/10', '2 reserves', 'Reserves', '3', '4'],
    ['at risk:'],
  ],
  [
    'with an offer',
    { counts: { ...COUNTS_WITH_RESERVES, playing: 10, offered: 1 } },
    ['9/10', '1 reserve'],
    ['10/10'],
  ],
  ['for players only', { settings: { maxGuests: 0 } }, ['Register and Play', 'Click to login'], ['Yes']],
  ['of a closed game', { settings: { isClosed: true } }, ['Click to login'], ['Yes', 'Register and Play']],
  [
    'cancelled',
    { status: 'CANCELLED' },
    ['game cancelled', 'This game has been cancelled'],
    ['Yes', 'Starts in'],
  ],
  ['cancelled with a reason', { status: 'CANCELLED', cancelReason: 'Snow' }, ['Snow'], ['Yes']],
  ['played', { hours: 1 }, ['game played', 'awaiting result'], ['Yes', 'Result']],
  ['with a result', { hours: 1, winningTeam: 'DRAW' }, ['stats updated', 'Draw', 'Result'], ['Yes']],
])('card %s shows the expected texts and hides the others', (_, overrides, present, absent) => {
  const texts = textsOfCard(overrides);
  expect(texts).toEqual(expect.arrayContaining(present));
  for (const text of absent) expect(texts).not.toContain(text);
});

test('card shows no countdown in the last minute', () => {
  const { body } = cardScreen(aCard({}), addSeconds(A_KICK_OFF, -20), '');
  expect(textsOf(body.markup)).toContain('Now');
  expect(textsOf(body.markup)).not.toContain('Starts in');
});

test('card shows the inviter, names, price, length and meet-up', () => {
  const texts = textsOfCard({
    settings: { durationMinutes: 90, meetMinutesBefore: 15 },
    invite: { names: ['Ada', 'Ben'], invitedBy: 'Olive', price: { amount: 650, currency: 'GBP' } },
  });
  expect(texts).toEqual(expect.arrayContaining(['· 90 minutes, meet 18:45', 'Ada', 'Ben']));
  expect(texts.find((text) => text.startsWith('Olive invites you. '))).toContain(' £6.50 each. ');
});

test('card says that guests need no account, or that visitors must log in', () => {
  expect(textsOfCard({})).toContain('Reply to see who&#x27;s playing. You don&#x27;t need an account.');
  expect(textsOfCard({ settings: { maxGuests: 0 } })).toContain('Log in to see who&#x27;s playing');
});

test('page escapes texts in elements and attributes', () => {
  const card = aCard({
    status: 'CANCELLED',
    cancelReason: HTML_TEXT,
    winningTeam: 'TEAM_A',
    teamAName: HTML_TEXT,
    settings: { name: HTML_TEXT, location: HTML_TEXT },
    invite: { names: [HTML_TEXT], invitedBy: HTML_TEXT, price: null },
  });
  const now = addHours(A_KICK_OFF, -20);
  const page = renderPage(cardScreen(card, now, JSON.stringify({ name: HTML_TEXT })), {
    ...{ path: `/gi/first?key=${encodeURIComponent(HTML_TEXT)}`, key: HTML_TEXT, now },
  });
  expect(page.match(/<script\b[^>]*>/g)).toEqual(['<script defer src="/invite.js" data-starts="">']);
  expect(page).not.toContain(HTML_TEXT);
  expect(page.match(/<bdi>&quot;&gt;&lt;script&gt;alert\(1\)/g)).toHaveLength(5);
});

test('account links lead back to the invite link with its key', () => {
  const pageRequest = { path: invitePath('first', 'a&b'), key: 'a&b', now: A_KICK_OFF };
  const page = renderPage(messageScreen('refused'), pageRequest);
  const links = [...page.matchAll(/href="(\/(?:login|register)[^"]*)"/g)].map(([, link]) => link);
  const next = '?next=%2Fgi%2Ffirst%3Fkey%3Da%2526b';
  expect(links).toEqual([`/login${next}`, `/register${next}`]);
});

test.each([
  ['refused', 'This link no longer works. Ask the organiser for a new one.', ''],
  ['unknown', 'Game not found', ''],
  ['starting', 'Loading', 'app'],
] as const)('page without a card (%s) shows the reason or starts the app', (kind, text, app) => {
  const pageRequest = { path: '/gi/first', key: null, now: A_KICK_OFF };
  const page = renderPage(messageScreen(kind), pageRequest);
  expect(page).toContain(text);
  expect(page).toContain(`data-starts="${app}"`);
  expect(page).toContain('data-answer=""');
});
