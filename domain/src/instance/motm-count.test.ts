import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOrderOf } from '../testing/arbitraries.ts';
import { aPlayerInstance } from '../testing/factories.ts';
import { countVotes, haveAllVoted, isEntitledToVote } from './motm-count.ts';

const place = (uid: string, changes = {}) => aPlayerInstance({ uid, name: uid.toUpperCase(), ...changes });
const FOUR = ['ana', 'ben', 'cem', 'dee'].map((uid) => place(uid));
const BALLOTS = [
  { uid: 'ana', votes: ['ben', 'cem', 'dee'] },
  { uid: 'ben', votes: ['cem', 'dee', 'ana'] },
  { uid: 'cem', votes: ['dee', 'ben', 'ana'] },
];

describe('counting votes', () => {
  test('awards whoever has the most', () => {
    expect(countVotes(FOUR, BALLOTS).awards).toEqual([{ uid: 'dee', name: 'DEE', votes: 3 }]);
    expect([...countVotes(FOUR, BALLOTS).votes]).toEqual([
      ['ana', 2],
      ['ben', 2],
      ['cem', 2],
      ['dee', 3],
    ]);
  });

  test('lets ties share, and awards nobody without a vote', () => {
    const tie = countVotes(FOUR, BALLOTS.slice(0, 1));
    expect(tie.awards.map(({ uid, votes }) => [uid, votes])).toEqual([
      ['ben', 1],
      ['cem', 1],
      ['dee', 1],
    ]);
    expect(countVotes(FOUR, []).awards).toEqual([]);
    expect(countVotes([], BALLOTS).awards).toEqual([]);
  });

  test('leaves out who was found not to have played, and whom they picked', () => {
    const without = [...FOUR.slice(0, 2), place('cem', { status: 'NOT_PLAYING' }), place('dee')];
    expect([...countVotes(without, BALLOTS).votes]).toEqual([
      ['ana', 1],
      ['ben', 1],
      ['cem', 0],
      ['dee', 2],
    ]);
  });

  test('never counts a vote for oneself', () => {
    expect(countVotes(FOUR, [{ uid: 'ana', votes: ['ana'] }]).awards).toEqual([]);
  });

  test('comes to the same in any order of people and ballots', () => {
    fc.assert(
      fc.property(anyOrderOf(FOUR), anyOrderOf(BALLOTS), (people, ballots) => {
        expect(countVotes(people, ballots).awards).toEqual(countVotes(FOUR, BALLOTS).awards);
      }),
    );
  });
});

describe('everybody has voted', () => {
  const guest = place('gus', { isGuest: true });

  test('once all registered players have', () => {
    expect(haveAllVoted(FOUR, BALLOTS)).toBe(false);
    expect(haveAllVoted([...FOUR, guest], [...BALLOTS, { uid: 'dee', votes: [] }])).toBe(true);
    expect(haveAllVoted([...FOUR.slice(0, 3), place('dee', { status: 'NOT_PLAYING' })], BALLOTS)).toBe(true);
  });

  test('never, where nobody may', () => {
    expect(haveAllVoted([], [])).toBe(false);
    expect(haveAllVoted([place('ana')], [])).toBe(false);
    expect(isEntitledToVote(place('ana'), [place('ana'), guest])).toBe(true);
    expect(isEntitledToVote(guest, [place('ana'), guest])).toBe(false);
  });
});
