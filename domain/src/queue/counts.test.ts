import { describe, expect, test } from 'vitest';
import { aLateQueue, aPlayerInstance } from '../testing/factories.ts';
import { countReplies, spotsLeftText, spotsOf, spotsTakenText, spotsText } from './counts.ts';

const spots = (numberOfPlayers: number) => ({ game: { numberOfPlayers } });

test('each person is counted once by reply', () => {
  const people = [
    aPlayerInstance({ status: 'PLAYING' }),
    aPlayerInstance({ status: 'PLAYING' }),
    aPlayerInstance({ status: 'NOT_PLAYING' }),
    aPlayerInstance({ status: 'UNANSWERED' }),
  ];
  expect(countReplies(people, spots(10))).toEqual({ playing: 2, notPlaying: 1, unanswered: 1 });
});

test('an entry without a reply is not counted while someone claims it', () => {
  const old = aPlayerInstance({ uid: 'old', status: 'UNANSWERED' });
  const claimer = aPlayerInstance({ uid: 'new', sameAs: 'old' });
  expect(countReplies([old, claimer], spots(10))).toEqual({ playing: 1, notPlaying: 0, unanswered: 0 });
  const rejected = { ...claimer, sameAs: null };
  expect(countReplies([old, rejected], spots(10))).toMatchObject({ playing: 1, unanswered: 1 });
});

test('players can be more than the spots', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 12, minute));
  const people = [
    aPlayerInstance({ uid: 'first', repliedAt: at(1), team: 'TEAM_A' }),
    aPlayerInstance({ uid: 'second', repliedAt: at(2) }),
    aPlayerInstance({ uid: 'third', repliedAt: at(3), spot: 'GIVEN' }),
    aPlayerInstance({ uid: 'fourth', repliedAt: at(4) }),
  ];
  const counts = countReplies(people, spots(2));
  expect(counts).toEqual({ playing: 4, notPlaying: 0, unanswered: 0, extra: 1, inTeams: 1 });
  expect(spotsTakenText(spotsOf({ counts, ...spots(2) }))).toBe('3/2 · 1 reserve');
  expect(spotsOf({ counts, ...spots(2) })).toMatchObject({ short: 0, free: 0, percent: 100 });
  expect(countReplies(people, spots(4))).not.toHaveProperty('extra');
});

test('a person who waits for more players takes no spot', () => {
  const condition = { minPlayers: 4, until: null, reserveOnly: false };
  const people = [aPlayerInstance({ uid: 'ann' }), aPlayerInstance({ uid: 'ben', condition })];
  const counts = countReplies(people, spots(4));
  expect(counts).toEqual({ playing: 2, notPlaying: 0, unanswered: 0, waiting: 1 });
  expect(spotsOf({ counts, ...spots(4) })).toMatchObject({ taken: 1, short: 3, free: 3, reserves: 0 });
});

const spotsOfTen = (playing: number, counts: { offered?: number } = {}) =>
  spotsOf({ counts: { playing, ...counts }, game: { numberOfPlayers: 10 } });

describe('spotsOf', () => {
  test('rounds the share of taken spots to a whole percentage', () => {
    const percent = (playing: number) => spotsOf({ counts: { playing }, ...spots(3) }).percent;
    expect([0, 1, 2, 3, 5].map(percent)).toEqual([0, 33, 67, 100, 100]);
  });

  test('counts yes replies beyond the spots as reserves', () => {
    const numbers = { taken: 10, short: 0, free: 0, reserves: 2, nextReservePosition: 3 };
    expect(spotsOfTen(12)).toMatchObject(numbers);
    const texts = [9, 11, 12].map((playing) => spotsTakenText(spotsOfTen(playing)));
    expect(texts).toEqual(['9/10 playing', '10/10 · 1 reserve', '10/10 · 2 reserves']);
  });

  test('counts an offered spot neither as taken nor as free', () => {
    const numbers = spotsOfTen(10, { offered: 1 });
    expect(numbers).toMatchObject({ taken: 9, short: 1, free: 0, offered: 1, reserves: 1, percent: 90 });
    expect(spotsTakenText(numbers)).toBe('9/10 · 1 reserve');
    expect(spotsLeftText(numbers)).toBe('9 of 10 in, 1 spot on offer');
    expect(spotsText(numbers)).toBe("1 spot is on offer to the reserves. Say yes and you'll be behind them");
  });

  test('counts an offered spot as free if all reserves are asked at once', () => {
    const game = { numberOfPlayers: 10, reserveOffers: 'AT_ONCE' } as const;
    const numbers = spotsOf({ counts: { playing: 10, offered: 1 }, game });
    expect(spotsText(numbers)).toBe('9 of 10 playing, 1 spot left');
  });

  test('counts spots without an offer as free', () => {
    expect(spotsText(spotsOfTen(5, { offered: 2 }))).toBe('3 of 10 playing, 5 spots left');
  });

  test('agrees with the late queue', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 12, minute));
    const people = ['a', 'b', 'c', 'd'].map((uid, index) => aPlayerInstance({ uid, repliedAt: at(index) }));
    const reserves = { c: at(2), d: at(3) };
    const lateInstance = {
      ...spots(3),
      lateQueue: aLateQueue({ playing: ['a', 'b'], reserves, offers: { c: at(9) } }),
    };
    expect(spotsOf({ counts: countReplies(people, lateInstance), ...lateInstance })).toMatchObject({
      taken: 2,
      offered: 1,
      reserves: 2,
    });
  });
});

test.each([
  [6, '6 of 10 playing, 4 spots left', '6 of 10 in, 4 spots left'],
  [9, '9 of 10 playing, 1 spot left', '9 of 10 in, 1 spot left'],
  [10, "Full. Say yes and you'll be 1st reserve", '10 of 10 in, join as a reserve'],
  [11, "Full. Say yes and you'll be 2nd reserve", '10 of 10 in, 1 reserve'],
  [12, "Full. Say yes and you'll be 3rd reserve", '10 of 10 in, 2 reserves'],
  [20, "Full. Say yes and you'll be 11th reserve", '10 of 10 in, 10 reserves'],
  [30, "Full. Say yes and you'll be 21st reserve", '10 of 10 in, 20 reserves'],
])('with %i of 10 playing the texts are %j and %j', (playing, text, preview) => {
  expect(spotsText(spotsOfTen(playing))).toBe(text);
  expect(spotsLeftText(spotsOfTen(playing))).toBe(preview);
});
