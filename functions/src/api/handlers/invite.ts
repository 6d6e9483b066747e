import { ApiError, type GameResponse, type GiId, viewReason } from '@fives/domain';
import { findGameInstance } from '../../db/collections/game-instances.ts';
import { findGame } from '../../db/collections/games.ts';
import { requireNoReason } from '../permissions.ts';
import { toInviteCard } from '../responses/game-response.ts';

/**
 * Returns the invite card of an instance for a visitor.
 * @param key the key from the invite link, or null if the link has none
 */
export async function inviteFor(giId: GiId, key: string | null): Promise<GameResponse> {
  const instance = await findGameInstance(giId);
  const game = instance && (await findGame(instance.gameId));
  if (instance === null || game === null) throw ApiError.because({ code: 'NO_GAME' });
  // A visitor has no uid.
  requireNoReason(viewReason(game, '', key));
  return toInviteCard(instance);
}
