import { expect, test } from 'vitest';
import { EMPTY_TALLY } from '../stats/tally.ts';
import { aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import { chatPicture, type PictureInput } from './chat-text.ts';

const people = [
  aPlayerInstance({ uid: 'sam', name: 'Sam', team: 'TEAM_A' }),
  aPlayerInstance({ uid: 'bo', name: 'Bo', team: 'TEAM_A' }),
  aPlayerInstance({ uid: 'eve', name: 'Eve', team: 'TEAM_B' }),
  aPlayerInstance({ uid: 'kit', name: 'Kit', status: 'NOT_PLAYING' }),
];
const row = {
  ...EMPTY_TALLY,
  playerId: 'sam',
  name: 'Sam',
  isGuest: false,
  totalPoints: 1,
  leaderboardPosition: 1,
  previousLeaderboardPosition: null,
};
const input = (instance: object, overrides: Partial<PictureInput> = {}): PictureInput => ({
  instance: aGameInstance({ teamAName: 'Bibs', teamAColour: '#FFDD00', ...instance }),
  people,
  rows: [row],
  senderZone: 'Europe/London',
  ...overrides,
});

test('picture shows both teams in their colours, without a table before a result', () => {
  expect(chatPicture(input({}))).toEqual({
    title: 'Tuesday Fives',
    subtitle: expect.stringMatching(/^Tue 16\/06 19:00, /),
    result: null,
    teams: [
      { name: 'Bibs', colour: '#FFDD00', people: ['Bo', 'Sam'] },
      { name: 'Team B', colour: '#FFFFFF', people: ['Eve'] },
    ],
    awarded: [],
    table: [],
  });
});

test('picture shows the result, the players of the match plus the table', () => {
  const won = { winningTeam: 'TEAM_A', motmAwarded: [{ uid: 'eve', name: 'Eve', votes: 2 }] };
  expect(chatPicture(input(won))).toMatchObject({
    result: 'Bibs won',
    awarded: ['Eve'],
    table: [{ position: 1, name: 'Sam', points: '1 point' }],
  });
});

test('picture is null without teams or after cancellation', () => {
  const unpicked = people.map((person) => ({ ...person, team: 'NO_TEAM' as const }));
  expect(chatPicture(input({}, { people: unpicked }))).toBeNull();
  expect(chatPicture(input({ status: 'CANCELLED' }))).toBeNull();
});
