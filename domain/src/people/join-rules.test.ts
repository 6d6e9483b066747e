import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instanceCapacity } from '../limits.ts';
import { aGame, aPlayerInstance, frozen } from '../testing/factories.ts';
import {
  countsAsGuest,
  joinReason,
  MISSED_REPLIES_LIMIT,
  missedRepliesAfter,
  missedRepliesWithout,
  overCapacityUids,
  peopleToInvite,
} from './join-rules.ts';

const ADA = { uid: 'ada', isGuest: false };
const GUS = { uid: 'gus', isGuest: true };
const counts = (people: number, guests = 0) => ({ playing: people, notPlaying: 0, unanswered: 0, guests });

describe('rules for joining', () => {
  test('admit three people per spot, or thirty in a small game', () => {
    expect([2, 10, 11, 50].map(instanceCapacity)).toEqual([30, 30, 33, 150]);
    expect(joinReason(aGame(), counts(29), ADA)).toBeNull();
    expect(joinReason(aGame(), { playing: 10, notPlaying: 10, unanswered: 10 }, ADA)?.code).toBe('NO_ROOM');
  });

  test('admit a guest within the guest limit', () => {
    expect(joinReason(aGame(), counts(19, 19), GUS)).toBeNull();
    expect(joinReason(aGame(), counts(20, 20), GUS)?.code).toBe('NO_ROOM_FOR_GUESTS');
    expect(joinReason(aGame(), counts(20, 20), ADA)).toBeNull();
    expect(joinReason(aGame({ numberOfPlayers: 2 }), counts(2, 2), GUS)).toBeNull();
    expect(joinReason(aGame({ maxGuests: 11 }), counts(10, 10), GUS)).toBeNull();
    expect(joinReason(aGame({ maxGuests: 0 }), counts(0), GUS)?.code).toBe('NO_ROOM_FOR_GUESTS');
  });

  test('admit a member to a full game', () => {
    const game = aGame({ memberUids: ['olive', 'gus', 'ada'], maxGuests: 0 });
    expect([GUS, ADA].map((actor) => joinReason(game, counts(40, 20), actor))).toEqual([null, null]);
  });

  test('exclude newcomers from a closed game and removed people from any game', () => {
    const closed = aGame({ isClosed: true, memberUids: ['olive', 'ada'] });
    expect(joinReason(closed, counts(1), ADA)).toBeNull();
    expect(joinReason(closed, counts(1), GUS)?.code).toBe('CLOSED');
    const removed = aGame({ removed: { ada: 'Ada' }, memberUids: ['olive', 'ada'] });
    expect(joinReason(removed, counts(1), ADA)?.code).toBe('REMOVED');
    expect(joinReason(removed, counts(1), GUS)).toBeNull();
  });
});

describe('surplus of people who joined at once', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 5, 10, 12, 0, seconds));
  const guests = Array.from({ length: 150 }, (_, index) =>
    aPlayerInstance({ uid: `guest${index}`, isGuest: true, repliedAt: at(index) }),
  );
  const olive = aPlayerInstance({ uid: 'olive' });

  test('excludes the first people within the limits', () => {
    const surplus = overCapacityUids(aGame(), [...guests, olive].toReversed());
    const kept = guests.filter(({ uid }) => !surplus.has(uid)).map(({ uid }) => uid);
    expect(kept).toEqual(guests.slice(0, 20).map(({ uid }) => uid));
    expect(overCapacityUids(aGame({ maxGuests: 50 }), [...guests, olive]).size).toBe(150 - 29);
  });

  test('contains removed people but no members or people added by hand', () => {
    const members = guests.map(({ uid }) => uid);
    expect(overCapacityUids(aGame({ memberUids: members }), guests).size).toBe(0);
    const byHand = guests.map((person) => ({ ...person, addedBy: 'olive' }));
    expect(overCapacityUids(aGame(), byHand).size).toBe(0);
    expect([...overCapacityUids(aGame({ removed: { guest3: 'Tom' } }), guests.slice(0, 5))]).toEqual([
      'guest3',
    ]);
  });

  test('is empty after the surplus is removed', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            uid: fc.uuid(),
            isGuest: fc.boolean(),
            status: fc.constantFrom('PLAYING', 'NOT_PLAYING', 'UNANSWERED'),
            addedBy: fc.constantFrom(null, 'olive'),
            seconds: fc.integer({ min: 0, max: 9 }),
          }),
          { maxLength: 60 },
        ),
        fc.option(fc.integer({ min: 0, max: 50 })),
        fc.subarray([...Array(60).keys()]),
        (records, maxGuests, members) => {
          const people = records.map(({ seconds, ...person }) =>
            aPlayerInstance({ ...person, repliedAt: at(seconds) }),
          );
          const memberUids = members.flatMap((index) => people[index]?.uid ?? []);
          const game = aGame({ maxGuests, memberUids });
          const surplus = overCapacityUids(game, people);
          const kept = people.filter(({ uid }) => !surplus.has(uid));
          expect(overCapacityUids(game, kept).size).toBe(0);
          expect([...surplus].some((uid) => memberUids.includes(uid))).toBe(false);
          if (memberUids.length === 0) {
            const joined = kept.filter(({ addedBy }) => addedBy === null);
            expect(joined.length).toBeLessThanOrEqual(instanceCapacity(game.numberOfPlayers));
          }
        },
      ),
    );
  });
});

test('a plus-one counts as a guest, but an entry added by an organiser does not', () => {
  const plusOne = aPlayerInstance({ uid: 'g_kit', isGuest: true, addedBy: 'gus', broughtBy: 'gus' });
  const added = aPlayerInstance({ uid: 'g_lou', isGuest: true, addedBy: 'olive' });
  expect([plusOne, added].map(countsAsGuest)).toEqual([true, false]);
});

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
  const asked = people.slice(0, 1);
  expect(missedRepliesWithout(missedRepliesAfter(before, asked), asked)).toEqual(before);
  expect(missedRepliesWithout({ ada: 1 }, asked)).toEqual({});
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
