import { describe, expect, test } from 'vitest';
import type { Actor } from '../access.ts';
import type { Game } from '../game/game.schema.ts';
import { mergeGrantedRoles, mergeOrganisers, withoutOrganiser } from '../people/organisers.ts';
import { A_KICK_OFF, aGame } from '../testing/factories.ts';
import { addOrganiser, addTreasurer, handOver, removeOrganiser, removeTreasurer } from './game.ts';
import { decide } from './transition.ts';

const OLIVE = { uid: 'olive', isGuest: false };
const ADA = { uid: 'ada', isGuest: false };
const BOB = { uid: 'bob', isGuest: false };
const memberUids = ['olive', 'ada', 'bob', 'cem', 'dan', 'eve', 'fay', 'gil'];
const soloGame = aGame({ memberUids });
const sharedGame = aGame({ memberUids, organiserUids: ['olive', 'ada'] });
const fullGame = aGame({ memberUids, organiserUids: memberUids.slice(0, 6) });
const gameWithoutList = aGame({ memberUids, organiserUids: [] });
const withAda = aGame({ memberUids, treasurerUids: ['ada'] });
const fullOfTreasurers = aGame({ memberUids, treasurerUids: memberUids.slice(1, 7) });

type OrganiserTransition = typeof addOrganiser | typeof addTreasurer;
const outcome = (
  transition: OrganiserTransition,
  game: Game,
  actor: Actor,
  uid: string,
  { isRegistered = true, now = A_KICK_OFF } = {},
) => {
  const { reason, fields } = decide(transition, game, actor, { uid, isRegistered }, now);
  return reason?.code ?? fields;
};

describe.each([
  ['organiser', addOrganiser, fullGame, 'fay', 'ORGANISERS', {}],
  ['lead organiser', handOver, fullGame, 'fay', 'ORGANISERS', expect.objectContaining({ orgUid: 'eve' })],
  ['treasurer', addTreasurer, fullOfTreasurers, 'gil', 'TREASURERS', {}],
] as const)('new %s', (_, transition, full, seventh, role, unchanged) => {
  test('is a member with an account', () => {
    expect(outcome(transition, soloGame, OLIVE, 'stranger')).toBe('NO_PLACE');
    const guest = outcome(transition, soloGame, OLIVE, 'bob', { isRegistered: false });
    expect(guest).toBe(`${role}_REGISTERED`);
  });

  test('is one of at most six', () => {
    expect(outcome(transition, full, OLIVE, seventh)).toBe(`${role}_ENOUGH`);
    expect(outcome(transition, full, OLIVE, 'eve')).toEqual(unchanged);
  });
});

describe('adding an organiser', () => {
  test('appends the uid if an organiser asks', () => {
    expect(outcome(addOrganiser, soloGame, OLIVE, 'ada')).toEqual({ organiserUids: ['olive', 'ada'] });
    expect(outcome(addOrganiser, gameWithoutList, OLIVE, 'ada')).toEqual({ organiserUids: ['olive', 'ada'] });
    expect(outcome(addOrganiser, sharedGame, ADA, 'bob')).toEqual({ organiserUids: ['olive', 'ada', 'bob'] });
    expect(outcome(addOrganiser, sharedGame, ADA, 'olive')).toEqual({});
    expect(outcome(addOrganiser, sharedGame, BOB, 'bob')).toBe('ORGANISER_ONLY');
  });
});

describe('removing an organiser', () => {
  const remove = removeOrganiser as OrganiserTransition;

  test('works for every organiser except the lead organiser', () => {
    expect(outcome(remove, sharedGame, OLIVE, 'ada')).toEqual({ orgUid: 'olive', organiserUids: ['olive'] });
    expect(outcome(remove, sharedGame, ADA, 'ada')).toEqual({ orgUid: 'olive', organiserUids: ['olive'] });
    expect(outcome(remove, sharedGame, OLIVE, 'bob')).toEqual({});
    expect(outcome(remove, sharedGame, ADA, 'olive')).toBe('FIRST_ORGANISER_STAYS');
    expect(outcome(remove, soloGame, OLIVE, 'olive')).toBe('FIRST_ORGANISER_STAYS');
    expect(outcome(remove, sharedGame, BOB, 'ada')).toBe('ORGANISER_ONLY');
  });
});

describe('handing a game over', () => {
  test('keeps the former lead as an organiser', () => {
    expect(outcome(handOver, soloGame, OLIVE, 'bob')).toEqual({
      orgUid: 'bob',
      organiserUids: ['bob', 'olive'],
    });
    expect(outcome(handOver, sharedGame, OLIVE, 'ada')).toEqual({
      orgUid: 'ada',
      organiserUids: ['ada', 'olive'],
    });
    expect(outcome(handOver, sharedGame, OLIVE, 'olive')).toEqual({});
    expect(outcome(handOver, sharedGame, ADA, 'ada')).toBe('FIRST_ORGANISER_ONLY');
    expect(outcome(handOver, sharedGame, BOB, 'bob')).toBe('ORGANISER_ONLY');
  });
});

describe('taking over a game without an organiser', () => {
  const WEEK = 7 * 24 * 3_600_000;
  const organiserOffer = { uid: 'ada', at: A_KICK_OFF, declined: ['cem'] };
  const offered = aGame({ memberUids: [...memberUids, 'former'], orgUid: 'former', organiserOffer });
  const takenOverBy = (uid: string) => ({ orgUid: uid, organiserUids: [uid], organiserOffer: null });

  test('makes the person with the offer its only organiser', () => {
    expect(outcome(handOver, offered, ADA, 'ada')).toEqual(takenOverBy('ada'));
    expect(outcome(handOver, offered, ADA, 'bob')).toBe('NOT_OFFERED');
    expect(outcome(handOver, offered, ADA, 'ada', { isRegistered: false })).toBe('ORGANISERS_REGISTERED');
    expect(outcome(addOrganiser, offered, ADA, 'ada')).toBe('ORGANISER_ONLY');
  });

  test('is open to every member with an account after a week', () => {
    const late = new Date(A_KICK_OFF.getTime() + WEEK);
    const early = new Date(late.getTime() - 1);
    expect(outcome(handOver, offered, BOB, 'bob', { now: early })).toBe('NOT_OFFERED');
    expect(outcome(handOver, offered, BOB, 'bob', { now: late })).toEqual(takenOverBy('bob'));
    expect(outcome(handOver, offered, ADA, 'ada', { now: late })).toEqual(takenOverBy('ada'));
    const stranger = { uid: 'stranger', isGuest: false };
    expect(outcome(handOver, offered, stranger, 'stranger', { now: late })).toBe('NO_PLACE');
    expect(outcome(handOver, offered, BOB, 'ada', { now: late })).toBe('NOT_OFFERED');
  });
});

describe('deleted organiser', () => {
  test('is replaced by the next organiser', () => {
    expect(withoutOrganiser(sharedGame, 'olive')).toEqual({ orgUid: 'ada', organiserUids: ['ada'] });
    expect(withoutOrganiser(sharedGame, 'ada')).toEqual({ orgUid: 'olive', organiserUids: ['olive'] });
    expect(withoutOrganiser(gameWithoutList, 'olive')).toBeNull();
  });

  test('is replaced by a former player if no one else organises', () => {
    expect(mergeOrganisers(gameWithoutList, 'olive', 'former')).toEqual({
      orgUid: 'former',
      organiserUids: ['former'],
    });
    expect(mergeOrganisers(sharedGame, 'ada', 'former')).toEqual({
      orgUid: 'olive',
      organiserUids: ['olive', 'former'],
    });
  });
});

const remove = removeTreasurer as typeof addTreasurer;

describe('adding a treasurer', () => {
  test('appends a member once', () => {
    expect(outcome(addTreasurer, soloGame, OLIVE, 'ada')).toEqual({ treasurerUids: ['ada'] });
    expect(outcome(addTreasurer, withAda, OLIVE, 'bob')).toEqual({ treasurerUids: ['ada', 'bob'] });
    expect(outcome(addTreasurer, withAda, OLIVE, 'ada')).toEqual({});
  });

  test('needs an organiser', () => {
    expect(outcome(addTreasurer, withAda, ADA, 'bob')).toBe('ORGANISER_ONLY');
    expect(outcome(addTreasurer, withAda, { ...OLIVE, isGuest: true }, 'bob')).toBe('ORGANISER_ONLY');
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
