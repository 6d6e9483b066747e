import { ApiError, type Player } from '@fives/domain';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findPlayer } from '../db/players.ts';

/**
 * The caller as a player: signing up makes an account, and the player is created after it.
 * @throws {ApiError} `conflict` when that is still to be done
 */
export async function requirePlayer(uid: string, transaction: OptimisticTransaction): Promise<Player> {
  const player = await findPlayer(uid, transaction);
  if (player === null) throw ApiError.because({ code: 'NO_PLAYER_YET' });
  return player;
}
