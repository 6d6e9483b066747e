import { expect, test } from 'vitest';
import { inviteText, inviteTitle } from './invite-card.ts';

const invite = {
  name: 'Tuesday Fives',
  location: 'Shoreditch',
  timeZone: 'Europe/London',
  startDateTime: new Date('2026-06-16T18:00:00Z'),
};

test('invite title contains the name of the game', () => {
  expect(inviteTitle(invite)).toBe('Game invite: Tuesday Fives');
});

test("invite has location and time in the game's zone", () => {
  expect(inviteText(invite)).toBe('Join Tuesday Fives at Shoreditch on Tue 16/06 19:00');
  expect(inviteText({ ...invite, timeZone: 'Asia/Tokyo' })).toBe(
    'Join Tuesday Fives at Shoreditch on Wed 17/06 03:00',
  );
});

test("invite names the zone if the sender's clock differs", () => {
  expect(inviteText(invite, 'Europe/Berlin')).toBe(
    'Join Tuesday Fives at Shoreditch on Tue 16/06 19:00 London time',
  );
  expect(inviteText(invite, 'Europe/Lisbon')).toBe('Join Tuesday Fives at Shoreditch on Tue 16/06 19:00');
});

test('invite title keeps special characters of the name', () => {
  expect(inviteTitle({ name: '$& <b>José</b>' })).toBe('Game invite: $& <b>José</b>');
});
