import { aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { countToTell, toTellText } from './cancel-game.tsx';

test('everyone who said yes or has not replied is told, the organiser and who said no are not', () => {
  const people = [
    aPlayerInstance({ uid: 'olive', status: 'PLAYING' }),
    aPlayerInstance({ uid: 'yes', status: 'PLAYING' }),
    aPlayerInstance({ uid: 'guest', status: 'PLAYING', isGuest: true }),
    aPlayerInstance({ uid: 'open', status: 'UNANSWERED', repliedAt: null }),
    aPlayerInstance({ uid: 'no', status: 'NOT_PLAYING' }),
  ];
  expect(countToTell(people, { orgUid: 'olive' })).toBe(3);
});

test('the number reads as people say it', () => {
  expect(toTellText(0)).toMatch(/nobody will be told/);
  expect(toTellText(1)).toMatch(/^1 person will be told/);
  expect(toTellText(12)).toMatch(/^12 people will be told/);
});
