import { type GameResponse, type GiId, viewReason } from '@fives/domain';
import { requireInstance } from '../../instance/instance-state.ts';
import { requireNoReason } from '../permissions.ts';
import { toInviteCard } from '../responses/game-response.ts';

export async function requireInviteCard(giId: GiId, inviteKey: string | null): Promise<GameResponse> {
  const { game, instance } = await requireInstance(giId);
  // The empty uid means that a visitor has no uid.
  requireNoReason(viewReason(game, '', inviteKey));
  return toInviteCard(instance);
}
