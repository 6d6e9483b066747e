import { describe, expect, test } from 'vitest';
import type { TeamOrNone } from '../instance/player-instance.schema.ts';
import { A_KICK_OFF, aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import { lineUpChanges, lineUpChangesText } from './line-up.ts';

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
