import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { anyOrderOf } from '../testing/arbitraries.ts';
import { aPlayerInstance } from '../testing/factories.ts';
import { frozen } from '../testing/frozen.ts';
import { compareReplies, positionAmongReserves, toQueue } from './queue.ts';

const minute = (count: number) => new Date(Date.UTC(2026, 5, 10, 12, count));
const yes = (uid: string, at: number) => aPlayerInstance({ uid, repliedAt: minute(at) });
const uids = (people: readonly { uid: string }[]) => people.map(({ uid }) => uid);

const anyPeople = fc
  .array(
    fc.record({
      status: fc.constantFrom('PLAYING', 'PLAYING', 'NOT_PLAYING', 'UNANSWERED' as const),
      repliedAt: fc.option(fc.nat(5).map(minute)),
    }),
    { maxLength: 15 },
  )
  .map((people) => people.map((person, index) => aPlayerInstance({ uid: `p${index}`, ...person })));

const anyFullQueue = fc
  .record({ people: anyPeople, numberOfPlayers: fc.integer({ min: 2, max: 8 }) })
  .filter(
    ({ people, numberOfPlayers }) => toQueue(people, { game: { numberOfPlayers } }).reserves.length > 0,
  );

const withNoFrom = (leaver: string | undefined) => (person: PlayerInstance) =>
  person.uid === leaver ? { ...person, status: 'NOT_PLAYING' as const, repliedAt: minute(9) } : person;

describe('queue', () => {
  test('orders players then reserves by time of reply', () => {
    const people = frozen([yes('third', 3), yes('first', 1), yes('fourth', 4), yes('second', 2)]);
    const queue = toQueue(people, { game: { numberOfPlayers: 2 } });
    expect(uids(queue.playing)).toEqual(['first', 'second']);
    expect(uids(queue.reserves)).toEqual(['third', 'fourth']);
  });

  test('promotes the first reserve when a player drops out', () => {
    const before = [yes('first', 1), yes('second', 2), yes('third', 3)];
    const after = before.map(withNoFrom('first'));
    expect(uids(toQueue(before, { game: { numberOfPlayers: 2 } }).reserves)).toEqual(['third']);
    expect(uids(toQueue(after, { game: { numberOfPlayers: 2 } }).playing)).toEqual(['second', 'third']);
  });

  test('moves a person who says no then yes to the end', () => {
    const people = [yes('hesitant', 9), yes('second', 2), yes('third', 3)];
    expect(uids(toQueue(people, { game: { numberOfPlayers: 2 } }).reserves)).toEqual(['hesitant']);
  });

  test('orders equal times by uid with a missing time last', () => {
    const people = [aPlayerInstance({ uid: 'a', repliedAt: null }), yes('c', 1), yes('b', 1)];
    expect(uids(toQueue(people, { game: { numberOfPlayers: 10 } }).playing)).toEqual(['b', 'c', 'a']);
  });

  test('contains everyone who said yes exactly once in any input order', () => {
    const anyTwoOrders = anyPeople.chain((people) => fc.tuple(fc.constant(people), anyOrderOf(people)));
    fc.assert(
      fc.property(anyTwoOrders, fc.integer({ min: 2, max: 8 }), ([people, shuffled], numberOfPlayers) => {
        const queue = toQueue(frozen(people), { game: { numberOfPlayers } });
        const queued = uids([...queue.playing, ...queue.reserves]);
        const saidYes = uids(people.filter(({ status }) => status === 'PLAYING'));
        expect(queued.toSorted()).toEqual(saidYes.toSorted());
        expect(queue.playing.length).toBe(Math.min(numberOfPlayers, saidYes.length));
        expect(toQueue(shuffled, { game: { numberOfPlayers } })).toEqual(queue);
      }),
    );
  });

  test('moves up by one when a player drops out', () => {
    fc.assert(
      fc.property(anyFullQueue, fc.nat(), ({ people, numberOfPlayers }, choice) => {
        const before = toQueue(frozen(people), { game: { numberOfPlayers } });
        const leaver = before.playing[choice % before.playing.length]?.uid;
        const after = toQueue(people.map(withNoFrom(leaver)), { game: { numberOfPlayers } });
        const stay = uids(before.playing).filter((uid) => uid !== leaver);
        const [first, ...rest] = uids(before.reserves);
        expect(uids(after.playing)).toEqual([...stay, first]);
        expect(uids(after.reserves)).toEqual(rest);
      }),
    );
  });

  test('keeps its order when a reserve says no', () => {
    fc.assert(
      fc.property(anyFullQueue, fc.nat(), ({ people, numberOfPlayers }, choice) => {
        const before = toQueue(frozen(people), { game: { numberOfPlayers } });
        const leaver = before.reserves[choice % before.reserves.length]?.uid;
        const after = toQueue(people.map(withNoFrom(leaver)), { game: { numberOfPlayers } });
        expect(uids(after.playing)).toEqual(uids(before.playing));
        expect(uids(after.reserves)).toEqual(uids(before.reserves).filter((uid) => uid !== leaver));
      }),
    );
  });
});

describe('reserve', () => {
  test('has a position in the queue, unlike everyone else', () => {
    const queue = toQueue([yes('in', 1), yes('next', 2), yes('then', 3)], { game: { numberOfPlayers: 1 } });
    expect(['next', 'then', 'in', 'stranger'].map((uid) => positionAmongReserves(queue, uid))).toEqual([
      1,
      2,
      null,
      null,
    ]);
  });
});

test('lists sort yes replies by time, then no by name, then no reply by name', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 5, 10, hour));
  const people = [
    aPlayerInstance({ uid: 'late', name: 'Ann', repliedAt: at(12) }),
    aPlayerInstance({ uid: 'open2', name: 'Zed', status: 'UNANSWERED', repliedAt: null }),
    aPlayerInstance({ uid: 'open1', name: 'bob', status: 'UNANSWERED', repliedAt: null }),
    aPlayerInstance({ uid: 'no2', name: 'Tom', status: 'NOT_PLAYING', repliedAt: at(9) }),
    aPlayerInstance({ uid: 'no1', name: 'amy', status: 'NOT_PLAYING', repliedAt: at(13) }),
    aPlayerInstance({ uid: 'early', name: 'Yan', repliedAt: at(10) }),
  ];
  expect(people.toSorted(compareReplies).map(({ uid }) => uid)).toEqual([
    'early',
    'late',
    'no1',
    'no2',
    'open1',
    'open2',
  ]);
});
