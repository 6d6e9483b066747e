import { type GameInstance, type PlayerStatus, type TeamOrNone, toGameSummary } from '@fives/domain';
import { A_KICK_OFF, aGame, aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { addHours } from 'date-fns';
import { describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../session/session.ts';
import { toInstanceView } from '../instance-view.ts';
import { dueActions, visitorCards } from './due-actions.ts';

const BEFORE = addHours(A_KICK_OFF, -30);
const AFTER = addHours(A_KICK_OFF, 2);

const visitor = { status: 'visitor' } as const;
const guest: SignedIn = { status: 'guest', uid: 'sam' };
const sam: SignedIn = { status: 'player', uid: 'sam', email: 'sam@example.com', name: 'Sam' };
const olive: SignedIn = { status: 'player', uid: 'olive', email: 'olive@example.com', name: 'Olive' };

type Card = keyof ReturnType<typeof dueActions>;

interface Setup {
  readonly session: SignedIn | typeof visitor;
  readonly now: Date;
  readonly instance?: Partial<GameInstance>;
  readonly people?: ReturnType<typeof aPlayerInstance>[];
}

function cards({ session, now, instance = {}, people = [] }: Setup): Card[] {
  const invited = aGameInstance({ status: 'INVITES_SENT', ...instance });
  const data = people.map((person) => ({ ...person, isPending: false }));
  const known = { list: data, scope: 'all' } as const;
  const due =
    session.status === 'visitor'
      ? visitorCards(invited, now)
      : dueActions(toInstanceView(invited, known, session, now));
  return Object.entries(due).flatMap(([card, isDue]) => (isDue ? [card as Card] : []));
}

test('asks for nothing while the replies load', () => {
  const view = toInstanceView(aGameInstance(), { list: [], scope: 'listed' }, sam, BEFORE);
  expect(dueActions(view)).toMatchObject({ reply: false, changeReply: false });
});

test('asks for invites before the start, until someone but an organiser has replied', () => {
  const due = { session: olive, now: BEFORE, instance: { status: 'CREATED' } } as const;
  const own = aPlayerInstance({ uid: 'olive' });
  expect(cards({ ...due, people: [own] })).toContain('sendInvites');
  expect(cards({ ...due, people: [own, aPlayerInstance()] })).not.toContain('sendInvites');
  expect(cards({ session: olive, now: AFTER, instance: { status: 'CREATED' } })).not.toContain('sendInvites');
});

test('asks for the half-time score during the game', () => {
  const people = (['TEAM_A', 'TEAM_B'] as const).map((team) => aPlayerInstance({ uid: team, team }));
  const during = { session: olive, now: addHours(A_KICK_OFF, 0.5), people };
  expect(cards(during)).toContain('halfTime');
  for (const other of [
    { session: sam },
    { now: AFTER },
    { people: [] },
    { instance: { winningTeam: 'DRAW' } },
  ])
    expect(cards({ ...during, ...(other as object) })).not.toContain('halfTime');
});

test('asks for nothing after an imported game', () => {
  const instance = { winningTeam: 'TEAM_A', importId: 'import', motmClosesAt: A_KICK_OFF } as const;
  expect(cards({ session: olive, now: AFTER, instance })).toEqual(['result']);
});

test('no vote is due without another candidate', () => {
  expect(cards({ session: sam, now: AFTER, people: [aPlayerInstance()] })).toEqual([]);
});

test('no vote is due if the game has none', () => {
  const game = toGameSummary(aGame({ pickMotm: false }));
  const people = [aPlayerInstance(), aPlayerInstance({ uid: 'alex' })];
  expect(cards({ session: sam, now: AFTER, people, instance: { game } })).toEqual([]);
});

test('offers the team pick to the organiser when two people play', () => {
  const two = [aPlayerInstance({ uid: 'sam' }), aPlayerInstance({ uid: 'alex' })];
  expect(cards({ session: olive, now: BEFORE, people: two })).toContain('pickTeams');
  expect(cards({ session: olive, now: BEFORE, people: two.slice(1) })).not.toContain('pickTeams');
  expect(cards({ session: sam, now: BEFORE, people: two })).not.toContain('pickTeams');
});

describe('every card for every role in every state', () => {
  const others = (team: TeamOrNone = 'NO_TEAM') =>
    ['alex', 'bo'].map((uid) => aPlayerInstance({ uid, team, repliedAt: new Date(0) }));
  const ownEntry = (uid: string, status: PlayerStatus, isGuest = false) => [
    aPlayerInstance({ uid, status, isGuest }),
  ];

  const ROLES = {
    visitor: [visitor, []],
    'guest without an entry': [guest, []],
    'guest who plays': [guest, ownEntry('sam', 'PLAYING', true)],
    'player without an entry': [sam, []],
    'player who has not replied': [sam, ownEntry('sam', 'UNANSWERED')],
    'player who plays': [sam, ownEntry('sam', 'PLAYING')],
    'player who does not play': [sam, ownEntry('sam', 'NOT_PLAYING')],
    'organiser who has not replied': [olive, ownEntry('olive', 'UNANSWERED')],
    'organiser who plays': [olive, ownEntry('olive', 'PLAYING')],
  } as const satisfies Record<string, readonly [SignedIn | typeof visitor, unknown]>;
  type Role = keyof typeof ROLES;

  const motmAwarded = [{ uid: 'alex', name: 'Alex', votes: 3 }];
  const STATES = {
    'an upcoming first game without invites': [BEFORE, { status: 'CREATED' }],
    'an upcoming game': [BEFORE, {}],
    'an upcoming later game without invites': [BEFORE, { status: 'CREATED', isFirstGame: false }],
    'an upcoming game with teams': [BEFORE, {}, 'TEAM_A'],
    'a cancelled upcoming game': [BEFORE, { status: 'CANCELLED' }],
    'a cancelled past game': [AFTER, { status: 'CANCELLED' }],
    'a game that was not played': [AFTER, { status: 'NOT_PLAYED' }],
    'a game that has not ended': [addHours(A_KICK_OFF, 0.9), {}],
    'a played game': [AFTER, {}],
    'a played game with teams': [AFTER, {}, 'TEAM_A'],
    'a played game after the vote': [addHours(A_KICK_OFF, 24), {}, 'TEAM_A'],
    'a result during the vote': [AFTER, { winningTeam: 'TEAM_A' }, 'TEAM_A'],
    'a draw with a player of the match': [AFTER, { winningTeam: 'DRAW', motmAwarded }, 'TEAM_A'],
  } as const satisfies Record<string, readonly [Date, Partial<GameInstance>, TeamOrNone?]>;
  type State = keyof typeof STATES;

  const WITHOUT_INVITES: Partial<Record<Role | 'default', Card[]>> = {
    default: ['reply'],
    'guest who plays': ['changeReply'],
    'player who plays': ['changeReply'],
    'player who does not play': ['changeReply'],
    'organiser who has not replied': ['reply', 'pickTeams'],
    'organiser who plays': ['changeReply', 'pickTeams'],
  };

  /** Cards per role. A role without a list has the cards of `default`. */
  const EXPECTED: Record<State, Partial<Record<Role | 'default', Card[]>>> = {
    'an upcoming first game without invites': WITHOUT_INVITES,
    'an upcoming game': {
      default: ['reply'],
      'guest who plays': ['changeReply'],
      'player who plays': ['changeReply'],
      'player who does not play': ['changeReply'],
      'organiser who has not replied': ['reply', 'pickTeams'],
      'organiser who plays': ['changeReply', 'pickTeams'],
    },
    'an upcoming later game without invites': WITHOUT_INVITES,
    'an upcoming game with teams': {
      default: ['reply', 'teams'],
      visitor: ['reply'],
      'guest who plays': ['changeReply', 'teams'],
      'player who plays': ['changeReply', 'teams'],
      'player who does not play': ['changeReply', 'teams'],
      'organiser who plays': ['changeReply', 'teams'],
    },
    'a cancelled upcoming game': { default: [] },
    'a cancelled past game': { default: [] },
    'a game that was not played': {
      default: [],
      'organiser who has not replied': ['notPlayed'],
      'organiser who plays': ['notPlayed'],
    },
    'a game that has not ended': {
      default: [],
      'player who plays': ['pickMotm'],
      'organiser who has not replied': ['notPlayed', 'attendance', 'pickTeams'],
      'organiser who plays': ['notPlayed', 'pickMotm', 'attendance', 'pickTeams'],
    },
    'a played game': {
      default: [],
      'player who plays': ['pickMotm'],
      'organiser who has not replied': ['pickWinner', 'notPlayed', 'attendance', 'pickTeams'],
      'organiser who plays': ['pickWinner', 'notPlayed', 'pickMotm', 'attendance', 'pickTeams'],
    },
    'a played game with teams': {
      default: ['teams'],
      visitor: [],
      'organiser who has not replied': ['pickWinner', 'notPlayed', 'attendance', 'teams'],
      'organiser who plays': ['pickWinner', 'notPlayed', 'attendance', 'teams'],
    },
    'a played game after the vote': {
      default: ['teams'],
      visitor: [],
      'organiser who has not replied': ['pickWinner', 'notPlayed', 'attendance', 'teams'],
      'organiser who plays': ['pickWinner', 'notPlayed', 'attendance', 'teams'],
    },
    'a result during the vote': {
      default: ['result', 'teams'],
      visitor: ['result'],
      'organiser who has not replied': ['result', 'attendance', 'teams'],
      'organiser who plays': ['result', 'attendance', 'teams'],
    },
    'a draw with a player of the match': {
      default: ['result', 'teams'],
      visitor: ['result'],
      'organiser who has not replied': ['result', 'attendance', 'teams'],
      'organiser who plays': ['result', 'attendance', 'teams'],
    },
  };

  const cases = Object.keys(STATES).flatMap((state) =>
    Object.keys(ROLES).map((role) => [state as State, role as Role] as const),
  );

  test.each(cases)('%s: %s', (state, role) => {
    const [now, instance, team = 'NO_TEAM']: readonly [Date, Partial<GameInstance>, TeamOrNone?] =
      STATES[state];
    const [session, playerInstance] = ROLES[role];
    const people = [...playerInstance, ...others(team)];
    expect(cards({ session, now, instance, people })).toEqual(
      EXPECTED[state][role] ?? EXPECTED[state].default,
    );
  });
});
