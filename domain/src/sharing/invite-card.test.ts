import { addHours } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { toGameSummary } from '../game/game.schema.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import { aGame, aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import {
  invitedText,
  invitePath,
  invitePreview,
  inviteText,
  poolText,
  showsNames,
  toInvite,
} from './invite-card.ts';

const game = toGameSummary(aGame({ name: 'Tuesday Night Fives', location: 'The Pitch' }));
const startDateTime = new Date('2026-11-24T19:30:00Z');
const before = addHours(startDateTime, -100);

function anInstance(overrides: Partial<GameInstance> = {}): GameInstance {
  const counts = { playing: 6, notPlaying: 1, unanswered: 2 };
  return aGameInstance({ game, startDateTime, counts, ...overrides });
}

test('preview has the game, the time and the free spots', () => {
  expect(invitePreview(anInstance(), before)).toEqual({
    title: 'Tuesday Night Fives · Tue 24/11 19:30 · 6 of 10 in, 4 spots left',
    text: 'The Pitch. Will you be playing?',
  });
});

test("preview shows the time in the game's zone", () => {
  const inTokyo = { ...game, timeZone: 'Asia/Tokyo' };
  expect(invitePreview(anInstance({ game: inTokyo }), before).title).toContain('Wed 25/11 04:30');
});

test.each([
  ['that is cancelled', { status: 'CANCELLED' }, -100, 'cancelled'],
  ['that was played', {}, 1, 'played'],
  ['with a result', { winningTeam: 'DRAW' }, 1, 'Draw'],
] as const)('preview of a game %s does not ask for a reply', (_, overrides, hours, state) => {
  const preview = invitePreview(anInstance(overrides), addHours(startDateTime, hours));
  expect(preview).toEqual({ title: `Tuesday Night Fives · Tue 24/11 19:30 · ${state}`, text: 'The Pitch' });
});

test('preview of a cancelled game has the reason', () => {
  const instance = anInstance({ status: 'CANCELLED', cancelReason: 'The pitch is flooded' });
  expect(invitePreview(instance, before).text).toBe('Cancelled: The pitch is flooded');
});

test('preview asks for no reply if guests cannot join', () => {
  const instance = anInstance({ game: { ...game, maxGuests: 0 } });
  expect(invitePreview(instance, before).text).toBe('The Pitch');
});

test('invite path contains the escaped key', () => {
  expect(invitePath('some', null)).toBe('/gi/some');
  expect(invitePath('some', 'a&b')).toBe('/gi/some?key=a%26b');
});

const invite = {
  name: 'Tuesday Fives',
  location: 'Shoreditch',
  timeZone: 'Europe/London',
  startDateTime: new Date('2026-06-16T18:00:00Z'),
  durationMinutes: 60,
  meetMinutesBefore: null,
};

test('invite names a length other than an hour, and the meet-up', () => {
  const text = 'Join Tuesday Fives at Shoreditch on Tue 16/06 19:00';
  expect(inviteText({ ...invite, meetMinutesBefore: 15 })).toBe(`${text}, meet 18:45`);
  expect(inviteText({ ...invite, durationMinutes: 90, meetMinutesBefore: 0 })).toBe(
    `${text}, 90 minutes, meet 19:00`,
  );
});

describe('invite for a visitor', () => {
  const reply = (name: string, minute: number) =>
    aPlayerInstance({ uid: name, name, repliedAt: new Date(Date.UTC(2026, 5, 1, 12, minute)) });
  const open = anInstance({ game: { ...game, numberOfPlayers: 2 } });
  const share = (amount: number) => ({ amount, state: 'OPEN' as const, paid: null, heads: [] });
  const cost = {
    ...{ amount: 2000, currency: 'GBP' as const, excused: [], nudgedAt: null, turn: 0 },
    shares: { ada: share(1000), ben: share(500), cem: share(500), olive: share(0) },
  };
  const input = {
    ...{ instance: open, organiser: { name: 'Olive Oak' }, cost: null },
    people: [reply('Cem Can', 3), reply('Ada Lovelace', 1), reply('Ben Bo', 2)],
  };

  test('names the people with a spot and the lead organiser by first name', () => {
    const shown = toInvite(input);
    expect(shown).toEqual({ names: ['Ada', 'Ben'], invitedBy: 'Olive', price: null });
    expect(
      invitedText({ ...open, invite: { ...shown, price: { amount: 500, currency: 'GBP' } } }, null),
    ).toBe("Olive invites you. Full. Say yes and you'll be 5th reserve. £5 each. Will you be playing?");
    expect(poolText({ invite: shown }, true)).toContain('Reply to see everyone');
  });

  test('has names until the start, unless the game hides them', () => {
    expect(showsNames(aGame(), open, before)).toBe(true);
    expect(showsNames(aGame(), open, startDateTime)).toBe(false);
    expect(showsNames(aGame({ namesForLink: false }), open, before)).toBe(false);
    const hidden = toInvite({ ...input, people: [], organiser: null });
    expect(hidden).toEqual({ names: [], invitedBy: null, price: null });
    expect(poolText({ invite: hidden }, true)).toContain("Reply to see who's playing");
  });

  test('has the lowest share as the price', () => {
    expect(toInvite({ ...input, cost }).price).toEqual({ amount: 500, currency: 'GBP' });
    expect(toInvite({ ...input, cost: { ...cost, shares: {} } }).price).toBeNull();
  });
});

test("invite names the zone if the sender's clock differs", () => {
  expect(inviteText(invite, 'Europe/Berlin')).toBe(
    'Join Tuesday Fives at Shoreditch on Tue 16/06 19:00 London time',
  );
  expect(inviteText(invite, 'Europe/Lisbon')).toBe('Join Tuesday Fives at Shoreditch on Tue 16/06 19:00');
});
