import {
  type AddressedDraft,
  ApiError,
  actingUid,
  type Cost,
  type CostResponse,
  can,
  changedFields,
  DEFAULT_MONEY_SETTINGS,
  draftsOfNudge,
  enterCost,
  fromPiId,
  type GameId,
  isReachable,
  lateDropOuts,
  type MoneySettings,
  markShare,
  NOTHING_MARKED,
  nudge,
  type PartOf,
  type Uid,
  uidsOf,
} from '@fives/domain';
import { findContacts } from '../../db/collections/contacts.ts';
import { findCost, findMoneySettings, saveCost, saveMoneySettings } from '../../db/collections/money.ts';
import { findAttendance } from '../../db/collections/motm-ballots.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Transaction } from '../../db/transaction.ts';
import { requireGame, requireInstance, requireInstanceState } from '../../instance/instance-state.ts';
import { storeNotifications } from '../../notifications/store-notifications.ts';
import type { Handlers } from '../handler.ts';
import { callerIn, decideOrRefuse, requireAccount, requireMember, toActor } from '../permissions.ts';
import { requireGameToChange } from './games.ts';

export const moneyHandlers = {
  async getMoneySettings({ params: { gameId }, caller }) {
    requireMember(await requireGame(gameId), caller);
    return settingsOf(gameId);
  },

  updateMoneySettings({ params: { gameId }, body, caller }) {
    return inTransaction(async (transaction) => {
      await requireGameToChange(gameId, caller, 'editMoney', transaction);
      await requireAccount(caller, transaction);
      return changeSettings(transaction, gameId, body);
    });
  },

  async getCost({ params: { giId }, caller }) {
    const { game } = await requireInstance(giId);
    requireMember(game, caller);
    const [cost, settings] = await Promise.all([findCost(giId), findMoneySettings(game.id)]);
    if (cost === null) throw ApiError.because({ code: 'NO_COST' });
    const seesAll = can(toActor(caller), 'editMoney', game) || settings?.debtsSeen === 'ALL';
    return toCostResponse(seesAll ? cost : onlyOf(actingUid(game, caller.uid), cost));
  },

  enterCost({ params: { giId }, body, caller, now }) {
    return inTransaction(async (transaction) => {
      const state = await requireInstanceState(giId, transaction);
      await requireAccount(caller, transaction);
      const before = await findCost(giId, transaction);
      const attendance = (await findAttendance(giId, transaction)) ?? NOTHING_MARKED;
      const dropOuts = lateDropOuts(state.people, state.instance, attendance).map(({ uid }) => uid);
      const { turn: nextTurn } = await settingsOf(state.game.id, transaction);
      const played = { ...state, lateDropOuts: dropOuts, cost: before, nextTurn };
      const cost = decideOrRefuse(enterCost, played, caller, body, now);
      await saveCost(transaction, giId, before, cost);
      await changeSettings(transaction, state.game.id, {
        currency: cost.currency,
        ...(body.isUsual && { usualAmount: cost.amount }),
        ...(before === null && { turn: nextTurn + 1 }),
      });
      return toCostResponse(cost);
    });
  },

  markShare({ params: { piId }, body: { state }, caller, now }) {
    const { giId, uid: entry } = fromPiId(piId);
    return inTransaction(async (transaction) => {
      const { game, instance } = await requireInstance(giId, transaction);
      const uid = actingUid(game, entry);
      const actor = callerIn(game, caller);
      await requireAccount(caller, transaction);
      const cost = await findCost(giId, transaction);
      const marked = decideOrRefuse(markShare, { instance, cost }, actor, { uid, state }, now);
      if (marked !== cost) await saveCost(transaction, giId, cost, marked);
      return toShareResponse(marked, uid);
    });
  },

  nudge({ params: { giId }, caller, now }) {
    return inTransaction(async (transaction) => {
      const state = await requireInstanceState(giId, transaction);
      await requireAccount(caller, transaction);
      const before = await findCost(giId, transaction);
      const settings = await settingsOf(state.game.id, transaction);
      const drafts = before ? draftsOfNudge(state.instance, before, caller.uid, settings) : [];
      const isReached = await reachesAnyone(drafts);
      const cost = decideOrRefuse(nudge, { ...state, cost: before }, caller, { isReached }, now);
      if (isReached) await saveCost(transaction, giId, before, cost);
      await storeNotifications(transaction, drafts, state.people, now);
      return toCostResponse(cost);
    });
  },
} satisfies Partial<Handlers>;

async function changeSettings(
  transaction: Transaction,
  gameId: GameId,
  change: PartOf<MoneySettings>,
): Promise<MoneySettings> {
  const settings = await settingsOf(gameId, transaction);
  const isOtherCurrency = change.currency !== undefined && change.currency !== settings.currency;
  // The usual amount is in the earlier currency.
  const changed = changedFields(settings, { ...(isOtherCurrency && { usualAmount: null }), ...change });
  if (Object.keys(changed).length === 0) return settings;
  const after = { ...settings, ...changed };
  saveMoneySettings(transaction, gameId, after);
  return after;
}

async function settingsOf(gameId: GameId, transaction?: Transaction): Promise<MoneySettings> {
  return { ...DEFAULT_MONEY_SETTINGS, ...(await findMoneySettings(gameId, transaction)) };
}

async function reachesAnyone(drafts: readonly AddressedDraft[]): Promise<boolean> {
  const contacts = await findContacts(uidsOf(drafts));
  return drafts.some(({ uid, draft }) => isReachable(contacts.get(uid) ?? null, draft.kind));
}

function onlyOf(uid: Uid, cost: Cost): Cost {
  const own = cost.shares[uid];
  const onlyOwn = (uids: readonly string[]) => uids.filter((each) => each === uid);
  return {
    ...cost,
    excused: onlyOwn(cost.excused),
    charged: onlyOwn(cost.charged ?? []),
    shares: own ? { [uid]: own } : {},
  };
}

function toCostResponse(cost: Cost): CostResponse {
  return { ...cost, nudgedAt: cost.nudgedAt?.toISOString() ?? null };
}

function toShareResponse({ shares, currency }: Cost, uid: Uid) {
  const share = shares[uid];
  if (share === undefined) throw ApiError.because({ code: 'NO_SHARE' });
  return { ...share, currency };
}
