import { isAddedByHand } from '../ids.ts';
import { MIN_DAYS_BETWEEN_NUDGES } from '../limits.ts';
import type { Cost, CostEntry, OwnShare, Share, ShareState } from './cost.schema.ts';
import { splitAmount } from './split.ts';

const MIN_NUDGE_INTERVAL_MS = MIN_DAYS_BETWEEN_NUDGES * 24 * 3_600_000;

/**
 * Keeps the marks of remaining shares. Confirms the share of `enteredBy`, who has paid for the pitch.
 * @param before the stored cost, null for the first entry
 * @param heads number of people that each uid pays for, at least one
 * @param enteredBy null to confirm no share
 */
export function enteredCost(
  before: Cost | null,
  { amount, currency, excused }: CostEntry,
  heads: ReadonlyMap<string, number>,
  enteredBy: string | null,
): Cost {
  const shares = [...splitAmount(amount, heads)].map(([uid, share]): [string, Share] => {
    const known = before?.shares[uid];
    const isSettled = uid === enteredBy && (known === undefined || known.state === 'CONFIRMED');
    if (isSettled) return [uid, { ...known, amount: share, state: 'CONFIRMED', paid: share }];
    return [uid, { state: 'OPEN', paid: null, ...known, amount: share }];
  });
  return {
    ...before,
    amount,
    currency,
    excused: [...new Set(excused)].toSorted(),
    shares: Object.fromEntries(shares.toSorted()),
    nudgedAt: before?.nudgedAt ?? null,
  };
}

export function markedShare(share: Share, state: ShareState): Share {
  return { ...share, state, paid: state === 'OPEN' ? null : share.amount };
}

export function ownShares({ amount: total, currency, shares }: Cost): Map<string, OwnShare> {
  const own = Object.entries(shares).filter(([uid]) => !isAddedByHand(uid));
  return new Map(own.map(([uid, share]) => [uid, { ...share, currency, total }]));
}

export function unpaidUids({ shares }: Pick<Cost, 'shares'>, nudger: string): string[] {
  const owing = Object.entries(shares).filter(([, { amount, state }]) => amount > 0 && state === 'OPEN');
  return owing.map(([uid]) => uid).filter((uid) => uid !== nudger);
}

/** Plus-ones have no sign-in, so no nudge reaches them. */
export function nudgeableUids(cost: Pick<Cost, 'shares'>, nudger: string): string[] {
  return unpaidUids(cost, nudger).filter((uid) => !isAddedByHand(uid));
}

/** Returns null if a nudge is allowed now. */
export function nextNudgeAt({ nudgedAt }: Pick<Cost, 'nudgedAt'>, now: Date): Date | null {
  const at = nudgedAt && new Date(nudgedAt.getTime() + MIN_NUDGE_INTERVAL_MS);
  return at !== null && now < at ? at : null;
}

/**
 * Adds the share of `from` to `to` when entries are merged. The sum is paid only if both shares were paid.
 * @returns the same object if the cost does not contain `from`
 */
export function mergeCost(cost: Cost, from: string, to: string): Cost {
  const { [from]: left, ...others } = cost.shares;
  if (left === undefined && !cost.excused.includes(from)) return cost;
  const kept = others[to];
  const shares = left ? { ...others, [to]: kept ? addShares(left, kept) : left } : others;
  const excused = cost.excused.map((uid) => (uid === from ? to : uid));
  return { ...cost, shares, excused: [...new Set(excused)].toSorted() };
}

function addShares(one: Share, other: Share): Share {
  const state = leastPaid([one.state, other.state]);
  const paid = state === 'OPEN' ? null : (one.paid ?? 0) + (other.paid ?? 0);
  return { ...other, amount: one.amount + other.amount, state, paid };
}

function leastPaid(states: readonly ShareState[]): ShareState {
  if (states.includes('OPEN')) return 'OPEN';
  return states.includes('SAID_PAID') ? 'SAID_PAID' : 'CONFIRMED';
}
