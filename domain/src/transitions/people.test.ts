import { describe, expect, test } from 'vitest';
import { toQueue } from '../queue/queue.ts';
import { A_KICK_OFF, aGameInstance, aLateQueue, aPlayerInstance } from '../testing/factories.ts';
import {
  addPerson,
  giveSpot,
  importReason,
  orderReserves,
  type QueueState,
  removePerson,
  renamePerson,
} from './people.ts';
import { decide } from './transition.ts';

const HOUR_MS = 3_600_000;
const BEFORE = new Date(A_KICK_OFF.getTime() - HOUR_MS);
const AFTER = new Date(A_KICK_OFF.getTime() + HOUR_MS);
const instance = aGameInstance();
const withResult = aGameInstance({ winningTeam: 'DRAW' });
const OLIVE = { uid: 'olive', isGuest: false };
const TOM = { uid: 'tom', isGuest: true };
const EVE = { uid: 'eve', isGuest: false };
const tom = aPlayerInstance({ uid: 'tom', isGuest: true });
const bob = aPlayerInstance({ uid: 'g_bob', isGuest: true, addedBy: 'olive', broughtBy: null });
const plusOne = aPlayerInstance({ uid: 'g_1', isGuest: true, addedBy: 'tom', broughtBy: 'tom' });
const people = [tom, bob, plusOne];
const withoutBringer = { name: 'Bob', status: 'PLAYING', broughtBy: null } as const;
const plusOneOfTom = { ...withoutBringer, broughtBy: 'tom' };

describe('adding someone by hand', () => {
  const reason = (
    actor: typeof OLIVE,
    change: typeof withoutBringer | typeof plusOneOfTom,
    now = BEFORE,
    state = {},
  ) => decide(addPerson, { instance, people, ...state }, actor, change, now).reason?.code ?? null;

  test('is open to an organiser until the result is in', () => {
    expect(reason(OLIVE, withoutBringer)).toBeNull();
    expect(reason(OLIVE, withoutBringer, AFTER)).toBeNull();
    expect(reason(OLIVE, withoutBringer, AFTER, { instance: withResult })).toBe('RESULT_IN');
    expect(reason(TOM, withoutBringer)).toBe('ORGANISER_ONLY');
  });

  test('is open to a player for plus-ones until the start', () => {
    expect(reason(TOM, plusOneOfTom)).toBeNull();
    expect(reason(OLIVE, plusOneOfTom, AFTER)).toBeNull();
    expect(reason(TOM, plusOneOfTom, AFTER)).toBe('PLAYED');
    expect(reason(EVE, plusOneOfTom)).toBe('ORGANISER_ONLY');
    expect(reason(EVE, { ...plusOneOfTom, broughtBy: 'eve' } as never)).toBe('NO_PLACE');
    expect(reason(OLIVE, { ...plusOneOfTom, broughtBy: 'g_1' } as never)).toBe('NO_PLACE');
  });

  test('stops at three plus-ones of one player', () => {
    const twoMore = ['g_2', 'g_3'].map((uid) => ({ ...plusOne, uid }));
    expect(reason(TOM, plusOneOfTom, BEFORE, { people: [...people, ...twoMore.slice(1)] })).toBeNull();
    expect(reason(TOM, plusOneOfTom, BEFORE, { people: [...people, ...twoMore] })).toBe('BROUGHT_ENOUGH');
    expect(reason(OLIVE, plusOneOfTom, BEFORE, { people: [...people, ...twoMore] })).toBe('BROUGHT_ENOUGH');
  });

  test('stores no reply time for someone who has not replied', () => {
    const unanswered = { ...withoutBringer, status: 'UNANSWERED' } as const;
    expect(decide(addPerson, { instance, people }, OLIVE, unanswered, BEFORE).fields).toMatchObject({
      ...{ status: 'UNANSWERED', repliedAt: null, answeredBy: null, addedBy: 'olive' },
    });
  });

  test('stores the time of the reply and the uid of the actor', () => {
    expect(decide(addPerson, { instance, people }, TOM, plusOneOfTom, BEFORE).fields).toEqual({
      ...{ name: 'Bob', isGuest: true, status: 'PLAYING', team: 'NO_TEAM', repliedAt: BEFORE },
      ...{ answeredBy: 'tom', addedBy: 'tom', broughtBy: 'tom', motmVotesReceived: 0 },
    });
  });
});

describe('saving a pasted list', () => {
  const reason = (actor: typeof OLIVE, added: number, target = instance) =>
    importReason({ instance: target, people }, actor, added)?.code ?? null;

  test('is open to an organiser until the result is in', () => {
    expect(reason(OLIVE, 0)).toBeNull();
    expect(reason(OLIVE, 0, withResult)).toBe('RESULT_IN');
    expect(reason(OLIVE, 0, aGameInstance({ status: 'CANCELLED' }))).toBe('CANCELLED');
    expect(reason(TOM, 0)).toBe('ORGANISER_ONLY');
  });

  test('stops at the capacity of the instance', () => {
    expect(reason(OLIVE, 27)).toBeNull();
    expect(reason(OLIVE, 28)).toBe('NO_ROOM_FOR_LIST');
  });
});

describe('person added by hand', () => {
  const outcome = (
    transition: typeof removePerson | typeof renamePerson,
    actor: typeof OLIVE,
    playerInstance: typeof bob | null,
    now = BEFORE,
    target = instance,
  ) => {
    const state = { instance: target, uid: playerInstance?.uid ?? 'g_nobody', playerInstance };
    return transition.refusal(state, actor, { name: 'B' } as never, now)?.code ?? null;
  };

  test('can be removed by organisers until the result, by the bringer until the start', () => {
    expect(outcome(removePerson, OLIVE, bob, AFTER)).toBeNull();
    expect(outcome(removePerson, OLIVE, bob, AFTER, withResult)).toBe('RESULT_IN');
    expect(outcome(removePerson, TOM, plusOne)).toBeNull();
    expect(outcome(removePerson, TOM, plusOne, AFTER)).toBe('PLAYED');
    expect(outcome(removePerson, TOM, bob)).toBe('ORGANISER_ONLY');
    expect(outcome(removePerson, OLIVE, tom)).toBe('BY_HAND_ONLY');
    expect(outcome(removePerson, OLIVE, null)).toBe('NO_PLACE');
  });

  test('can be renamed by organisers at any time, by the bringer until the start', () => {
    expect(outcome(renamePerson, OLIVE, bob, AFTER, withResult)).toBeNull();
    expect(outcome(renamePerson, TOM, plusOne)).toBeNull();
    expect(outcome(renamePerson, TOM, plusOne, AFTER)).toBe('PLAYED');
    expect(outcome(renamePerson, TOM, bob)).toBe('ORGANISER_ONLY');
    expect(outcome(renamePerson, OLIVE, tom)).toBe('ONESELF_ONLY');
    expect(outcome(renamePerson, OLIVE, null)).toBe('NO_PLACE');
  });
});

describe('reserves', () => {
  const at = (minute: number) => new Date(BEFORE.getTime() - 9 * HOUR_MS + minute * 60_000);
  const yes = (uid: string, minute: number) => aPlayerInstance({ uid, repliedAt: at(minute) });
  const state: QueueState = {
    instance: aGameInstance({ game: { ...instance.game, numberOfPlayers: 2 } }),
    people: [yes('ada', 1), yes('ben', 2), yes('cem', 3), yes('dee', 4), yes('eve', 5)],
  };
  const give = (
    { instance, people }: QueueState,
    uid: string,
    spot: 'GIVEN' | null = 'GIVEN',
  ): QueueState => {
    const { reason, fields } = decide(giveSpot, { instance, people, uid }, OLIVE, spot, at(10));
    if (reason) throw new Error(reason.code);
    const { spot: given, ...queue } = { spot, ...fields };
    return {
      instance: { ...instance, ...queue },
      people: people.map((each) => (each.uid === uid ? { ...each, spot: given } : each)),
    };
  };
  const order = ({ instance, people }: QueueState, uids: string[]): QueueState => {
    const { fields } = decide(orderReserves, { instance, people }, OLIVE, uids, at(10));
    return { instance: { ...instance, ...fields }, people };
  };
  const out = ({ people, ...others }: QueueState, uid: string): QueueState => ({
    ...others,
    people: people.map((each) =>
      each.uid === uid ? { ...each, status: 'NOT_PLAYING', repliedAt: at(10), spot: null } : each,
    ),
  });
  const shown = ({ instance, people }: QueueState) => {
    const { playing, reserves } = toQueue(people, instance);
    return [playing, reserves].map((each) => each.map(({ uid }) => uid).join(' ')).join(' | ');
  };

  test('get a spot beyond the number, and no one moves up until the players fit again', () => {
    const given = give(state, 'dee');
    expect(shown(given)).toBe('ada ben dee | cem eve');
    expect(shown(give(given, 'dee'))).toBe('ada ben dee | cem eve');
    expect(shown(out(given, 'ada'))).toBe('ben dee | cem eve');
    expect(shown(out(out(given, 'ada'), 'ben'))).toBe('dee cem | eve');
    expect(shown(give(give(state, 'eve'), 'dee'))).toBe('ada ben eve dee | cem');
  });

  test('return to their position when the spot is taken back', () => {
    expect(shown(give(give(state, 'dee'), 'dee', null))).toBe('ada ben | cem dee eve');
    expect(shown(give(out(give(state, 'dee'), 'ada'), 'dee', null))).toBe('ben cem | dee eve');
    const lateQueue = aLateQueue({ playing: ['ada', 'ben', 'dee'], reserves: { cem: at(3), eve: at(5) } });
    const late = { ...state, instance: { ...state.instance, lateQueue } };
    expect(shown(give(out(give(late, 'dee'), 'ada'), 'dee', null))).toBe('ben | cem dee eve');
  });

  test('are valid in both orders of a given spot and a drop-out', () => {
    expect(shown(out(give(state, 'dee'), 'ada'))).toBe('ben dee | cem eve');
    expect(shown(give(out(state, 'ada'), 'dee'))).toBe('ben cem dee | eve');
    const late = decide(giveSpot, { ...out(state, 'ada'), uid: 'cem' }, OLIVE, 'GIVEN', at(10));
    expect(late.reason?.code).toBe('NO_RESERVE');
  });

  test('have the order that an organiser sets', () => {
    const ordered = order(state, ['eve', 'ada', 'nobody', 'cem', 'eve']);
    expect(shown(ordered)).toBe('ada ben | eve cem dee');
    expect(shown(order(out(ordered, 'ada'), ['dee', 'cem']))).toBe('ben eve | dee cem');
    expect(order(ordered, []).instance).toEqual(ordered.instance);
    expect(shown(give(ordered, 'dee'))).toBe('ada ben dee | eve cem');
  });

  test('are changed by organisers before the start', () => {
    const reasons = (actor: typeof OLIVE, now: Date, uid = 'dee') => [
      decide(giveSpot, { ...state, uid }, actor, 'GIVEN', now).reason?.code,
      decide(orderReserves, state, actor, ['dee'], now).reason?.code,
    ];
    expect(reasons(EVE, BEFORE)).toEqual(['ORGANISER_ONLY', 'ORGANISER_ONLY']);
    expect(reasons(OLIVE, AFTER)).toEqual(['PLAYED', 'PLAYED']);
    expect(reasons(OLIVE, BEFORE, 'nobody')).toEqual(['NO_PLACE', undefined]);
    expect(reasons(OLIVE, BEFORE, 'ada')).toEqual(['NO_RESERVE', undefined]);
  });
});
