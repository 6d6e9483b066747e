import { createHash } from 'node:crypto';
import {
  ApiError,
  cleanText,
  isMember,
  type Player,
  type PlayerResponse,
  TEXT_LIMITS,
  type Uid,
} from '@fives/domain';
import { findOwnData } from '../../account/own-data.ts';
import { findEmailSettings, findUnsubscriber, saveEmailSettings } from '../../db/collections/contacts.ts';
import { markDeleted } from '../../db/collections/deleted-accounts.ts';
import { findGamesOf } from '../../db/collections/games.ts';
import { addSupportMessage, createPlayer, findPlayer, updatePlayer } from '../../db/collections/players.ts';
import { findPushToken, savePushToken } from '../../db/collections/push-tokens.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { siteUrl } from '../../firebase.ts';
import { doOrQueue } from '../../long-work/long-work.ts';
import { AlreadyExists, type Caller, type Handlers } from '../handler.ts';
import { requireAccount, requireOneself, requireOwnEmail, requirePlayer } from '../permissions.ts';

export const playerHandlers = {
  async createPlayer({ body, caller, now }) {
    requireOneself(caller, body.uid);
    requireOwnEmail(caller, body.email);
    const player = { ...body, createdAt: now };
    const existing = await inTransaction(async (transaction) => {
      await requireAccount(caller, transaction);
      const found = await findPlayer(body.uid, transaction);
      if (found === null) createPlayer(transaction, player.uid, player);
      // `requireOwnEmail` has proved that the caller owns the new address.
      else if (found.email !== body.email) updatePlayer(transaction, body.uid, { email: body.email });
      return found && { ...found, email: body.email };
    });
    return existing ? new AlreadyExists(toOwnPlayerResponse(existing)) : toOwnPlayerResponse(player);
  },

  findPlayer: ({ query, caller }) => findPlayerResponse(query.uid, caller),

  getPlayer: ({ params, caller }) => findPlayerResponse(params.id, caller),

  async updatePlayer({ params, body, caller }) {
    requireOneself(caller, params.id);
    await inTransaction(async (transaction) => {
      await requireAccount(caller, transaction);
      await requirePlayer(caller.uid, transaction);
      updatePlayer(transaction, caller.uid, body);
    });
  },

  async exportOwnData({ params, caller, now }) {
    requireOneself(caller, params.id);
    return findOwnData(caller.uid, now);
  },

  async deletePlayer({ params, caller, now }) {
    requireOneself(caller, params.id);
    const isGuest = !caller.isRegistered;
    await markDeleted(caller.uid, isGuest, now);
    await doOrQueue({ kind: 'deleteAccount', uid: caller.uid, isGuest }, now);
  },

  async putPushToken({ params, body, caller, ...call }) {
    requireOneself(caller, params.playerId);
    await storePushToken(caller, body.pushToken, call);
  },

  async postPushToken({ body, caller, ...call }) {
    requireOneself(caller, body.playerId);
    await storePushToken(caller, body.pushToken, call);
  },

  async sendSupportMessage({ params, body, caller, now, idFromKey }) {
    requireOneself(caller, params.uid);
    const message = { uid: caller.uid, message: body.message, createdAt: now };
    const { id, existed } = await addSupportMessage(message, idFromKey ?? undefined);
    return existed ? new AlreadyExists({ _id: id }) : { _id: id };
  },

  async unsubscribe({ params: { secret } }) {
    const uid = await findUnsubscriber(secret);
    if (uid === null) return;
    await inTransaction(async (transaction) => {
      const settings = await findEmailSettings(uid, transaction);
      // The settings are missing if the account has been deleted.
      if (settings?.isOn) saveEmailSettings(transaction, uid, { ...settings, isOn: false });
    });
  },

  async showUnsubscribe({ params: { secret } }) {
    return `${siteUrl()}/unsubscribe/${encodeURIComponent(secret)}`;
  },
} satisfies Partial<Handlers>;

async function findPlayerResponse(uid: Uid, caller: Caller) {
  const player = await findPlayer(uid);
  if (player === null) throw ApiError.because({ code: 'NO_PLAYER' });
  if (uid === caller.uid) return toOwnPlayerResponse(player);
  const games = (await findGamesOf(caller.uid)).filter((game) => isMember(game, caller.uid));
  if (!games.some((game) => isMember(game, player.uid))) throw ApiError.because({ code: 'FELLOWS_ONLY' });
  const { email: _, ...withoutEmail } = toOwnPlayerResponse(player);
  return withoutEmail;
}

/** Stores each token once, because the document id is a hash of the token. */
async function storePushToken(
  caller: Caller,
  token: string,
  { now, userAgent }: { readonly now: Date; readonly userAgent: string },
): Promise<void> {
  const id = createHash('sha256').update(token).digest('hex');
  const { uid, isRegistered } = caller;
  await inTransaction(async (transaction) => {
    await requireAccount(caller, transaction);
    // Guests have devices, but no player document.
    if (isRegistered) await requirePlayer(uid, transaction);
    const existing = await findPushToken(uid, id, transaction);
    savePushToken(transaction, uid, id, {
      token,
      createdAt: existing?.createdAt ?? now,
      refreshedAt: now,
      userAgent: cleanText(userAgent).slice(0, TEXT_LIMITS.userAgent),
    });
  });
}

function toOwnPlayerResponse(player: Player): PlayerResponse {
  return { ...player, _id: player.uid, createdAt: player.createdAt.toISOString() };
}
