import { ApiError, type Player } from '@fives/domain';
import { deleteAccount } from '../../account/delete-account.ts';
import { findGamesOf } from '../../db/games.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { findPlayer as loadPlayer, createPlayer as storePlayer } from '../../db/players.ts';
import { AlreadyThere, type Caller, type HandlerOf } from '../handler.ts';
import { isMember, requireOneself, requireOwnEmail } from '../permissions.ts';
import { toOwnPlayerResponse, toPlayerResponse } from '../responses/player-response.ts';

export const createPlayer: HandlerOf<'createPlayer'> = async ({ body, caller, now }) => {
  requireOneself(caller, body.uid);
  requireOwnEmail(caller, body.email);
  const player = { ...body, createdAt: now };
  const existing = await inTransaction(async (transaction) => {
    const found = await loadPlayer(body.uid, transaction);
    if (found === null) storePlayer(transaction, player);
    return found;
  });
  return existing ? new AlreadyThere(toOwnPlayerResponse(existing)) : toOwnPlayerResponse(player);
};

export const findPlayer: HandlerOf<'findPlayer'> = ({ query, caller }) => answerPlayer(query.uid, caller);

export const getPlayer: HandlerOf<'getPlayer'> = ({ params, caller }) => answerPlayer(params.id, caller);

export const deletePlayer: HandlerOf<'deletePlayer'> = async ({ params, caller, now }) => {
  requireOneself(caller, params.id);
  await deleteAccount(caller.uid, now);
  return undefined;
};

async function answerPlayer(uid: string, caller: Caller) {
  const player = await loadPlayer(uid);
  if (player === null) throw new ApiError('not-found', 'This player is not there');
  if (uid === caller.uid) return toOwnPlayerResponse(player);
  await requireFellow(player, caller);
  return toPlayerResponse(player);
}

async function requireFellow(player: Player, caller: Caller): Promise<void> {
  const games = await findGamesOf(caller.uid);
  if (games.some((game) => isMember(game, player.uid))) return;
  throw new ApiError('forbidden', 'This is for people who play together alone');
}
