import { addMinutes } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TeamOrNone } from '../instance/player-instance.schema.ts';
import { anyOrderOf } from '../testing/arbitraries.ts';
import { A_KICK_OFF, aGameInstance, aPlayerInstance, frozen } from '../testing/factories.ts';
import { areTeamsPicked, draftOf, lineUpGaps, lineUpGapsText, pickRandomTeams } from './line-up.ts';
import { lineUpChanges, lineUpChangesText } from './line-up-changes.ts';

const spots = (numberOfPlayers: number) => ({ game: { numberOfPlayers } });

const anyUids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 24 });

describe('random teams', () => {
  test('include everyone once, with sizes that differ by at most one, team A first', () => {
    fc.assert(
      fc.property(anyUids, fc.string(), (uids, seed) => {
        const { teamA, teamB } = pickRandomTeams(frozen(uids), seed);
        expect([...teamA, ...teamB].toSorted()).toEqual(uids.toSorted());
        expect([0, 1]).toContain(teamA.length - teamB.length);
      }),
    );
  });

  test('are the same for a seed in any order of players', () => {
    const anyTwoOrders = anyUids.chain((uids) => fc.tuple(fc.constant(uids), anyOrderOf(uids)));
    fc.assert(
      fc.property(anyTwoOrders, fc.string(), ([uids, reordered], seed) => {
        expect(pickRandomTeams(reordered, seed)).toEqual(pickRandomTeams(uids, seed));
      }),
    );
  });

  test('are empty without players, or one player in team A', () => {
    expect(pickRandomTeams([], 'x')).toEqual({ teamA: [], teamB: [] });
    expect(pickRandomTeams(['sam'], 'x')).toEqual({ teamA: ['sam'], teamB: [] });
  });
});

const a = aPlayerInstance({ uid: 'ana', team: 'TEAM_A' });
const b = aPlayerInstance({ uid: 'ben', team: 'TEAM_B' });
const none = aPlayerInstance({ uid: 'cem', team: 'NO_TEAM', repliedAt: new Date('2026-06-11T12:00:00Z') });

test('teams are picked when everyone with a spot is in one', () => {
  expect(areTeamsPicked([a, b], spots(10))).toBe(true);
  expect(areTeamsPicked([a, b, none], spots(10))).toBe(false);
  expect(areTeamsPicked([a, b, { ...none, status: 'NOT_PLAYING' }], spots(10))).toBe(true);
  expect(areTeamsPicked([a, b, none], spots(2))).toBe(true);
});

test('teams are not picked while one team is empty', () => {
  expect(areTeamsPicked([], spots(10))).toBe(false);
  expect(areTeamsPicked([a], spots(10))).toBe(false);
  expect(areTeamsPicked([b], spots(10))).toBe(false);
});

describe('picked teams', () => {
  const inTeam = (uid: string, team: 'TEAM_A' | 'TEAM_B') => aPlayerInstance({ uid, team });

  test('have a gap if a player with a spot is in no team', () => {
    const gaps = lineUpGaps([a, b, none], spots(10));
    expect(gaps).toMatchObject({ withoutTeam: [none], difference: 0 });
    expect(gaps && lineUpGapsText(gaps)).toBe(`${none.name} isn't in a team.`);
    expect(lineUpGaps([a, b, none], spots(2))).toBeNull();
  });

  test('may differ by one, but not by two', () => {
    expect(lineUpGaps([a, b, inTeam('cem', 'TEAM_A')], spots(10))).toBeNull();
    const uneven = lineUpGaps([a, b, inTeam('cem', 'TEAM_A'), inTeam('dee', 'TEAM_A')], spots(10));
    expect(uneven && lineUpGapsText(uneven)).toBe('One team has 2 more players.');
  });

  test('have no gaps if complete or not picked', () => {
    expect(lineUpGaps([a, b], spots(10))).toBeNull();
    expect(lineUpGaps([none], spots(10))).toBeNull();
  });
});

const TEAMS = { teamA: ['ana', 'ben', 'cem', 'dee'], teamB: ['eve', 'fay', 'gus', 'hal'] };

const person = (uid: string, team: TeamOrNone, status: 'PLAYING' | 'NOT_PLAYING' = 'PLAYING') =>
  aPlayerInstance({ uid, name: uid, team, status });
const inTeams = [
  ...TEAMS.teamA.map((uid) => person(uid, 'TEAM_A')),
  ...TEAMS.teamB.map((uid) => person(uid, 'TEAM_B')),
];
const withPerson = (changed: ReturnType<typeof person>) =>
  inTeams.map((each) => (each.uid === changed.uid ? changed : each));
const withoutAna = withPerson(person('ana', 'NO_TEAM', 'NOT_PLAYING'));
const pickedFairly = aGameInstance({ forecast: { ...TEAMS, chanceA: 0.5, confidence: 'low' } });
const announced = aGameInstance({ teamsTold: { ...TEAMS, at: A_KICK_OFF } });
const pickedByHand = aGameInstance();

const uidsOf = (changes: ReturnType<typeof lineUpChanges>) =>
  changes && {
    joined: changes.joined.map(({ uid }) => uid),
    left: changes.left.map(({ uid }) => uid),
  };

test('a draft is hidden from players until they are told, or until the start', () => {
  const told = { teamsTold: { at: A_KICK_OFF, teamA: [], teamB: [] } };
  const draft = (mayEdit: boolean, changes = {}, minutes = -1) =>
    draftOf(aGameInstance(changes), mayEdit, addMinutes(A_KICK_OFF, minutes));
  expect([draft(true), draft(false)]).toEqual(['own', 'hidden']);
  expect([draft(false, told), draft(false, {}, 0)]).toEqual([null, null]);
});

describe('changes since the teams were picked', () => {
  test('are null while the same people play in the teams', () => {
    expect(lineUpChanges(inTeams, pickedFairly)).toBeNull();
  });

  test.each([
    ['fair teams', pickedFairly],
    ['announced teams', announced],
  ])('include someone of %s who no longer plays', (_, instance) => {
    expect(uidsOf(lineUpChanges(withoutAna, instance))).toEqual({ joined: [], left: ['ana'] });
  });

  test('include someone who left, even if an organiser replaced them', () => {
    const people = [...withoutAna, person('ivy', 'TEAM_A')];
    expect(uidsOf(lineUpChanges(people, pickedFairly))?.left).toEqual(['ana']);
  });

  test('leave out people who left before an organiser moved others', () => {
    const people = withoutAna.map((each) =>
      each.uid === 'ben' ? { ...each, team: 'TEAM_B' as const } : each,
    );
    expect(lineUpChanges(people, pickedFairly)).toBeNull();
  });

  test('leave out people who left teams that are not stored', () => {
    expect(lineUpChanges(withoutAna, pickedByHand)).toBeNull();
  });

  test('include a player without a team, but no reserve', () => {
    const people = [...inTeams, person('ivy', 'NO_TEAM')];
    expect(uidsOf(lineUpChanges(people, pickedByHand))).toEqual({ joined: ['ivy'], left: [] });
    const full = { ...pickedByHand, game: { ...pickedByHand.game, numberOfPlayers: 8 } };
    expect(
      lineUpChanges(
        people.map((each, at) => ({ ...each, repliedAt: new Date(at) })),
        full,
      ),
    ).toBeNull();
  });

  test('are null while an organiser picks by hand', () => {
    const most = inTeams.slice(0, 6);
    expect(
      lineUpChanges([...most, person('gus', 'NO_TEAM'), person('hal', 'NO_TEAM')], pickedByHand),
    ).toBeNull();
    expect(lineUpChanges([person('gus', 'NO_TEAM')], pickedByHand)).toBeNull();
  });
});

test('text about changes has names of at most two people', () => {
  const [ana, ben, cem] = inTeams;
  if (!ana || !ben || !cem) throw new Error('Nobody');
  expect(lineUpChangesText({ left: [ana], joined: [ben] })).toBe(
    "ana is no longer playing. ben isn't in a team.",
  );
  expect(lineUpChangesText({ left: [ana, ben], joined: [] })).toBe('ana and ben are no longer playing.');
  expect(lineUpChangesText({ left: [ana, ben, cem], joined: [] })).toBe('3 players are no longer playing.');
  expect(lineUpChangesText({ left: [], joined: [ana, ben] })).toBe("2 players aren't in a team.");
});
