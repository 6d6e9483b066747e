import { expect, test } from 'vitest';
import { newGameSettings } from '../game/settings.schema.ts';
import { type GameStatsResponse, gameStatsResponseSchema } from './responses.ts';

const MOMENT = '2026-06-16T18:00:00.000Z';

const RESPONSE: GameStatsResponse = {
  _id: 'tuesday',
  ...newGameSettings({
    name: 'Tuesday Fives',
    location: 'Shoreditch',
    numberOfPlayers: 10,
    isRecurring: true,
  }),
  seasons: [
    {
      _id: 'spring',
      name: 'Spring',
      from: MOMENT,
      until: MOMENT,
      champions: [{ uid: 'ana', name: 'Ana', isGuest: false, points: 30 }],
    },
  ],
  pausedUntil: MOMENT,
  pausedFrom: MOMENT,
  orgUid: 'olive',
  organiserOffer: { uid: 'ana', at: MOMENT },
  memberUids: ['olive', 'ana'],
  dailyStat: {
    type: 'BIGGEST_CLIMBER',
    text: 'Ana climbed',
    playerId: 'ana',
    name: 'Ana',
    value: 3,
    computedAt: MOMENT,
  },
  createdAt: MOMENT,
  gameInstances: [
    {
      _id: 'first',
      gameId: 'tuesday',
      startDateTime: MOMENT,
      status: 'INVITES_SENT',
      cancelReason: '',
      regularStart: MOMENT,
      ownLocation: 'Hackney Marshes',
      isFirstGame: true,
      winningTeam: 'TEAM_A',
      winningMargin: 1,
      teamAGoals: 2,
      teamBGoals: 1,
      teamAName: 'Bibs',
      teamBName: '',
      teamAColour: '#000000',
      teamBColour: '#FFFFFF',
      forecast: { teamA: ['ana'], teamB: ['olive'], chanceA: 0.5, confidence: 'low' },
      firstHalf: { teamA: ['ana'], teamB: ['olive'], teamAGoals: 1, teamBGoals: 0 },
      motmAwarded: [{ uid: 'ana', name: 'Ana', votes: 2 }],
      motmClosesAt: MOMENT,
      counts: {
        playing: 2,
        notPlaying: 0,
        unanswered: 0,
        reservesInTeams: 1,
        offered: 1,
        waiting: 1,
        guests: 2,
      },
      playerInstances: [
        {
          _id: 'first_ana',
          playerId: 'ana',
          name: 'Ana',
          status: 'PLAYING',
          team: 'TEAM_A',
          isGuest: false,
          repliedAt: MOMENT,
          condition: { minPlayers: 8, until: MOMENT, reserveOnly: false },
          spot: 'RESERVE',
          offeredAt: '2026-06-16T17:00:00.000Z',
          motmVotesReceived: 2,
        },
      ],
    },
  ],
  next: '2026-06-09T18:00:00.000Z_zero',
  playerGameStats: [
    {
      playerId: 'ana',
      name: 'Ana',
      isGuest: false,
      form: 'W',
      numPlayed: 1,
      numWins: 1,
      numLosses: 0,
      numDraws: 0,
      num3InARow: 0,
      num5InARow: 0,
      numMotm: 1,
      streak: 1,
      totalPoints: 8,
      leaderboardPosition: 1,
      previousLeaderboardPosition: null,
    },
  ],
};

function withExtraFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtraFields);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withExtraFields(field)]);
  return { ...Object.fromEntries(fields), secret: 'planted' };
}

test('a response has only fields of the contract at every depth', () => {
  expect(gameStatsResponseSchema.parse(withExtraFields(RESPONSE))).toEqual(RESPONSE);
});

test('stored values can be sent even if a form refuses them', () => {
  const [instance] = RESPONSE.gameInstances;
  const unusual = {
    ...RESPONSE,
    name: 'x'.repeat(1000),
    location: '',
    numberOfPlayers: 1.5,
    timeZone: 'Mars/Olympus',
    gameInstances: [{ ...instance, teamAName: 'x'.repeat(1000), teamAColour: 'red', winningMargin: -1 }],
  };
  expect(gameStatsResponseSchema.parse(unusual)).toEqual(unusual);
});
