import { type Actor, isOneself, refuseUnless } from '../access.ts';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { People } from '../instance/player-instance.schema.ts';
import { offReason } from '../instance/state-rules.ts';
import type { Cost, CostEntry, ShareState } from '../money/money.schema.ts';
import {
  enteredCost,
  headsByPayer,
  markedShare,
  nextNudgeAt,
  nudgeableUids,
  payerOf,
  payersOf,
} from '../money/shares.ts';
import type { Reason } from '../reasons.ts';
import { hasStarted } from '../time/start.ts';
import type { Transition } from './transition.ts';

interface CostState {
  readonly instance: Pick<GameInstance, 'status' | 'startDateTime' | 'winningTeam' | 'game'>;
  readonly cost: Cost | null;
}

interface PlayedState extends CostState {
  readonly instance: CostState['instance'] & Pick<GameInstance, 'noShows'>;
  readonly people: People;
  readonly lateDropOuts: readonly string[];
  /** `turn` of the money settings. */
  readonly nextTurn: number;
}

export const enterCost: Transition<PlayedState, CostEntry, Cost> = {
  refusal: (state, actor, entry, now) =>
    costReason(state.instance, actor, now) ?? chargedReason(state, entry) ?? excusedReason(state, entry),

  fields({ instance, people, cost, nextTurn }, actor, entry) {
    const heads = headsByPayer(payersOf(instance, people, entry.charged), entry.excused);
    return enteredCost(cost, entry, heads, actor.uid, nextTurn);
  },
};

function costReason(instance: CostState['instance'], actor: Actor, now: Date): Reason | null {
  const reason = refuseUnless(actor, 'editMoney', instance.game) ?? offReason(instance);
  if (reason !== null) return reason;
  return hasStarted(instance.startDateTime, now) ? null : { code: 'COST_AHEAD' };
}

function chargedReason(
  { instance, people, lateDropOuts }: PlayedState,
  { charged = [] }: CostEntry,
): Reason | null {
  const players = payersOf(instance, people).map(({ uid }) => uid);
  const chargeable = new Set([...players, ...instance.noShows, ...lateDropOuts]);
  return charged.every((uid) => chargeable.has(uid)) ? null : { code: 'NOT_CHARGEABLE', fields: ['charged'] };
}

function excusedReason({ instance, people }: PlayedState, { excused, charged }: CostEntry): Reason | null {
  const players = payersOf(instance, people, charged);
  if (players.length === 0) return { code: 'NOBODY_PLAYED' };
  const excusableUids = new Set(players.flatMap((player) => [player.uid, payerOf(player)]));
  if (!excused.every((uid) => excusableUids.has(uid)))
    return { code: 'EXCUSED_NOT_PLAYED', fields: ['excused'] };
  return headsByPayer(players, excused).size > 0 ? null : { code: 'EVERYBODY_EXCUSED', fields: ['excused'] };
}

interface Mark {
  readonly uid: Uid;
  readonly state: ShareState;
}

/** Players mark their own share until it is confirmed. Organisers and treasurers set any state. */
export const markShare: Transition<CostState, Mark, Cost> = {
  refusal({ instance, cost }, actor, { uid, state }) {
    const refusal = refuseUnless(actor, 'editMoney', instance.game);
    if (refusal !== null && !isOneself(actor, uid)) return refusal;
    if (cost === null) return { code: 'NO_COST' };
    const share = cost.shares[uid];
    if (share === undefined) return { code: 'NO_SHARE' };
    if (refusal === null) return null;
    if (state === 'CONFIRMED') return refusal;
    return share.state === 'CONFIRMED' ? { code: 'PAYMENT_CONFIRMED' } : null;
  },

  fields({ cost }, _actor, { uid, state }) {
    const current = requireCost(cost);
    const share = current.shares[uid];
    if (share === undefined) return current;
    const marked = markedShare(share, state);
    const isSame = share.state === marked.state && share.paid === marked.paid;
    return isSame ? current : { ...current, shares: { ...current.shares, [uid]: marked } };
  },
};

interface Nudge {
  /** True if at least one person gets a push or an email. Without it, the next nudge does not wait. */
  readonly isReached: boolean;
}

export const nudge: Transition<CostState, Nudge, Cost> = {
  refusal({ instance, cost }, actor, _change, now) {
    const reason = refuseUnless(actor, 'editMoney', instance.game);
    if (reason !== null) return reason;
    if (cost === null) return { code: 'NO_COST' };
    if (nudgeableUids(cost, actor.uid).length === 0) return { code: 'NOBODY_OWES' };
    return nextNudgeAt(cost, now) === null ? null : { code: 'NUDGED_LATELY' };
  },

  fields({ cost }, _actor, { isReached }, now) {
    const current = requireCost(cost);
    return isReached ? { ...current, nudgedAt: now } : current;
  },
};

function requireCost(cost: Cost | null): Cost {
  if (cost === null) throw new Error('There is no cost to change');
  return cost;
}
