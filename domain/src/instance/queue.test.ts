import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOrderOf } from '../testing/arbitraries.ts';
import { aPlayerInstance } from '../testing/factories.ts';
import { frozen } from '../testing/frozen.ts';
import { positionInQueue, toQueue } from './queue.ts';

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

describe('the queue of a game', () => {
  test('go to those who said yes first; the others wait in the order of their replies', () => {
    const people = frozen([yes('third', 3), yes('first', 1), yes('fourth', 4), yes('second', 2)]);
    const queue = toQueue(people, 2);
    expect(uids(queue.playing)).toEqual(['first', 'second']);
    expect(uids(queue.reserves)).toEqual(['third', 'fourth']);
  });

  test('pass to the first reserve when somebody drops out', () => {
    const before = [yes('first', 1), yes('second', 2), yes('third', 3)];
    const after = before.map((person) =>
      person.uid === 'first' ? { ...person, status: 'NOT_PLAYING' as const, repliedAt: minute(9) } : person,
    );
    expect(uids(toQueue(before, 2).reserves)).toEqual(['third']);
    expect(uids(toQueue(after, 2).playing)).toEqual(['second', 'third']);
  });

  test('are lost by saying no and yes again', () => {
    const people = [yes('hesitant', 9), yes('second', 2), yes('third', 3)];
    expect(uids(toQueue(people, 2).reserves)).toEqual(['hesitant']);
  });

  test('go by uid among equal times, and last to a yes without a time', () => {
    const people = [aPlayerInstance({ uid: 'a', repliedAt: null }), yes('c', 1), yes('b', 1)];
    expect(uids(toQueue(people, 10).playing)).toEqual(['b', 'c', 'a']);
  });

  test('are dealt to everyone who said yes exactly once, in whatever order people come', () => {
    const anyTwoOrders = anyPeople.chain((people) => fc.tuple(fc.constant(people), anyOrderOf(people)));
    fc.assert(
      fc.property(anyTwoOrders, fc.integer({ min: 2, max: 8 }), ([people, shuffled], numberOfPlayers) => {
        const queue = toQueue(frozen(people), numberOfPlayers);
        const dealt = uids([...queue.playing, ...queue.reserves]);
        const saidYes = uids(people.filter(({ status }) => status === 'PLAYING'));
        expect(dealt.toSorted()).toEqual(saidYes.toSorted());
        expect(queue.playing.length).toBe(Math.min(numberOfPlayers, saidYes.length));
        expect(toQueue(shuffled, numberOfPlayers)).toEqual(queue);
      }),
    );
  });
});

describe('a reserve', () => {
  test('sees the place in the queue, 1 being next in; everybody else sees none', () => {
    const queue = toQueue([yes('in', 1), yes('next', 2), yes('then', 3)], 1);
    expect(['next', 'then', 'in', 'stranger'].map((uid) => positionInQueue(queue, uid))).toEqual([
      1,
      2,
      null,
      null,
    ]);
  });
});
