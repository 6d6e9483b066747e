import { expect, test } from 'vitest';
import { aPlayerInstance } from '../testing/factories.ts';
import { countReplies, dividedYes, playingPercent, spotsTakenText } from './counts.ts';

test('everybody is counted once, under their reply', () => {
  const people = [
    aPlayerInstance({ status: 'PLAYING' }),
    aPlayerInstance({ status: 'PLAYING' }),
    aPlayerInstance({ status: 'NOT_PLAYING' }),
    aPlayerInstance({ status: 'UNANSWERED' }),
  ];
  expect(countReplies(people)).toEqual({ playing: 2, notPlaying: 1, unanswered: 1 });
});

test('the share of places taken is rounded to a whole percentage', () => {
  expect(playingPercent({ playing: 1 }, 3)).toBe(33);
  expect(playingPercent({ playing: 2 }, 3)).toBe(67);
  expect(playingPercent({ playing: 0 }, 10)).toBe(0);
});

test('an over-full game is full', () => {
  expect(playingPercent({ playing: 12 }, 10)).toBe(100);
});

test('more than there are spots never play: the others are counted as reserves', () => {
  expect(dividedYes({ playing: 6, numberOfPlayers: 4 })).toEqual({ taken: 4, reserves: 2 });
  expect(spotsTakenText({ playing: 6, numberOfPlayers: 4 })).toBe('4/4 · 2 reserves');
  expect(spotsTakenText({ playing: 5, numberOfPlayers: 4 })).toBe('4/4 · 1 reserve');
  expect(spotsTakenText({ playing: 3, numberOfPlayers: 4 })).toBe('3/4 playing');
});
