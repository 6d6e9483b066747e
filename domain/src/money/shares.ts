import { type GiId, isAddedByHand, type Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { MIN_DAYS_BETWEEN_NUDGES } from '../limits.ts';
import { replaceUid } from '../people/merge-entries.ts';
import { isInTeam, toQueue } from '../queue/queue.ts';
import type { Currency } from './amount.ts';
import type { Cost, CostEntry, OwnShare, Share, ShareState } from './money.schema.ts';

const MIN_NUDGE_INTERVAL_MS = MIN_DAYS_BETWEEN_NUDGES * 24 * 3_600_000;

/**
 * Keeps the marks of remaining shares. Confirms the share of `enteredBy`, who has paid for the pitch.
 * @param before the stored cost, null for the first entry
 * @param enteredBy null to confirm no share
 * @param nextTurn `turn` of the first entry. A later entry keeps its turn, so that the same input gives the same shares
 */
export function enteredCost(
  before: Cost | null,
  { amount, currency, excused, charged = [] }: CostEntry,
  headsByUid: Heads,
  enteredBy: string | null,
  nextTurn = 0,
): Cost {
  const turn = before?.turn ?? nextTurn;
  const counts = new Map([...headsByUid].map(([uid, heads]) => [uid, heads.length]));
  const shares = [...splitAmount(amount, counts, turn)].map(([uid, share]): [string, Share] => {
    const known = before?.shares[uid];
    const current = { amount: share, heads: [...(headsByUid.get(uid) ?? [])] };
    const isSettled = uid === enteredBy && (known === undefined || known.state === 'CONFIRMED');
    if (isSettled) return [uid, { ...known, ...current, state: 'CONFIRMED', paid: share }];
    return [uid, { state: 'OPEN', paid: null, ...known, ...current }];
  });
  const { charged: _, ...others } = before ?? {};
  return {
    ...others,
    amount,
    currency,
    excused: [...new Set(excused)].toSorted(),
    ...(charged.length > 0 && { charged: [...new Set(charged)].toSorted() }),
    shares: Object.fromEntries(shares.toSorted()),
    nudgedAt: before?.nudgedAt ?? null,
    turn,
  };
}

export function markedShare(share: Share, state: ShareState): Share {
  return { ...share, state, paid: state === 'OPEN' ? null : share.amount };
}

export function ownShares({ amount: total, currency, shares }: Cost): Map<string, OwnShare> {
  const own = Object.entries(shares).filter(([uid]) => !isAddedByHand(uid));
  return new Map(own.map(([uid, share]) => [uid, { ...share, currency, total }]));
}

export function countPaid({ shares }: Pick<Cost, 'shares'>): { readonly paid: number; readonly all: number } {
  const due = Object.values(shares).filter(({ amount }) => amount > 0);
  return { paid: due.filter(({ state }) => state !== 'OPEN').length, all: due.length };
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
  const uids = [
    ...cost.excused,
    ...(cost.charged ?? []),
    ...Object.values(others).flatMap(({ heads }) => heads),
  ];
  if (left === undefined && !uids.includes(from)) return cost;
  const kept = others[to];
  const merged = left ? { ...others, [to]: kept ? addShares(left, kept) : left } : others;
  const shares = Object.entries(merged).map(([uid, share]) => [
    uid,
    { ...share, heads: replaceUid(share.heads, from, to) },
  ]);
  return {
    ...cost,
    shares: Object.fromEntries(shares),
    excused: replaceUid(cost.excused, from, to).toSorted(),
    ...(cost.charged && { charged: replaceUid(cost.charged, from, to).toSorted() }),
  };
}

function addShares(one: Share, other: Share): Share {
  const state = leastPaid([one.state, other.state]);
  const paid = state === 'OPEN' ? null : (one.paid ?? 0) + (other.paid ?? 0);
  const heads = [...other.heads, ...one.heads];
  return { ...other, amount: one.amount + other.amount, state, paid, heads };
}

function leastPaid(states: readonly ShareState[]): ShareState {
  if (states.includes('OPEN')) return 'OPEN';
  return states.includes('SAID_PAID') ? 'SAID_PAID' : 'CONFIRMED';
}

type PlayedInstance = Pick<GameInstance, 'winningTeam' | 'game' | 'noShows'> &
  Partial<Pick<GameInstance, 'lateQueue'>>;

/**
 * Returns people in teams if a result is known, otherwise people with a spot or a team. Excludes no-shows.
 * @param people everyone with a player instance
 * @param charged uids of no-shows and late drop-outs who pay like the players
 */
export function payersOf<P extends PlayerInstance>(
  instance: PlayedInstance,
  people: readonly P[],
  charged: readonly string[] = [],
): readonly P[] {
  const inTeams = people.filter(isInTeam);
  const isLineUpKnown = instance.winningTeam !== null && inTeams.length > 0;
  const expected = isLineUpKnown ? inTeams : toQueue(people, instance).playing;
  const players = expected.filter(({ uid }) => !instance.noShows.includes(uid));
  return [...players, ...people.filter((each) => charged.includes(each.uid) && !players.includes(each))];
}

/** People by the uid that pays for them. */
export type Heads = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the people that each uid pays for: the payer, if they played, and their plus-ones. Excludes excused people
 * and their plus-ones.
 */
export function headsByPayer(
  players: readonly Pick<PlayerInstance, 'uid' | 'broughtBy'>[],
  excused: readonly string[],
): Heads {
  const heads = new Map<string, string[]>();
  for (const player of players) {
    const payer = payerOf(player);
    if (excused.includes(player.uid) || excused.includes(payer)) continue;
    heads.set(payer, [...(heads.get(payer) ?? []), player.uid]);
  }
  return heads;
}

export function payerOf({ uid, broughtBy }: Pick<PlayerInstance, 'uid' | 'broughtBy'>): string {
  return broughtBy ?? uid;
}

/**
 * Divides an amount into whole minor units that add up exactly. Each share is the exact share, rounded up or down. The
 * odd units go round: over as many turns as there are heads, each person pays exactly their part.
 * @param counts number of people that each uid pays for, at least one
 * @param turn number of earlier costs
 */
export function splitAmount(
  amount: number,
  counts: ReadonlyMap<string, number>,
  turn: number,
): Map<string, number> {
  const headCount = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (headCount === 0) throw new Error('No one has a share to pay');
  const shares = new Map<string, number>();
  let heads = 0;
  let total = 0;
  for (const [uid, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    heads += count;
    const totalWithShare = Math.floor((amount * heads + (turn % headCount)) / headCount);
    shares.set(uid, totalWithShare - total);
    total = totalWithShare;
  }
  return shares;
}

interface InstanceCost {
  readonly giId: GiId;
  readonly startDateTime: Date;
  readonly cost: Pick<Cost, 'currency' | 'shares'>;
}

export interface Debt extends Omit<InstanceCost, 'cost'> {
  readonly uid: Uid;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly state: ShareState;
}

export interface Debtor {
  readonly uid: Uid;
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: number;
  readonly debts: readonly Debt[];
}

/**
 * Returns the debts per person and currency over all costs, largest amount first. A share is owed until an organiser or
 * treasurer confirms the payment. Afterwards, only an increase of the share is owed.
 */
export function debtorsOf(costs: readonly InstanceCost[]): Debtor[] {
  const debtors = new Map<string, Debtor>();
  for (const debt of costs.flatMap(debtsOf)) {
    const { uid, currency } = debt;
    const key = `${currency} ${uid}`;
    const { amount = 0, debts = [] } = debtors.get(key) ?? {};
    debtors.set(key, { uid, currency, amount: amount + debt.amount, debts: [...debts, debt] });
  }
  return [...debtors.values()].toSorted((a, b) => b.amount - a.amount);
}

function debtsOf({ giId, startDateTime, cost: { currency, shares } }: InstanceCost): Debt[] {
  return Object.entries(shares).flatMap(([uid, share]) => {
    const { state } = share;
    const amount = state === 'CONFIRMED' ? share.amount - (share.paid ?? share.amount) : share.amount;
    return amount > 0 ? [{ giId, startDateTime, uid, amount, currency, state }] : [];
  });
}
