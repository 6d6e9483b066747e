import {
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
  lateDropOuts,
  type MoneySettings,
  markShare,
  NOTHING_MARKED,
  nudge,
  type PartOf,
  type Uid,
} from '@fives/domain';
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
    return (await findMoneySettings(gameId)) ?? DEFAULT_MONEY_SETTINGS;
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
      const entered = { ...state, lateDropOuts: dropOuts, cost: before };
      const cost = decideOrRefuse(enterCost, entered, caller, body, now);
      await saveCost(transaction, giId, before, cost);
      await changeSettings(transaction, state.game.id, { currency: cost.currency });
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
      const cost = decideOrRefuse(nudge, { ...state, cost: before }, caller, null, now);
      const settings = (await findMoneySettings(state.game.id, transaction)) ?? DEFAULT_MONEY_SETTINGS;
      await saveCost(transaction, giId, before, cost);
      const drafts = draftsOfNudge(state.instance, cost, caller.uid, settings);
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
  const before = await findMoneySettings(gameId, transaction);
  const settings = { ...DEFAULT_MONEY_SETTINGS, ...before };
  const changed = changedFields(settings, change);
  if (Object.keys(changed).length === 0) return settings;
  const after = { ...settings, ...changed };
  saveMoneySettings(transaction, gameId, after);
  return after;
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
