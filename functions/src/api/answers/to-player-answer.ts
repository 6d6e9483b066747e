import type { Player, PlayerAnswer } from '@fives/domain';

/** A player as the player themselves sees it. */
export function toOwnPlayerAnswer(player: Player): PlayerAnswer {
  return { ...toPlayerAnswer(player), email: player.email };
}

/** A player as fellow members see it: without email. */
export function toPlayerAnswer({ uid, name, createdAt }: Player): PlayerAnswer {
  return { _id: uid, uid, name, createdAt: createdAt.toISOString() };
}
