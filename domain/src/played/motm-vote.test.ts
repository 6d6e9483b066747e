import { describe, expect, test } from 'vitest';
import { aPlayerInstance } from '../testing/factories.ts';
import { countVotes, haveAllVoted, motmCandidates } from './motm-vote.ts';

const playerInstance = (uid: string, changes = {}) =>
  aPlayerInstance({ uid, name: uid.toUpperCase(), ...changes });
const FOUR = ['ana', 'ben', 'cem', 'dee'].map((uid) => playerInstance(uid));
const TEN_SPOTS = { game: { numberOfPlayers: 10 } };
const BALLOTS = [
  { uid: 'ana', votes: ['ben', 'cem', 'dee'] },
  { uid: 'ben', votes: ['cem', 'dee', 'ana'] },
  { uid: 'cem', votes: ['dee', 'ben', 'ana'] },
];

describe('counting votes', () => {
  test('awards the person with the most votes', () => {
    expect(countVotes(FOUR, BALLOTS, TEN_SPOTS).awards).toEqual([{ uid: 'dee', name: 'DEE', votes: 3 }]);
    expect(Object.fromEntries(countVotes(FOUR, BALLOTS, TEN_SPOTS).votes)).toEqual({
      ana: 2,
      ben: 2,
      cem: 2,
      dee: 3,
    });
  });

  test('gives everyone in a tie an award, but no one without votes', () => {
    const tie = countVotes(FOUR, BALLOTS.slice(0, 1), TEN_SPOTS);
    expect(tie.awards.map(({ uid, votes }) => `${uid} ${votes}`)).toEqual(['ben 1', 'cem 1', 'dee 1']);
    expect(countVotes(FOUR, [], TEN_SPOTS).awards).toEqual([]);
    expect(countVotes([], BALLOTS, TEN_SPOTS).awards).toEqual([]);
  });

  test('ignores votes by or for people who did not play', () => {
    const peopleWithoutCem = [
      ...FOUR.slice(0, 2),
      playerInstance('cem', { status: 'NOT_PLAYING' }),
      playerInstance('dee'),
    ];
    expect(Object.fromEntries(countVotes(peopleWithoutCem, BALLOTS, TEN_SPOTS).votes)).toEqual({
      ana: 1,
      ben: 1,
      cem: 0,
      dee: 2,
    });
  });

  test('ignores a vote for the voter', () => {
    expect(countVotes(FOUR, [{ uid: 'ana', votes: ['ana'] }], TEN_SPOTS).awards).toEqual([]);
  });
});

describe('complete vote', () => {
  const guest = playerInstance('gus', { isGuest: true });

  test('needs the ballots of all registered players', () => {
    expect(haveAllVoted(FOUR, BALLOTS, TEN_SPOTS)).toBe(false);
    expect(haveAllVoted([...FOUR, guest], [...BALLOTS, { uid: 'dee', votes: [] }], TEN_SPOTS)).toBe(true);
    const withoutDee = [...FOUR.slice(0, 3), playerInstance('dee', { status: 'NOT_PLAYING' })];
    expect(haveAllVoted(withoutDee, BALLOTS, TEN_SPOTS)).toBe(true);
  });

  test('is impossible without voters', () => {
    expect(haveAllVoted([], [], TEN_SPOTS)).toBe(false);
    expect(haveAllVoted([playerInstance('ana')], [], TEN_SPOTS)).toBe(false);
    expect(haveAllVoted([guest, playerInstance('gil', { isGuest: true })], [], TEN_SPOTS)).toBe(false);
  });
});

describe('player of the match candidates', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 12, minute));
  const queue = ['ana', 'ben', 'cem', 'dee'].map((uid, index) =>
    playerInstance(uid, { repliedAt: at(index) }),
  );
  const TWO_SPOTS = { game: { numberOfPlayers: 2 } };
  const uids = (people: typeof queue) => motmCandidates(people, TWO_SPOTS).map(({ uid }) => uid);

  test('have a spot', () => {
    expect(uids(queue)).toEqual(['ana', 'ben']);
  });

  test('are in a team once there are teams', () => {
    const teams = queue.map((person) =>
      person.uid === 'ben' || person.uid === 'cem' ? { ...person, team: 'TEAM_A' as const } : person,
    );
    expect(uids(teams)).toEqual(['ben', 'cem']);
  });

  test('exclude no-shows, whose votes do not count', () => {
    const marked = { ...TEN_SPOTS, noShows: ['ben'] };
    const votes = countVotes(queue, [{ uid: 'ben', votes: ['ana'] }], marked);
    expect([motmCandidates(queue, marked).length, votes.awards]).toEqual([3, []]);
  });

  test('exclude reserves, who also cannot vote', () => {
    const ballots = [
      { uid: 'ana', votes: ['cem'] },
      { uid: 'dee', votes: ['ana'] },
    ];
    expect(countVotes(queue, ballots, TWO_SPOTS).awards).toEqual([]);
    const ballotsOfPlayers = ['ana', 'ben'].map((uid) => ({ uid, votes: [] }));
    expect(haveAllVoted(queue, ballotsOfPlayers, TWO_SPOTS)).toBe(true);
  });
});
