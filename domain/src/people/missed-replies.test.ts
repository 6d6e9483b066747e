import { expect, test } from 'vitest';
import { aPlayerInstance } from '../testing/factories.ts';
import { frozen } from '../testing/frozen.ts';
import { MISSED_REPLIES_LIMIT, missedRepliesAfter, peopleToInvite } from './join-rules.ts';

const playerInstance = (uid: string, status: 'PLAYING' | 'NOT_PLAYING' | 'UNANSWERED') =>
  aPlayerInstance({ uid, status });

test('missed replies grow with each unanswered game until a reply', () => {
  const people = [
    playerInstance('ada', 'UNANSWERED'),
    playerInstance('bob', 'NOT_PLAYING'),
    playerInstance('cem', 'PLAYING'),
  ];
  const before = frozen({ ada: 2, bob: 3, cem: 4, dee: 5 });
  expect(missedRepliesAfter(before, people)).toEqual({ ada: 3, dee: 5 });
  expect(missedRepliesAfter({}, people)).toEqual({ ada: 1 });
});

test('people with eight missed replies are not invited', () => {
  const people = [{ uid: 'ada' }, { uid: 'bob' }, { uid: 'cem' }];
  expect(peopleToInvite(people, { ada: MISSED_REPLIES_LIMIT - 1, bob: MISSED_REPLIES_LIMIT }, 30)).toEqual([
    { uid: 'ada' },
    { uid: 'cem' },
  ]);
});

test('people with the fewest missed replies are invited first in a full game', () => {
  const people = ['ada', 'bob', 'cem', 'dee'].map((uid) => ({ uid }));
  expect(peopleToInvite(people, { ada: 3, bob: 1, dee: 2 }, 2)).toEqual([{ uid: 'bob' }, { uid: 'cem' }]);
});
