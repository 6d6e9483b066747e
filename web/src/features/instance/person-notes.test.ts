import { aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { addedByText, repliedByText } from './person-notes.ts';

const AT = new Date('2026-06-16T12:00:00Z');
const PEOPLE = [aPlayerInstance({ uid: 'priya', name: 'Priya' })];
const sam = (fields: Parameters<typeof aPlayerInstance>[0]) => aPlayerInstance({ uid: 'sam', ...fields });

test('names the person who replied for someone else', () => {
  expect(repliedByText(sam({ answeredBy: 'priya' }), PEOPLE, true)).toBe('Priya replied for you');
  expect(repliedByText(sam({ answeredBy: 'priya' }), PEOPLE, false)).toBe('Priya replied for them');
  expect(repliedByText(sam({ answeredBy: null }), PEOPLE, true)).toBeNull();
  expect(repliedByText(sam({}), PEOPLE, true)).toBeNull();
});

test('names the organiser who marked the person as not playing', () => {
  const markedOut = { status: 'NOT_PLAYING', answeredBy: 'priya', repliedAt: AT } as const;
  expect(repliedByText(sam({ ...markedOut, takenOutAt: AT }), PEOPLE, true)).toBe(
    'Marked as not playing by Priya',
  );
  expect(repliedByText(sam({ ...markedOut, takenOutAt: new Date(0) }), PEOPLE, true)).toBe(
    'Priya replied for you',
  );
});

test('calls a replier without a player instance "the organiser"', () => {
  expect(repliedByText(sam({ answeredBy: 'olive' }), PEOPLE, true)).toBe('The organiser replied for you');
});

test('names the person who added a plus-one instead of a replier', () => {
  const priya = aPlayerInstance({ uid: 'priya', name: 'Priya' });
  const added = aPlayerInstance({ uid: 'g_1', addedBy: 'priya', answeredBy: 'priya', broughtBy: null });
  const brought = { ...added, broughtBy: 'priya' };
  expect(addedByText(added, [priya])).toBe('Added by Priya');
  expect(addedByText(brought, [priya])).toBe('Brought by Priya');
  expect(addedByText(added, [])).toBe('Added by the organiser');
  expect(addedByText(brought, [])).toBe('Brought by a former player');
  expect(addedByText(priya, [priya])).toBeNull();
  expect(repliedByText(added, [priya], false)).toBeNull();
  expect(repliedByText({ ...added, answeredBy: 'olive' }, [priya], false)).toBe(
    'The organiser replied for them',
  );
});
