import { type GameResponse, type GiId, viewReason } from '@fives/domain';
import { requireInstance } from '../../instance/instance-state.ts';
import { requireNoReason } from '../permissions.ts';
import { toInviteCard } from '../responses/game-response.ts';

/**
 * Returns the invite card of an instance for a visitor.
 * @param key key in the invite link, or null if the link has none
 */
export async function inviteFor(giId: GiId, key: string | null): Promise<GameResponse> {
  const { game, instance } = await requireInstance(giId);
  // The empty uid means that a visitor has no uid.
  requireNoReason(viewReason(game, '', key));
  return toInviteCard(instance);
}
