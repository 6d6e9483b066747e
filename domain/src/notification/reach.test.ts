import { describe, expect, test } from 'vitest';
import { aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import {
  addressTo,
  type Contact,
  guestsWithInbox,
  type NotificationDraft,
  reachText,
  splitByReach,
} from './draft.ts';
import { cancelledDraft, inviteDraft } from './drafts.ts';
import { ALL_KINDS_ON } from './notification.schema.ts';

const NO_CONTACT: Contact = { hasDevice: false, hasEmail: false, settings: ALL_KINDS_ON };
const CONTACTS: Record<string, Contact> = {
  pushed: { ...NO_CONTACT, hasDevice: true },
  mailed: { ...NO_CONTACT, hasEmail: true },
  inbox: NO_CONTACT,
  quiet: { ...NO_CONTACT, hasDevice: true, settings: { off: ['CANCELLED'] } },
};
const people = (...uids: string[]) => uids.map((uid) => ({ uid, name: uid.toUpperCase() }));

const reachedBy = (draft: NotificationDraft) =>
  splitByReach(
    addressTo(['pushed', 'mailed', 'inbox', 'quiet', 'unknown'], draft),
    (uid) => uid.toUpperCase(),
    (uid) => CONTACTS[uid] ?? null,
  );

describe('reach', () => {
  test('includes people with a device or a confirmed email', () => {
    expect(reachedBy(cancelledDraft(aGameInstance()))).toEqual({
      reached: people('pushed', 'mailed'),
      unreached: people('inbox', 'quiet', 'unknown'),
    });
  });

  test('includes only people who have switched the kind on', () => {
    expect(reachedBy(inviteDraft(aGameInstance())).reached).toEqual(people('pushed', 'mailed', 'quiet'));
  });

  test('has a text before and after sending', () => {
    const reachOfCounts = (reached: number, unreached: number) => ({
      reached: people(...Array(reached).fill('a')),
      unreached: people(...Array(unreached).fill('b')),
    });
    expect(reachText(reachOfCounts(6, 5))).toBe("6 will be notified, 5 can't be reached");
    expect(reachText(reachOfCounts(6, 5), true)).toBe("6 notified, 5 can't be reached");
    expect(reachText(reachOfCounts(3, 0))).toBe('3 will be notified');
    expect(reachText(reachOfCounts(0, 5), true)).toBe("No one notified, 5 can't be reached");
    expect(reachText(reachOfCounts(0, 0))).toBe('No one else needs to know.');
  });
});

test('every guest except a plus-one has an inbox', () => {
  const guest = (uid: string) => aPlayerInstance({ uid, isGuest: true });
  expect([...guestsWithInbox([aPlayerInstance({ uid: 'ana' }), guest('gus'), guest('g_uncle')])]).toEqual([
    'gus',
  ]);
});
