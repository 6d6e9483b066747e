import { ApiError, type GameResponse, type GiId, viewReason } from '@fives/domain';
import { findGameInstance } from '../../db/collections/game-instances.ts';
import { findGame } from '../../db/collections/games.ts';
import { requireNoReason } from '../permissions.ts';
import { toInviteCard } from '../responses/game-response.ts';

/**
 * What the holder of an invite link is told who is not signed in.
 * @param key what the link brought along; null where it brought nothing
 * @throws {ApiError} `not-found` where there is no such instance, `forbidden` where the link was renewed
 */
export async function inviteFor(giId: GiId, key: string | null): Promise<GameResponse> {
  const instance = await findGameInstance(giId);
  const game = instance && (await findGame(instance.gameId));
  if (instance === null || game === null) throw ApiError.because({ code: 'NO_GAME' });
  // Nobody in particular.
  requireNoReason(viewReason(game, '', key));
  return toInviteCard(instance);
}
