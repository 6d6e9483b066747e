import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOn } from '../instance/state-rules.ts';
import { type Cost, type CostEntry, SHARE_STATES } from '../money/money.schema.ts';
import { enteredCost, headsByPayer } from '../money/shares.ts';
import { aGameInstance, aPlayerInstance, frozen } from '../testing/factories.ts';
import { anyActor, anyInstanceState, anyPeople, NOW, organises } from '../testing/states.ts';
import { hasStarted } from '../time/start.ts';
import { enterCost, markShare, nudge } from './money.ts';
import { decide } from './transition.ts';

const instance = frozen(aGameInstance({ startDateTime: NOW }));
const people = frozen(['olive', 'ada', 'bob'].map((uid) => aPlayerInstance({ uid })));
const olive = { uid: 'olive', isGuest: false };
const ada = { uid: 'ada', isGuest: false };
const entry: CostEntry = frozen({ amount: 1000, currency: 'GBP', excused: [] });
const cost: Cost = frozen(enteredCost(null, entry, headsByPayer(people, []), 'olive', 1));
const reasonOf = (decision: { reason: { code: string } | null }) => decision.reason?.code ?? null;

describe('entering a cost', () => {
  const entryReason = (change: Partial<CostEntry>, state = {}, actor = olive) =>
    reasonOf(
      decide(
        enterCost,
        { instance, people, lateDropOuts: [], cost: null, nextTurn: 0, ...state },
        actor,
        { ...entry, ...change },
        NOW,
      ),
    );

  test('needs an organiser or treasurer after the start of a game that is on', () => {
    fc.assert(
      fc.property(anyInstanceState, anyPeople, anyActor, (state, playerInstances, actor) => {
        const reason = entryReason({}, { instance: state, people: playerInstances }, actor);
        const isTreasurer = state.game.treasurerUids.includes(actor.uid);
        if (!organises(state.game, actor) && !isTreasurer) expect(reason).toBe('MONEY_ONLY');
        else if (!isOn(state)) expect(reason).toBe(state.status);
        else if (!hasStarted(state.startDateTime, NOW)) expect(reason).toBe('COST_AHEAD');
        else expect([null, 'NOBODY_PLAYED']).toContain(reason);
      }),
    );
  });

  test('splits the whole amount without excused people', () => {
    fc.assert(
      fc.property(
        anyPeople,
        fc.nat(1_000_000),
        fc.subarray(['olive', 'ada', 'bob', 'cem']),
        fc.subarray(['olive', 'ada', 'bob', 'cem']),
        (playerInstances, amount, excused, noShows) => {
          const marked = { ...instance, noShows };
          const state = { instance: marked, people: playerInstances, lateDropOuts: [], cost, nextTurn: 0 };
          const { fields } = decide(enterCost, state, olive, { ...entry, amount, excused }, NOW);
          if (fields === null) return;
          const shares = Object.entries(fields.shares);
          expect(shares.reduce((sum, [, share]) => sum + share.amount, 0)).toBe(amount);
          for (const uid of excused) expect(fields.shares).not.toHaveProperty(uid);
          const bringers = playerInstances.map(({ broughtBy }) => broughtBy);
          for (const [uid] of shares) expect(!noShows.includes(uid) || bringers.includes(uid)).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('leaves at least one payer among people who played', () => {
    expect(entryReason({})).toBeNull();
    expect(entryReason({ excused: ['ada', 'bob'] })).toBeNull();
    expect(entryReason({ excused: ['olive', 'ada', 'bob'] })).toBe('EVERYBODY_EXCUSED');
    expect(entryReason({ excused: ['stranger'] })).toBe('EXCUSED_NOT_PLAYED');
    const brought = aPlayerInstance({ uid: 'g_tom', broughtBy: 'cem' });
    expect(entryReason({ excused: ['cem', 'g_tom'] }, { people: [...people, brought] })).toBeNull();
    expect(entryReason({}, { people: [] })).toBe('NOBODY_PLAYED');
  });

  test('charges a no-show and a late drop-out only if chosen', () => {
    const dee = aPlayerInstance({ uid: 'dee', status: 'NOT_PLAYING' });
    const state = {
      instance: { ...instance, noShows: ['ada'] },
      people: [...people, dee],
      cost,
      nextTurn: 0,
    };
    const enter = (charged: string[], lateDropOuts = ['dee']) =>
      decide(enterCost, { ...state, lateDropOuts }, olive, { ...entry, charged }, NOW);
    expect(Object.keys(enter([]).fields?.shares ?? {})).toEqual(['bob', 'olive']);
    expect(enter(['ada', 'dee', 'bob']).fields).toMatchObject({
      charged: ['ada', 'bob', 'dee'],
      shares: { ada: { amount: 250 }, bob: { amount: 250 }, dee: { amount: 250 }, olive: { amount: 250 } },
    });
    expect(reasonOf(enter(['dee'], []))).toBe('NOT_CHARGEABLE');
  });
});

describe('marking a share', () => {
  const marked = (
    actor: typeof ada,
    uid: string,
    state: Cost['shares'][string]['state'],
    now: Cost | null = cost,
  ) => decide(markShare, { instance, cost: now }, actor, { uid, state }, NOW);
  const confirmed: Cost = {
    ...cost,
    shares: { ada: { amount: 333, state: 'CONFIRMED', paid: 300, heads: ['ada'] } },
  };

  test('as paid is open to the payer until an organiser confirms the payment', () => {
    const { fields } = marked(ada, 'ada', 'SAID_PAID');
    expect(fields).toEqual({
      ...cost,
      shares: { ...cost.shares, ada: { amount: 333, state: 'SAID_PAID', paid: 333, heads: ['ada'] } },
    });
    expect(marked(ada, 'ada', 'OPEN').fields).toBe(cost);
    expect(reasonOf(marked(ada, 'ada', 'CONFIRMED'))).toBe('MONEY_ONLY');
    expect(reasonOf(marked(ada, 'bob', 'SAID_PAID'))).toBe('MONEY_ONLY');
    for (const state of ['OPEN', 'SAID_PAID'] as const)
      expect(reasonOf(marked(ada, 'ada', state, confirmed))).toBe('PAYMENT_CONFIRMED');
  });

  test('is open to organisers and treasurers for every state', () => {
    for (const state of SHARE_STATES) expect(reasonOf(marked(olive, 'ada', state))).toBeNull();
    const byTreasurer = { ...instance, game: { ...instance.game, treasurerUids: ['bob'] } };
    const change = { uid: 'ada', state: 'CONFIRMED' as const };
    const bob = { uid: 'bob', isGuest: false };
    expect(reasonOf(decide(markShare, { instance: byTreasurer, cost }, bob, change, NOW))).toBeNull();
    expect(marked(olive, 'ada', 'CONFIRMED', confirmed).fields?.shares.ada).toMatchObject({
      state: 'CONFIRMED',
      paid: 333,
    });
    expect(marked(olive, 'ada', 'OPEN', confirmed).fields?.shares.ada).toMatchObject({
      state: 'OPEN',
      paid: null,
    });
  });

  test('needs a cost with a share for the uid', () => {
    expect(reasonOf(marked(ada, 'ada', 'SAID_PAID', null))).toBe('NO_COST');
    expect(reasonOf(marked(olive, 'cem', 'SAID_PAID'))).toBe('NO_SHARE');
  });
});

describe('reminding people who owe', () => {
  const reminded = (actor: typeof ada, now: Cost | null = cost, isReached = true) =>
    decide(nudge, { instance, cost: now }, actor, { isReached }, NOW);

  test('needs an organiser, an open debt and a week since the last reminder', () => {
    expect(reminded(olive)).toEqual({ reason: null, fields: { ...cost, nudgedAt: NOW } });
    expect(reminded(olive, cost, false).fields).toBe(cost);
    expect(reasonOf(reminded(ada))).toBe('MONEY_ONLY');
    expect(reasonOf(reminded(olive, null))).toBe('NO_COST');
    expect(reasonOf(reminded(olive, { ...cost, nudgedAt: NOW }))).toBe('NUDGED_LATELY');
    const { olive: own } = cost.shares;
    expect(reasonOf(reminded(olive, { ...cost, shares: own ? { olive: own } : {} }))).toBe('NOBODY_OWES');
  });
});
