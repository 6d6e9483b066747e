import { describe, expect, test } from 'vitest';
import { A_KICK_OFF, aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import { addPerson, importReason, removePerson, renamePerson } from './people.ts';
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
