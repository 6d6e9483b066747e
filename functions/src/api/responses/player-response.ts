import type { Player, PlayerResponse } from '@fives/domain';

/** A player as the player themselves sees it. */
export function toOwnPlayerResponse(player: Player): PlayerResponse {
  return { ...player, _id: player.uid, createdAt: player.createdAt.toISOString() };
}

/** A player as fellow members see it: without email. */
export function toPlayerResponse(player: Player): PlayerResponse {
  const { email: _, ...others } = toOwnPlayerResponse(player);
  return others;
}
