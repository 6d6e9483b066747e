import { describe, expect, test } from 'vitest';
import { aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import { addressTo, guestsWithInbox, type NotificationDraft } from './draft.ts';
import { cancelledDraft, inviteDraft } from './drafts.ts';
import { ALL_KINDS_ON, kindsFor, NOTIFICATION_KINDS, wantsKind, withKind } from './notification.schema.ts';
import { type Contact, reachText, sentText, splitByReach } from './reach.ts';

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
    expect(reachText(reachOfCounts(3, 0))).toBe('3 will be notified');
    expect(reachText(reachOfCounts(3, 5), true)).toBe('3 of 8 notified. Copy the text for the other 5');
    expect(reachText(reachOfCounts(3, 0), true)).toBe('3 notified');
    expect(reachText(reachOfCounts(7, 1), true)).toBe('7 of 8 notified. Copy the text for the other one');
    expect(reachText(reachOfCounts(0, 5), true)).toBe('No one was notified. Copy the text for all 5');
    expect(reachText(reachOfCounts(0, 1), true)).toBe('No one was notified. Copy the text for them');
    expect(sentText(reachOfCounts(3, 5))).toBe('3 of 8 notified');
    expect(reachText(reachOfCounts(0, 0))).toBe('No one else needs to know.');
  });
});

test('every guest except a plus-one has an inbox', () => {
  const guest = (uid: string) => aPlayerInstance({ uid, isGuest: true });
  expect([...guestsWithInbox([aPlayerInstance({ uid: 'ana' }), guest('gus'), guest('g_uncle')])]).toEqual([
    'gus',
  ]);
});

describe('notification settings', () => {
  test('leave every kind on by default', () => {
    for (const kind of NOTIFICATION_KINDS) expect(wantsKind(ALL_KINDS_ON, kind), kind).toBe(true);
  });

  test('change only the chosen kind', () => {
    const withoutResults = withKind(ALL_KINDS_ON, 'RESULT', false);
    expect(NOTIFICATION_KINDS.filter((kind) => !wantsKind(withoutResults, kind))).toEqual(['RESULT']);
    expect(withKind(withoutResults, 'RESULT', true)).toEqual(ALL_KINDS_ON);
    expect(ALL_KINDS_ON).toEqual({ off: [] });
  });

  test('stay the same object if a kind already has the chosen state', () => {
    const withoutResults = withKind(ALL_KINDS_ON, 'RESULT', false);
    expect(withKind(withoutResults, 'RESULT', false)).toBe(withoutResults);
    expect(withKind(withoutResults, 'INVITE', true)).toBe(withoutResults);
  });

  test('offer guests no switches for organiser or voter kinds', () => {
    expect(kindsFor(false)).toEqual(NOTIFICATION_KINDS);
    const hidden = ['GAME_SHORT', 'ORGANISING', 'DROP_OUT', 'MOTM_OPEN'];
    expect(NOTIFICATION_KINDS.filter((kind) => !kindsFor(true).includes(kind))).toEqual(hidden);
  });
});
