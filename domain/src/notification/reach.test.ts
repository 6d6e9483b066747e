import { expect, test } from 'vitest';
import { aPlayerInstance } from '../testing/factories.ts';
import { EVERYTHING_ON } from './notification-settings.schema.ts';
import { type Contact, guestsWithInbox, reachOf, reachText } from './reach.ts';

const guest = (uid: string) => aPlayerInstance({ uid, isGuest: true });
const PEOPLE = [aPlayerInstance({ uid: 'ana' }), guest('gus'), guest('gil'), guest('g_uncle')];
const NOBODY: Contact = { isRegistered: false, hasDevice: false, settings: EVERYTHING_ON };
const CONTACTS: Record<string, Contact> = {
  ana: { ...NOBODY, isRegistered: true },
  quiet: { ...NOBODY, isRegistered: true, settings: { off: ['CANCELLED'] } },
  gus: { ...NOBODY, hasDevice: true },
  gil: NOBODY,
  g_uncle: { ...NOBODY, hasDevice: true },
  former: { ...NOBODY, hasDevice: true },
};
const reach = (...uids: string[]) => reachOf(uids, PEOPLE, 'CANCELLED', (uid) => CONTACTS[uid] ?? null);

test('players are told, and guests with a device; who is added by hand has no inbox', () => {
  expect(reach('ana')).toEqual({ told: 1, unreached: 0 });
  expect(reach('gus')).toEqual({ told: 1, unreached: 0 });
  expect(reach('gil')).toEqual({ told: 0, unreached: 1 });
  expect(reach('g_uncle')).toEqual({ told: 0, unreached: 1 });
  expect([...guestsWithInbox(PEOPLE)]).toEqual(['gus', 'gil']);
});

test('who has switched the kind off is not told, nor who is gone', () => {
  expect(reach('quiet', 'former', 'unknown')).toEqual({ told: 0, unreached: 3 });
});

test('the numbers read as people say them', () => {
  expect(reachText({ told: 12, unreached: 18 })).toBe(
    '12 will be told; 18 cannot be reached: copy this text for the group.',
  );
  expect(reachText({ told: 3, unreached: 0 })).toBe('3 people will be told.');
  expect(reachText({ told: 0, unreached: 30 })).toBe(
    'Nobody will be told; 30 cannot be reached: copy this text for the group.',
  );
  expect(reachText({ told: 0, unreached: 0 })).toMatch(/nobody will be told/);
});
