import { expect, test } from 'vitest';
import { aGame, aGameInstance } from '../testing/factories.ts';
import { frozen } from '../testing/frozen.ts';
import { storedGameInstanceSchema } from './game-instance.schema.ts';
import { newGameInstance, newInstanceJobs } from './new-game-instance.ts';

const startDateTime = new Date('2026-06-16T18:00:00Z');

test('newGameInstance counts members as unanswered and copies the game summary', () => {
  const game = aGame();
  const instance = newGameInstance(
    frozen({
      id: 'gi',
      gameId: game.id,
      game,
      startDateTime,
      isFirstGame: false,
      memberUids: ['olive', 'sam'],
    }),
  );
  const {
    id,
    memberUids,
    removed,
    silence,
    dailyStat,
    createdAt,
    seasons,
    champions,
    organiserOffer,
    ...summary
  } = game;
  expect(storedGameInstanceSchema.parse(instance)).toEqual({
    id: 'gi',
    gameId: id,
    startDateTime,
    regularStart: null,
    ownLocation: '',
    status: 'CREATED',
    cancelReason: '',
    isFirstGame: false,
    winningTeam: null,
    winningMargin: null,
    teamAGoals: null,
    teamBGoals: null,
    teamAName: '',
    teamBName: '',
    teamAColour: '#000000',
    teamBColour: '#FFFFFF',
    forecast: null,
    firstHalf: null,
    scoreDeclined: false,
    isTurnoutMarked: false,
    teamsTold: null,
    lateQueue: null,
    reserveRecord: { uids: [], promoted: 0 },
    reserveOdds: null,
    conditionsEndAt: null,
    calendarTold: null,
    motmAwarded: [],
    motmClosesAt: new Date('2026-06-17T18:00:00Z'),
    game: summary,
    counts: { playing: 0, notPlaying: 0, unanswered: 2 },
    memberUids: ['olive', 'sam'],
  });
});

test('newInstanceJobs sets due times and marks only the start as handled', () => {
  const instance = frozen(aGameInstance({ startDateTime }));
  expect(newInstanceJobs(instance, new Date('2026-06-01T12:00:00Z'))).toEqual({
    dueAt: {
      next: new Date('2026-06-16T21:00:00Z'),
      reminders: new Date('2026-06-13T18:00:00Z'),
      warning: new Date('2026-06-13T18:00:00Z'),
      motm: new Date('2026-06-17T18:00:00Z'),
      result: null,
      offers: null,
      conditions: null,
    },
    handled: {
      next: false,
      reminders: null,
      warning: false,
      motm: false,
      winnerAt: null,
      result: null,
      start: startDateTime,
      off: { isOff: false, at: new Date(0) },
      reserves: [],
    },
  });
});
