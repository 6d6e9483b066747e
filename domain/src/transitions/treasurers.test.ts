import { describe, expect, test } from 'vitest';
import type { Actor } from '../access.ts';
import type { Game } from '../game/game.schema.ts';
import { mergeGrantedRoles } from '../people/organisers.ts';
import { A_KICK_OFF, aGame } from '../testing/factories.ts';
import { addTreasurer, removeTreasurer } from './game.ts';
import { decide } from './transition.ts';

const OLIVE = { uid: 'olive', isGuest: false };
const ADA = { uid: 'ada', isGuest: false };
const memberUids = ['olive', 'ada', 'bob', 'cem', 'dan', 'eve', 'fay', 'gil'];
const withoutTreasurers = aGame({ memberUids });
const withAda = aGame({ memberUids, treasurerUids: ['ada'] });
const full = aGame({ memberUids, treasurerUids: memberUids.slice(1, 7) });

const outcome = (
  transition: typeof addTreasurer,
  game: Game,
  actor: Actor,
  uid: string,
  isRegistered = true,
) => {
  const { reason, fields } = decide(transition, game, actor, { uid, isRegistered }, A_KICK_OFF);
  return reason?.code ?? fields;
};
const remove = removeTreasurer as typeof addTreasurer;

describe('adding a treasurer', () => {
  test('appends a member once', () => {
    expect(outcome(addTreasurer, withoutTreasurers, OLIVE, 'ada')).toEqual({ treasurerUids: ['ada'] });
    expect(outcome(addTreasurer, withAda, OLIVE, 'bob')).toEqual({ treasurerUids: ['ada', 'bob'] });
    expect(outcome(addTreasurer, withAda, OLIVE, 'ada')).toEqual({});
  });

  test('needs an organiser', () => {
    expect(outcome(addTreasurer, withAda, ADA, 'bob')).toBe('ORGANISER_ONLY');
    expect(outcome(addTreasurer, withAda, { ...OLIVE, isGuest: true }, 'bob')).toBe('ORGANISER_ONLY');
  });

  test('needs a member with an account', () => {
    expect(outcome(addTreasurer, withoutTreasurers, OLIVE, 'stranger')).toBe('NO_PLACE');
    expect(outcome(addTreasurer, withoutTreasurers, OLIVE, 'bob', false)).toBe('TREASURERS_REGISTERED');
  });

  test('stops at six treasurers', () => {
    expect(outcome(addTreasurer, full, OLIVE, 'gil')).toBe('TREASURERS_ENOUGH');
    expect(outcome(addTreasurer, full, OLIVE, 'fay')).toEqual({});
  });
});

describe('removing a treasurer', () => {
  test('deletes the uid from the list', () => {
    expect(outcome(remove, withAda, OLIVE, 'ada')).toEqual({ treasurerUids: [] });
    expect(outcome(remove, withAda, OLIVE, 'bob')).toEqual({});
  });

  test('needs an organiser', () => {
    expect(outcome(remove, withAda, ADA, 'ada')).toBe('ORGANISER_ONLY');
  });
});

describe('granted role', () => {
  test('goes to the surviving entry of a merge, once', () => {
    expect(mergeGrantedRoles(withAda, 'ada', 'bob')).toEqual({ treasurerUids: ['bob'] });
    const both = { ...withAda, treasurerUids: ['ada', 'bob'] };
    expect(mergeGrantedRoles(both, 'ada', 'bob')).toEqual({ treasurerUids: ['bob'] });
  });

  test('is removed without a successor', () => {
    expect(mergeGrantedRoles(withAda, 'ada', null)).toEqual({ treasurerUids: [] });
  });

  test('is unchanged for people without the role', () => {
    expect(mergeGrantedRoles(withAda, 'bob', 'cem')).toEqual({});
    expect(mergeGrantedRoles(withAda, 'olive', 'cem')).toEqual({});
  });
});
