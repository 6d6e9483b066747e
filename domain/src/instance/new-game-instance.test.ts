import { expect, test } from 'vitest';
import { toGameSummary } from '../game/game.schema.ts';
import { aGame, aGameInstance, frozen } from '../testing/factories.ts';
import { dueOf } from './due.ts';
import { NOTHING_HANDLED } from './instance-jobs.schema.ts';
import { newGameInstance, newInstanceJobs } from './new-game-instance.ts';

const startDateTime = new Date('2026-06-16T18:00:00Z');

test('newGameInstance counts members as unanswered and copies only the game summary', () => {
  const game = aGame({ removed: { tom: 'Tom' } });
  const memberUids = ['olive', 'sam'];
  const input = { id: 'gi', gameId: game.id, game, startDateTime, isFirstGame: false, memberUids };
  const instance = newGameInstance(frozen(input));
  expect(instance).toMatchObject({
    ...{ id: 'gi', gameId: game.id, startDateTime, isFirstGame: false, memberUids },
    ...{ status: 'CREATED', winningTeam: null, teamAColour: '#000000', teamBColour: '#FFFFFF' },
    motmClosesAt: new Date('2026-06-17T18:00:00Z'),
    reserveRecord: { uids: [], promoted: 0 },
    counts: { playing: 0, notPlaying: 0, unanswered: 2 },
  });
  expect(instance.game).toEqual(toGameSummary(game));
});

test('newInstanceJobs sets due times and marks only the start as handled', () => {
  const instance = frozen(aGameInstance({ startDateTime }));
  const now = new Date('2026-06-01T12:00:00Z');
  const handled = { ...NOTHING_HANDLED, start: startDateTime };
  expect(newInstanceJobs(instance, now)).toEqual({ handled, dueAt: dueOf(instance, handled, now) });
});
