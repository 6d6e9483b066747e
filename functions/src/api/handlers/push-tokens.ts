import { createHash } from 'node:crypto';
import { cleanText, TEXT_LIMITS } from '@fives/domain';
import { requirePlayer } from '../../account/require-player.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { findPushToken, savePushToken } from '../../db/push-tokens.ts';
import type { HandlerOf } from '../handler.ts';
import { requireOneself } from '../permissions.ts';

export const putPushToken: HandlerOf<'putPushToken'> = async ({ params, body, caller, ...call }) => {
  requireOneself(caller, params.playerId);
  await register(caller.uid, body.pushToken, call);
  return undefined;
};

export const postPushToken: HandlerOf<'postPushToken'> = async ({ body, caller, ...call }) => {
  requireOneself(caller, body.playerId);
  await register(caller.uid, body.pushToken, call);
  return undefined;
};

/** A token is its own name, hashed because it may be longer than an id: a device registers once however often it calls. */
async function register(
  uid: string,
  token: string,
  { now, userAgent }: { readonly now: Date; readonly userAgent: string },
): Promise<void> {
  const id = createHash('sha256').update(token).digest('hex');
  await inTransaction(async (transaction) => {
    await requirePlayer(uid, transaction);
    const known = await findPushToken(uid, id, transaction);
    savePushToken(transaction, uid, id, {
      token,
      createdAt: known?.createdAt ?? now,
      refreshedAt: now,
      userAgent: cleanText(userAgent).slice(0, TEXT_LIMITS.userAgent),
    });
  });
}
