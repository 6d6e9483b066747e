import { expect, test } from 'vitest';
import { inviteText } from './invite-card.ts';

const invite = {
  name: 'Tuesday Fives',
  location: 'Shoreditch',
  timeZone: 'Europe/London',
  startDateTime: new Date('2026-06-16T18:00:00Z'),
};

test("invite names the zone if the sender's clock differs", () => {
  expect(inviteText(invite, 'Europe/Berlin')).toBe(
    'Join Tuesday Fives at Shoreditch on Tue 16/06 19:00 London time',
  );
  expect(inviteText(invite, 'Europe/Lisbon')).toBe('Join Tuesday Fives at Shoreditch on Tue 16/06 19:00');
});
