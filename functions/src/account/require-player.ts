import { ApiError, type Player } from '@fives/domain';
import { findPlayer } from '../db/players.ts';
import type { Transaction } from '../db/transaction.ts';

/**
 * The caller as a player: signing up makes an account, and the player is created after it.
 * @throws {ApiError} `conflict` when that is still to be done
 */
export async function requirePlayer(uid: string, transaction: Transaction): Promise<Player> {
  const player = await findPlayer(uid, transaction);
  if (player === null) throw new ApiError('conflict', 'Create your player first');
  return player;
}
