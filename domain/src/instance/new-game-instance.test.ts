import { expect, test } from 'vitest';
import { aGame } from '../testing/factories.ts';
import { frozen } from '../testing/frozen.ts';
import { gameInstanceSchema } from './game-instance.schema.ts';
import { newGameInstance } from './new-game-instance.ts';

const startDateTime = new Date('2026-06-16T18:00:00Z');

test('a new instance has nobody’s answer, no result, black against white, and a summary of its game', () => {
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
  const { id, memberUids, dailyStat, createdAt, ...summary } = game;
  expect(gameInstanceSchema.parse(instance)).toEqual({
    id: 'gi',
    gameId: id,
    startDateTime,
    status: 'CREATED',
    isFirstGame: false,
    winningTeam: null,
    winningMargin: null,
    teamAGoals: null,
    teamBGoals: null,
    teamAName: '',
    teamBName: '',
    teamAColour: '#000000',
    teamBColour: '#FFFFFF',
    motmAwarded: [],
    motmClosesAt: new Date('2026-06-17T18:00:00Z'),
    game: summary,
    counts: { playing: 0, notPlaying: 0, unanswered: 2 },
    memberUids: ['olive', 'sam'],
  });
});
