import { ApiError, type GameInstance, OPEN_NEXT_AFTER_HOURS } from '@fives/domain';
import { subHours } from 'date-fns';
import { findStartedOfGame, findUpcomingOfGame } from '../../db/collections/game-instances.ts';
import { findGameByJoinKey } from '../../db/collections/games.ts';

/** Returns the date that ends next, counted until three hours after its start. Without one, returns the last date. */
export async function requireLinkedInstance(joinKey: string, now: Date): Promise<GameInstance> {
  const game = await findGameByJoinKey(joinKey);
  if (game === null) throw ApiError.because({ code: 'NO_GAME' });
  const next = (await findUpcomingOfGame(game.id, subHours(now, OPEN_NEXT_AFTER_HOURS))).at(-1);
  const [last] = next ? [] : await findStartedOfGame(game.id, now, 1);
  const instance = next ?? last;
  if (instance === undefined) throw ApiError.because({ code: 'NO_GAME' });
  return { ...instance, game: { ...instance.game, inviteKey: game.inviteKey } };
}
