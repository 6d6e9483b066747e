import {
  ApiError,
  type GameInstance,
  type GameResponse,
  type GiId,
  OPEN_NEXT_AFTER_HOURS,
  viewReason,
} from '@fives/domain';
import { subHours } from 'date-fns';
import { findStartedOfGame, findUpcomingOfGame } from '../../db/collections/game-instances.ts';
import { findGameByJoinKey } from '../../db/collections/games.ts';
import { requireInstance } from '../../instance/instance-state.ts';
import { requireNoReason } from '../permissions.ts';
import { toInviteCard } from '../responses/game-response.ts';

export async function requireInviteCard(giId: GiId, inviteKey: string | null): Promise<GameResponse> {
  const { game, instance } = await requireInstance(giId);
  // The empty uid means that a visitor has no uid.
  requireNoReason(viewReason(game, '', inviteKey));
  return toInviteCard(instance);
}

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
