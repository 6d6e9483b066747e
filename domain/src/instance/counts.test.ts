import { expect, test } from 'vitest';
import { aPlayerInstance } from '../testing/factories.ts';
import {
  countReplies,
  dividedYes,
  placesLeftText,
  playingPercent,
  spotsTakenText,
  spotsText,
} from './counts.ts';

const spots = (numberOfPlayers: number) => ({ game: { numberOfPlayers } });

test('everybody is counted once, under their reply', () => {
  const people = [
    aPlayerInstance({ status: 'PLAYING' }),
    aPlayerInstance({ status: 'PLAYING' }),
    aPlayerInstance({ status: 'NOT_PLAYING' }),
    aPlayerInstance({ status: 'UNANSWERED' }),
  ];
  expect(countReplies(people, spots(10))).toEqual({ playing: 2, notPlaying: 1, unanswered: 1 });
});

test('a reserve who was put into a team plays, and is not counted as waiting', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 12, minute));
  const people = [
    aPlayerInstance({ uid: 'first', repliedAt: at(1), team: 'TEAM_A' }),
    aPlayerInstance({ uid: 'second', repliedAt: at(2) }),
    aPlayerInstance({ uid: 'third', repliedAt: at(3), team: 'TEAM_B' }),
    aPlayerInstance({ uid: 'fourth', repliedAt: at(4) }),
  ];
  const counts = countReplies(people, spots(2));
  expect(counts).toEqual({ playing: 4, notPlaying: 0, unanswered: 0, reservesInTeams: 1 });
  expect(spotsTakenText({ ...counts, numberOfPlayers: 2 })).toBe('2/2 · 1 reserve');
  expect(countReplies(people, spots(4))).not.toHaveProperty('reservesInTeams');
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

test('a yes is worth a spot while there are some', () => {
  expect(spotsText({ numberOfPlayers: 10, playing: 7 })).toBe('7 of 10 playing, 3 places left');
  expect(spotsText({ numberOfPlayers: 10, playing: 9 })).toBe('9 of 10 playing, 1 place left');
});

test.each([
  [10, '1st'],
  [11, '2nd'],
  [12, '3rd'],
  [20, '11th'],
  [30, '21st'],
])('with %i of 10 playing a yes is worth the %s position on the reserve list', (playing, position) => {
  expect(spotsText({ numberOfPlayers: 10, playing })).toBe(
    `All 10 places are taken: answering yes puts you ${position} on the reserve list`,
  );
});

test.each([
  [6, '6 of 10 in, 4 places left'],
  [9, '9 of 10 in, 1 place left'],
  [10, '10 of 10 in, reserves can join'],
  [12, '10 of 10 in, 2 reserves'],
])('with %i of 10 playing a preview says %s', (playing, text) => {
  expect(placesLeftText({ numberOfPlayers: 10, playing })).toBe(text);
});
