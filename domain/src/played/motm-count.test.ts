import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOrderOf } from '../testing/arbitraries.ts';
import { aPlayerInstance } from '../testing/factories.ts';
import { countVotes, haveAllVoted, motmCandidates } from './motm-count.ts';

const playerInstance = (uid: string, changes = {}) =>
  aPlayerInstance({ uid, name: uid.toUpperCase(), ...changes });
const FOUR = ['ana', 'ben', 'cem', 'dee'].map((uid) => playerInstance(uid));
const SPOTS = { game: { numberOfPlayers: 10 } };
const BALLOTS = [
  { uid: 'ana', votes: ['ben', 'cem', 'dee'] },
  { uid: 'ben', votes: ['cem', 'dee', 'ana'] },
  { uid: 'cem', votes: ['dee', 'ben', 'ana'] },
];

describe('counting votes', () => {
  test('awards the person with the most votes', () => {
    expect(countVotes(FOUR, BALLOTS, SPOTS).awards).toEqual([{ uid: 'dee', name: 'DEE', votes: 3 }]);
    expect([...countVotes(FOUR, BALLOTS, SPOTS).votes]).toEqual([
      ['ana', 2],
      ['ben', 2],
      ['cem', 2],
      ['dee', 3],
    ]);
  });

  test('gives everyone in a tie an award, but no one without votes', () => {
    const tie = countVotes(FOUR, BALLOTS.slice(0, 1), SPOTS);
    expect(tie.awards.map(({ uid, votes }) => [uid, votes])).toEqual([
      ['ben', 1],
      ['cem', 1],
      ['dee', 1],
    ]);
    expect(countVotes(FOUR, [], SPOTS).awards).toEqual([]);
    expect(countVotes([], BALLOTS, SPOTS).awards).toEqual([]);
  });

  test('ignores votes by or for people who did not play', () => {
    const without = [
      ...FOUR.slice(0, 2),
      playerInstance('cem', { status: 'NOT_PLAYING' }),
      playerInstance('dee'),
    ];
    expect([...countVotes(without, BALLOTS, SPOTS).votes]).toEqual([
      ['ana', 1],
      ['ben', 1],
      ['cem', 0],
      ['dee', 2],
    ]);
  });

  test('ignores a vote for the voter', () => {
    expect(countVotes(FOUR, [{ uid: 'ana', votes: ['ana'] }], SPOTS).awards).toEqual([]);
  });

  test('gives the same result in any order of people or ballots', () => {
    fc.assert(
      fc.property(anyOrderOf(FOUR), anyOrderOf(BALLOTS), (people, ballots) => {
        expect(countVotes(people, ballots, SPOTS).awards).toEqual(countVotes(FOUR, BALLOTS, SPOTS).awards);
      }),
    );
  });
});

describe('complete vote', () => {
  const guest = playerInstance('gus', { isGuest: true });

  test('needs the ballots of all registered players', () => {
    expect(haveAllVoted(FOUR, BALLOTS, SPOTS)).toBe(false);
    expect(haveAllVoted([...FOUR, guest], [...BALLOTS, { uid: 'dee', votes: [] }], SPOTS)).toBe(true);
    expect(
      haveAllVoted([...FOUR.slice(0, 3), playerInstance('dee', { status: 'NOT_PLAYING' })], BALLOTS, SPOTS),
    ).toBe(true);
  });

  test('is impossible without voters', () => {
    expect(haveAllVoted([], [], SPOTS)).toBe(false);
    expect(haveAllVoted([playerInstance('ana')], [], SPOTS)).toBe(false);
    expect(haveAllVoted([guest, playerInstance('gil', { isGuest: true })], [], SPOTS)).toBe(false);
  });
});

describe('player of the match candidates', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 12, minute));
  const queue = ['ana', 'ben', 'cem', 'dee'].map((uid, index) =>
    playerInstance(uid, { repliedAt: at(index) }),
  );
  const two = { game: { numberOfPlayers: 2 } };
  const uids = (people: typeof queue) => motmCandidates(people, two).map(({ uid }) => uid);

  test('have a spot', () => {
    expect(uids(queue)).toEqual(['ana', 'ben']);
  });

  test('are in a team once there are teams', () => {
    const teams = queue.map((person) =>
      person.uid === 'ben' || person.uid === 'cem' ? { ...person, team: 'TEAM_A' as const } : person,
    );
    expect(uids(teams)).toEqual(['ben', 'cem']);
  });

  test('exclude reserves as voters or picks', () => {
    const ballots = [
      { uid: 'ana', votes: ['cem'] },
      { uid: 'dee', votes: ['ana'] },
    ];
    expect(countVotes(queue, ballots, two).awards).toEqual([]);
    expect(
      haveAllVoted(
        queue,
        [
          { uid: 'ana', votes: [] },
          { uid: 'ben', votes: [] },
        ],
        two,
      ),
    ).toBe(true);
  });
});
