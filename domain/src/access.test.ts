import { describe, expect, test } from 'vitest';
import {
  type Action,
  actionsOf,
  badgeOf,
  can,
  isMember,
  isOrganiser,
  organisersOf,
  refuseUnless,
} from './access.ts';
import { aGame } from './testing/factories.ts';

const game = aGame({
  orgUid: 'olive',
  organiserUids: ['olive', 'ada'],
  treasurerUids: ['tess'],
  memberUids: ['olive', 'ada', 'bob', 'tess'],
});
const ORGANISER_ACTIONS: readonly Action[] = [
  'editGame',
  'editInstance',
  'editLineUp',
  'editMoney',
  'manageOrganisers',
  'manageTreasurers',
  'managePeople',
  'recordResult',
];

describe('role', () => {
  test.each<[string, readonly Action[]]>([
    ['olive', [...ORGANISER_ACTIONS, 'handOver', 'deleteGame']],
    ['ada', ORGANISER_ACTIONS],
    ['tess', ['editMoney']],
    ['bob', []],
    ['oli', []],
    ['', []],
  ])('permits %j only the actions of their roles', (uid, actions) => {
    expect([...actionsOf(uid, game)].toSorted()).toEqual(actions.toSorted());
  });

  test('permits the lead organiser everything in a game without a list of organisers', () => {
    expect(can('olive', 'editGame', { ...game, organiserUids: [] })).toBe(true);
  });

  test('permits guests and visitors nothing', () => {
    expect(can({ uid: 'olive', isGuest: false }, 'editGame', game)).toBe(true);
    expect(can({ uid: 'olive', isGuest: true }, 'editGame', game)).toBe(false);
    expect(can(null, 'editGame', { ...game, orgUid: '' })).toBe(false);
  });

  test('decides the reason for a refusal', () => {
    expect(refuseUnless({ uid: 'olive', isGuest: false }, 'handOver', game)).toBeNull();
    expect(refuseUnless({ uid: 'ada', isGuest: false }, 'handOver', game)?.code).toBe('FIRST_ORGANISER_ONLY');
    expect(refuseUnless({ uid: 'bob', isGuest: false }, 'editGame', game)?.code).toBe('ORGANISER_ONLY');
    expect(refuseUnless({ uid: 'bob', isGuest: false }, 'editMoney', game)?.code).toBe('MONEY_ONLY');
  });
});

describe('badge', () => {
  test('shows the organiser role of someone who is also a treasurer', () => {
    const gameWithTwoRoles = { ...game, treasurerUids: ['ada', 'tess'] };
    const badges = ['olive', 'ada', 'tess', 'bob'].map((uid) => badgeOf(uid, gameWithTwoRoles));
    expect(badges).toEqual(['organiser', 'organiser', 'treasurer', null]);
  });
});

describe('organiser', () => {
  test('is the lead organiser or in the list', () => {
    expect(organisersOf(game)).toEqual(['olive', 'ada']);
    expect(organisersOf({ orgUid: 'olive', organiserUids: [] })).toEqual(['olive']);
    expect(['olive', 'ada', 'bob'].map((uid) => isOrganiser(game, uid))).toEqual([true, true, false]);
  });
});

describe('member', () => {
  test('is in the pool or organises', () => {
    expect(isMember(game, 'bob')).toBe(true);
    expect(isMember({ ...game, memberUids: [] }, 'olive')).toBe(true);
    expect(isMember(game, 'cem')).toBe(false);
  });
});
