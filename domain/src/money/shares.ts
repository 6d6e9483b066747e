import { isAddedByHand } from '../ids.ts';
import { NUDGE_DAYS } from '../limits.ts';
import type { Cost, CostEntry, OwnShare, Share, ShareState } from './cost.schema.ts';
import { splitAmount } from './split.ts';

const NUDGE_PAUSE_MS = NUDGE_DAYS * 24 * 3_600_000;

/**
 * The cost as it is once entered. Whoever has a share before and after keeps its mark, also where the amount is another
 * now: what was paid was paid, and `paid` says how much that was.
 * The organiser who enters the cost has paid the pitch, so their own share is confirmed.
 * @param before as it was entered last; null for the first time
 * @param heads for how many people each pays, by uid: at least one
 * @param enteredBy the uid of that organiser; null to settle no one
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
    if (isSettled) return [uid, { amount: share, state: 'CONFIRMED', paid: share }];
    return [uid, { amount: share, state: known?.state ?? 'OPEN', paid: known?.paid ?? null }];
  });
  return {
    amount,
    currency,
    excused: [...new Set(excused)].toSorted(),
    shares: Object.fromEntries(shares.toSorted()),
    nudgedAt: before?.nudgedAt ?? null,
  };
}

/** A share with another mark. Marked as paid, all that it is now is. */
export function markedShare({ amount }: Share, state: ShareState): Share {
  return { amount, state, paid: state === 'OPEN' ? null : amount };
}

/** What each person's own document says, by uid. Whoever was added by hand reads nothing. */
export function ownShares({ amount: total, currency, shares }: Cost): Map<string, OwnShare> {
  const own = Object.entries(shares).filter(([uid]) => !isAddedByHand(uid));
  return new Map(own.map(([uid, share]) => [uid, { ...share, currency, total }]));
}

/** Returns everyone except `nudger` who owes a share and has not said that they have paid. */
export function unpaidUids({ shares }: Pick<Cost, 'shares'>, nudger: string): string[] {
  const owing = Object.entries(shares).filter(([, { amount, state }]) => amount > 0 && state === 'OPEN');
  return owing.map(([uid]) => uid).filter((uid) => uid !== nudger);
}

/** Returns the unpaid people who can be reminded: those with a sign-in. */
export function owingUids(cost: Pick<Cost, 'shares'>, nudger: string): string[] {
  return unpaidUids(cost, nudger).filter((uid) => !isAddedByHand(uid));
}

/** From when on those who have not paid can be reminded; null for at once. */
export function nextNudgeAt({ nudgedAt }: Pick<Cost, 'nudgedAt'>, now: Date): Date | null {
  const at = nudgedAt && new Date(nudgedAt.getTime() + NUDGE_PAUSE_MS);
  return at !== null && now < at ? at : null;
}

/**
 * The cost once two entries of one person are one: it owes what both owed, which is paid where both were.
 * @returns the same object where it does not name `from`
 */
export function mergeCost(cost: Cost, from: string, to: string): Cost {
  const { [from]: left, ...others } = cost.shares;
  if (left === undefined && !cost.excused.includes(from)) return cost;
  const kept = others[to];
  const shares = left ? { ...others, [to]: kept ? sumOf(left, kept) : left } : others;
  const excused = cost.excused.map((uid) => (uid === from ? to : uid));
  return { ...cost, shares, excused: [...new Set(excused)].toSorted() };
}

function sumOf(one: Share, other: Share): Share {
  const states = [one.state, other.state];
  const state = states.includes('OPEN') ? 'OPEN' : states.includes('SAID_PAID') ? 'SAID_PAID' : 'CONFIRMED';
  const paid = state === 'OPEN' ? null : (one.paid ?? 0) + (other.paid ?? 0);
  return { amount: one.amount + other.amount, state, paid };
}
