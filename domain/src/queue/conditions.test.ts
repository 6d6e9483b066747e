import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConditionalYes, settleConditions } from './queue.ts';

const yes = (uid: string, minPlayers: number | null = null, reserveOnly = false): ConditionalYes => ({
  uid,
  condition: minPlayers === null && !reserveOnly ? null : { minPlayers, reserveOnly },
});

const anyCondition = fc.option(
  fc.record({ minPlayers: fc.option(fc.integer({ min: 0, max: 10 })), reserveOnly: fc.boolean() }),
);
const anyPeople = fc
  .array(anyCondition, { maxLength: 8 })
  .map((conditions) => conditions.map((condition, at) => ({ uid: `uid-${at}`, condition })));
const anySpots = fc.integer({ min: 0, max: 8 });

describe('settled conditions', () => {
  test.each([
    ['all people without a condition', [yes('ann'), yes('ben')], ['ann', 'ben']],
    [
      'the first people if spots are short',
      [yes('ann'), yes('ben'), yes('cid'), yes('dee'), yes('eli')],
      ['ann', 'ben', 'cid', 'dee'],
    ],
    ['a person whose minimum is reached', [yes('ann', 2), yes('ben')], ['ann', 'ben']],
    ['no person whose minimum is missed', [yes('ann', 3), yes('ben')], ['ben']],
    [
      'people whose minimums depend on each other',
      [yes('ann', 3), yes('ben', 3), yes('cid', 3)],
      ['ann', 'ben', 'cid'],
    ],
    ['nobody if all minimums are missed', [yes('ann', 4), yes('ben', 4)], []],
    ['a reserve after all others', [yes('ann', null, true), yes('ben')], ['ben', 'ann']],
    [
      'no reserve if the others fill the spots',
      [yes('ann', null, true), yes('b'), yes('c'), yes('d'), yes('e')],
      ['b', 'c', 'd', 'e'],
    ],
    [
      'the next person instead of one whose minimum is missed',
      [yes('ann', 5), yes('b'), yes('c'), yes('d'), yes('e')],
      ['b', 'c', 'd', 'e'],
    ],
  ])('give spots to %s', (_kind, people, uids) => {
    expect(settleConditions(people, { numberOfPlayers: 4 })).toEqual(uids);
  });

  test('hold for the largest possible set of people', () => {
    fc.assert(
      fc.property(anyPeople, anySpots, (people, numberOfPlayers) => {
        const settled = settleConditions(people, { numberOfPlayers });
        const holdsFor = (uids: readonly string[]) =>
          people.every(
            ({ uid, condition }) => !uids.includes(uid) || (condition?.minPlayers ?? 0) <= uids.length,
          );
        expect(settled.length <= numberOfPlayers && holdsFor(settled)).toBe(true);
        for (let bits = 0; bits < 2 ** people.length; bits += 1) {
          const uids = people.flatMap(({ uid }, at) => (bits & (1 << at) ? [uid] : []));
          if (uids.length > settled.length && uids.length <= numberOfPlayers)
            expect(holdsFor(uids)).toBe(false);
        }
      }),
    );
  });

  test('take no spot from an unconditional reply when another one arrives', () => {
    fc.assert(
      fc.property(anyPeople, anySpots, (people, numberOfPlayers) => {
        const before = settleConditions(people, { numberOfPlayers });
        const after = settleConditions([...people, { uid: 'new', condition: null }], { numberOfPlayers });
        const isUnconditional = (uid: string) =>
          people.find((person) => person.uid === uid)?.condition === null;
        expect(after).toEqual(expect.arrayContaining(before.filter(isUnconditional)));
      }),
    );
  });
});
