import { describe, expect, test } from 'vitest';
import type { Actor } from '../access.ts';
import { organisersOf } from '../access.ts';
import type { Game } from '../game/game.schema.ts';
import { mergeOrganisers, withoutOrganiser } from '../people/organisers.ts';
import { A_KICK_OFF, aGame } from '../testing/factories.ts';
import { addOrganiser, handOver, removeOrganiser } from './organisers.ts';
import { decide } from './transition.ts';

const OLIVE = { uid: 'olive', isGuest: false };
const ADA = { uid: 'ada', isGuest: false };
const BOB = { uid: 'bob', isGuest: false };
const memberUids = ['olive', 'ada', 'bob', 'cem', 'dan', 'eve', 'fay'];
const alone = aGame({ memberUids });
const together = aGame({ memberUids, organiserUids: ['olive', 'ada'] });
const full = aGame({ memberUids, organiserUids: memberUids.slice(0, 6) });
const withoutList = aGame({ memberUids, organiserUids: [] });

type OrganiserTransition = typeof addOrganiser;
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

describe('list of organisers', () => {
  test('starts with the lead organiser', () => {
    expect(organisersOf(together)).toEqual(['olive', 'ada']);
    expect(organisersOf(withoutList)).toEqual(['olive']);
  });
});

describe('adding an organiser', () => {
  test('appends the uid if an organiser asks', () => {
    expect(outcome(addOrganiser, alone, OLIVE, 'ada')).toEqual({ organiserUids: ['olive', 'ada'] });
    expect(outcome(addOrganiser, withoutList, OLIVE, 'ada')).toEqual({ organiserUids: ['olive', 'ada'] });
    expect(outcome(addOrganiser, together, ADA, 'bob')).toEqual({ organiserUids: ['olive', 'ada', 'bob'] });
    expect(outcome(addOrganiser, together, ADA, 'olive')).toEqual({});
    expect(outcome(addOrganiser, together, BOB, 'bob')).toBe('ORGANISER_ONLY');
  });

  test('needs a member with an account below the limit of six', () => {
    expect(outcome(addOrganiser, alone, OLIVE, 'stranger')).toBe('NO_PLACE');
    expect(outcome(addOrganiser, alone, OLIVE, 'ada', { isRegistered: false })).toBe('ORGANISERS_REGISTERED');
    expect(outcome(addOrganiser, full, OLIVE, 'fay')).toBe('ORGANISERS_ENOUGH');
    expect(outcome(addOrganiser, full, OLIVE, 'eve')).toEqual({});
  });
});

describe('removing an organiser', () => {
  const remove = removeOrganiser as OrganiserTransition;

  test('works for every organiser except the lead organiser', () => {
    expect(outcome(remove, together, OLIVE, 'ada')).toEqual({ orgUid: 'olive', organiserUids: ['olive'] });
    expect(outcome(remove, together, ADA, 'ada')).toEqual({ orgUid: 'olive', organiserUids: ['olive'] });
    expect(outcome(remove, together, OLIVE, 'bob')).toEqual({});
    expect(outcome(remove, together, ADA, 'olive')).toBe('FIRST_ORGANISER_STAYS');
    expect(outcome(remove, alone, OLIVE, 'olive')).toBe('FIRST_ORGANISER_STAYS');
    expect(outcome(remove, together, BOB, 'ada')).toBe('ORGANISER_ONLY');
  });
});

describe('handing a game over', () => {
  test('keeps the former lead as an organiser', () => {
    expect(outcome(handOver, alone, OLIVE, 'bob')).toEqual({
      orgUid: 'bob',
      organiserUids: ['bob', 'olive'],
    });
    expect(outcome(handOver, together, OLIVE, 'ada')).toEqual({
      orgUid: 'ada',
      organiserUids: ['ada', 'olive'],
    });
    expect(outcome(handOver, together, OLIVE, 'olive')).toEqual({});
    expect(outcome(handOver, together, ADA, 'ada')).toBe('FIRST_ORGANISER_ONLY');
    expect(outcome(handOver, together, BOB, 'bob')).toBe('ORGANISER_ONLY');
  });

  test('needs a member with an account below the limit of six', () => {
    expect(outcome(handOver, alone, OLIVE, 'stranger')).toBe('NO_PLACE');
    expect(outcome(handOver, alone, OLIVE, 'bob', { isRegistered: false })).toBe('ORGANISERS_REGISTERED');
    expect(outcome(handOver, full, OLIVE, 'fay')).toBe('ORGANISERS_ENOUGH');
    expect(outcome(handOver, full, OLIVE, 'eve')).toMatchObject({ orgUid: 'eve' });
  });
});

describe('taking over a game without an organiser', () => {
  const WEEK = 7 * 24 * 3_600_000;
  const organiserOffer = { uid: 'ada', at: A_KICK_OFF, declined: ['cem'] };
  const offered = aGame({ memberUids: [...memberUids, 'former'], orgUid: 'former', organiserOffer });
  const taken = (uid: string) => ({ orgUid: uid, organiserUids: [uid], organiserOffer: null });

  test('makes the person with the offer its only organiser', () => {
    expect(outcome(handOver, offered, ADA, 'ada')).toEqual(taken('ada'));
    expect(outcome(handOver, offered, ADA, 'bob')).toBe('NOT_OFFERED');
    expect(outcome(handOver, offered, ADA, 'ada', { isRegistered: false })).toBe('ORGANISERS_REGISTERED');
    expect(outcome(addOrganiser, offered, ADA, 'ada')).toBe('ORGANISER_ONLY');
  });

  test('is open to every member with an account after a week', () => {
    const late = new Date(A_KICK_OFF.getTime() + WEEK);
    const early = new Date(late.getTime() - 1);
    expect(outcome(handOver, offered, BOB, 'bob', { now: early })).toBe('NOT_OFFERED');
    expect(outcome(handOver, offered, BOB, 'bob', { now: late })).toEqual(taken('bob'));
    expect(outcome(handOver, offered, ADA, 'ada', { now: late })).toEqual(taken('ada'));
    const stranger = { uid: 'stranger', isGuest: false };
    expect(outcome(handOver, offered, stranger, 'stranger', { now: late })).toBe('NO_PLACE');
    expect(outcome(handOver, offered, BOB, 'ada', { now: late })).toBe('NOT_OFFERED');
  });
});

describe('deleted organiser', () => {
  test('is replaced by the next organiser', () => {
    expect(withoutOrganiser(together, 'olive')).toEqual({ orgUid: 'ada', organiserUids: ['ada'] });
    expect(withoutOrganiser(together, 'ada')).toEqual({ orgUid: 'olive', organiserUids: ['olive'] });
    expect(withoutOrganiser(withoutList, 'olive')).toBeNull();
  });

  test('is replaced by a former player if no one else organises', () => {
    expect(mergeOrganisers(withoutList, 'olive', 'former')).toEqual({
      orgUid: 'former',
      organiserUids: ['former'],
    });
    expect(mergeOrganisers(together, 'ada', 'former')).toEqual({
      orgUid: 'olive',
      organiserUids: ['olive', 'former'],
    });
  });
});
