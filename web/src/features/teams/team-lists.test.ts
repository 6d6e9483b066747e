import { aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { missingTeamsWarning, teamLooks, toTeamLists } from './team-lists.ts';

const names = (people: readonly { name: string }[]) => people.map((person) => person.name);
const notes = (lists: ReturnType<typeof toTeamLists>) =>
  lists.pool.map(({ person, note }) => [person.name, note]);

test('everyone is in exactly one list with each team sorted by name', () => {
  const people = [
    aPlayerInstance({ uid: 'z', name: 'Zoe', team: 'TEAM_A' }),
    aPlayerInstance({ uid: 'a', name: 'abe', team: 'TEAM_A' }),
    aPlayerInstance({ uid: 'b', name: 'Bo', team: 'TEAM_B' }),
    aPlayerInstance({ uid: 'c', name: 'Cleo' }),
  ];
  const lists = toTeamLists(people, { game: { numberOfPlayers: 10 } });
  expect(names(lists.TEAM_A)).toEqual(['abe', 'Zoe']);
  expect(names(lists.TEAM_B)).toEqual(['Bo']);
  expect(notes(lists)).toEqual([['Cleo', null]]);
});

test('the pool lists players, reserves, people who said no, then the rest', () => {
  const replied = (hour: number) => new Date(Date.UTC(2026, 5, 10, hour));
  const people = [
    aPlayerInstance({ uid: 'no', name: 'Ann', status: 'NOT_PLAYING' }),
    aPlayerInstance({ uid: 'open', name: 'Ben', status: 'UNANSWERED', repliedAt: null }),
    aPlayerInstance({ uid: 'last', name: 'Cy', repliedAt: replied(12) }),
    aPlayerInstance({ uid: 'late', name: 'Di', repliedAt: replied(11) }),
    aPlayerInstance({ uid: 'in', name: 'Eve', repliedAt: replied(10) }),
  ];
  expect(notes(toTeamLists(people, { game: { numberOfPlayers: 1 } }))).toEqual([
    ['Eve', null],
    ['Di', 'Reserve 1'],
    ['Cy', 'Reserve 2'],
    ['Ann', 'Not playing'],
    ['Ben', 'No reply'],
  ]);
});

test('a team without a name is called Team A or Team B', () => {
  const looks = teamLooks(aGameInstance({ teamBName: 'Bibs', teamBColour: '#D92323' }));
  expect(looks.TEAM_A).toEqual({ name: 'Team A', colour: '#000000' });
  expect(looks.TEAM_B).toEqual({ name: 'Bibs', colour: '#D92323' });
});

test('the organiser is warned before a result if a team is empty', () => {
  const inA = aPlayerInstance({ uid: 'a', team: 'TEAM_A' });
  const inB = aPlayerInstance({ uid: 'b', team: 'TEAM_B' });
  expect(missingTeamsWarning(toTeamLists([], { game: { numberOfPlayers: 10 } }))).toMatch(/^No teams picked/);
  expect(missingTeamsWarning(toTeamLists([inA], { game: { numberOfPlayers: 10 } }))).toMatch(
    /^One team is empty/,
  );
  expect(missingTeamsWarning(toTeamLists([inA, inB], { game: { numberOfPlayers: 10 } }))).toBeNull();
});
