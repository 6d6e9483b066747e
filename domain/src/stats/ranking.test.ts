import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOrderOf } from '../testing/arbitraries.ts';
import { compareRanked, positions, type Ranked } from './table.ts';

function aRankedPerson(playerId: string, row: Partial<Ranked> = {}): Ranked {
  return { playerId, name: playerId, totalPoints: 0, numPlayed: 0, numWins: 0, numLosses: 0, ...row };
}

const order = (people: readonly Ranked[]) => people.toSorted(compareRanked).map(({ playerId }) => playerId);

const anyRanked = fc
  .record({
    totalPoints: fc.nat(4),
    numWins: fc.nat(3),
    numLosses: fc.nat(3),
    numDraws: fc.nat(2),
    name: fc.constantFrom('Al', 'al', 'Bo'),
  })
  .map(({ numDraws, ...row }) => ({ ...row, numPlayed: row.numWins + row.numLosses + numDraws }));
const anyPeople = fc
  .array(anyRanked, { maxLength: 12 })
  .map((rows) => rows.map((row, index) => ({ playerId: `p${index}`, ...row })));

describe('leaderboard', () => {
  test('compares wins when the shares are exactly equal', () => {
    const third = aRankedPerson('third', { totalPoints: 9, numPlayed: 3, numWins: 1 });
    const sixths = aRankedPerson('sixths', { totalPoints: 9, numPlayed: 6, numWins: 2 });
    expect(order([third, sixths])).toEqual(['sixths', 'third']);
    expect(positions([third, sixths])).toEqual(
      new Map([
        ['sixths', 1],
        ['third', 2],
      ]),
    );
  });

  test('sorts equal people by name, ignoring accents and case, then by id', () => {
    const people = [
      aRankedPerson('3', { name: 'zoë' }),
      aRankedPerson('2', { name: 'Émile' }),
      aRankedPerson('1', { name: 'frank' }),
    ];
    expect(order(people)).toEqual(['2', '1', '3']);
    expect(order([aRankedPerson('b', { name: 'Sam' }), aRankedPerson('a', { name: 'sam' })])).toEqual([
      'a',
      'b',
    ]);
  });

  test('gives equal people the same position and skips the next positions', () => {
    const people = [
      aRankedPerson('top', { totalPoints: 9 }),
      aRankedPerson('x', { totalPoints: 6 }),
      aRankedPerson('y', { totalPoints: 6 }),
      aRankedPerson('last', { totalPoints: 1 }),
    ];
    expect(Object.fromEntries(positions(people))).toEqual({ top: 1, x: 2, y: 2, last: 4 });
    expect(positions([])).toEqual(new Map());
  });

  test('is the same in any order of people', () => {
    const anyTwoOrders = anyPeople.chain((people) => fc.tuple(fc.constant(people), anyOrderOf(people)));
    fc.assert(
      fc.property(anyTwoOrders, ([people, shuffled]) => {
        expect(order(shuffled)).toEqual(order(people));
        expect(positions(shuffled)).toEqual(positions(people));
      }),
    );
  });
});
