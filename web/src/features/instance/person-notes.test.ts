import { aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { addedText, answeredText } from './answered-text.ts';

const AT = new Date('2026-06-16T12:00:00Z');
const PEOPLE = [aPlayerInstance({ uid: 'priya', name: 'Priya' })];
const sam = (fields: Parameters<typeof aPlayerInstance>[0]) => aPlayerInstance({ uid: 'sam', ...fields });

test('names the person who replied for someone else', () => {
  expect(answeredText(sam({ answeredBy: 'priya' }), PEOPLE, true)).toBe('Priya replied for you');
  expect(answeredText(sam({ answeredBy: 'priya' }), PEOPLE, false)).toBe('Priya replied for them');
  expect(answeredText(sam({ answeredBy: null }), PEOPLE, true)).toBeNull();
  expect(answeredText(sam({}), PEOPLE, true)).toBeNull();
});

test('explains that an organiser removed the person', () => {
  const out = { status: 'NOT_PLAYING', answeredBy: 'priya', repliedAt: AT } as const;
  expect(answeredText(sam({ ...out, takenOutAt: AT }), PEOPLE, true)).toBe('Marked as not playing by Priya');
  expect(answeredText(sam({ ...out, takenOutAt: new Date(0) }), PEOPLE, true)).toBe('Priya replied for you');
});

test('names an organiser without a player instance "the organiser"', () => {
  expect(answeredText(sam({ answeredBy: 'olive' }), PEOPLE, true)).toBe('The organiser replied for you');
});

test('names the person who added a plus-one instead of a replier', () => {
  const priya = aPlayerInstance({ uid: 'priya', name: 'Priya' });
  const added = aPlayerInstance({ uid: 'g_1', addedBy: 'priya', answeredBy: 'priya', broughtBy: null });
  const brought = { ...added, broughtBy: 'priya' };
  expect(addedText(added, [priya])).toBe('Added by Priya');
  expect(addedText(brought, [priya])).toBe('Brought by Priya');
  expect(addedText(added, [])).toBe('Added by the organiser');
  expect(addedText(brought, [])).toBe('Brought by a former player');
  expect(addedText(priya, [priya])).toBeNull();
  expect(answeredText(added, [priya], false)).toBeNull();
  expect(answeredText({ ...added, answeredBy: 'olive' }, [priya], false)).toBe(
    'The organiser replied for them',
  );
});
