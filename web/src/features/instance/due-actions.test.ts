import type { GameInstance } from '@fives/domain';
import { A_KICK_OFF, aGame, aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { addHours } from 'date-fns';
import { expect, test } from 'vitest';
import type { Session } from '../../session/session.ts';
import { type DueActions, dueActions } from './due-actions.ts';
import { toInstanceView } from './instance-view.ts';

const BEFORE = addHours(A_KICK_OFF, -30);
const AFTER = addHours(A_KICK_OFF, 2);

const visitor: Session = { status: 'visitor' };
const guest: Session = { status: 'guest', uid: 'sam' };
const sam: Session = { status: 'player', uid: 'sam', email: 'sam@example.com', name: 'Sam' };
const olive: Session = { status: 'player', uid: 'olive', email: 'olive@example.com', name: 'Olive' };

interface Scene {
  readonly session: Session;
  readonly now: Date;
  readonly instance?: Partial<GameInstance>;
  readonly people?: ReturnType<typeof aPlayerInstance>[];
}

/** The names of the cards that are there. */
function cards({ session, now, instance = {}, people = [] }: Scene): (keyof DueActions)[] {
  const data = people.map((person) => ({ ...person, isPending: false }));
  const live = { status: 'success', data, fromCache: false, isPending: false } as const;
  const view = toInstanceView(aGameInstance({ status: 'INVITES_SENT', ...instance }), live, session, now);
  return Object.entries(dueActions(view)).flatMap(([card, isDue]) =>
    isDue ? [card as keyof DueActions] : [],
  );
}

test('a visitor is invited', () => {
  expect(cards({ session: visitor, now: BEFORE })).toEqual(['reply']);
});

test('a player with an unanswered place is invited', () => {
  const people = [aPlayerInstance({ uid: 'sam', status: 'UNANSWERED' })];
  expect(cards({ session: sam, now: BEFORE, people })).toEqual(['reply']);
});

test('a player who has answered can change that', () => {
  expect(cards({ session: sam, now: BEFORE, people: [aPlayerInstance()] })).toEqual(['changeReply']);
});

test('nobody is invited once the game has started', () => {
  expect(cards({ session: visitor, now: A_KICK_OFF })).toEqual([]);
});

test('nobody is asked for anything in a cancelled game', () => {
  const instance = { status: 'CANCELLED' } as const;
  expect(cards({ session: visitor, now: BEFORE, instance })).toEqual([]);
  expect(cards({ session: olive, now: AFTER, instance })).toEqual([]);
});

test('nothing is asked while the answers are on their way', () => {
  const view = toInstanceView(aGameInstance(), { status: 'loading' }, sam, BEFORE);
  expect(dueActions(view)).toMatchObject({ reply: false, changeReply: false });
});

test('the organiser of a first game is reminded of the invites until they are sent', () => {
  expect(cards({ session: olive, now: BEFORE, instance: { status: 'CREATED' } })).toContain('sendInvites');
  expect(cards({ session: olive, now: BEFORE })).not.toContain('sendInvites');
  expect(cards({ session: olive, now: AFTER, instance: { status: 'CREATED' } })).not.toContain('sendInvites');
  const second = { status: 'CREATED', isFirstGame: false } as const;
  expect(cards({ session: olive, now: BEFORE, instance: second })).not.toContain('sendInvites');
  expect(cards({ session: sam, now: BEFORE, instance: { status: 'CREATED' } })).not.toContain('sendInvites');
});

test('the organiser, and nobody else, picks the winner once the game is over', () => {
  expect(cards({ session: olive, now: AFTER })).toContain('pickWinner');
  expect(cards({ session: olive, now: BEFORE })).not.toContain('pickWinner');
  expect(cards({ session: sam, now: AFTER })).not.toContain('pickWinner');
});

test('everybody sees the result, and no winner is asked for any more', () => {
  const instance = { winningTeam: 'TEAM_A' } as const;
  expect(cards({ session: olive, now: AFTER, instance })).toEqual(['result']);
  expect(cards({ session: visitor, now: AFTER, instance })).toEqual(['result']);
});

test('a player who played picks the player of the match, until the vote closes', () => {
  const people = [aPlayerInstance()];
  expect(cards({ session: sam, now: AFTER, people })).toEqual(['pickMotm']);
  expect(cards({ session: sam, now: addHours(A_KICK_OFF, 24), people })).toEqual([]);
  const motmAwarded = [{ uid: 'sam', name: 'Sam', votes: 3 }];
  expect(cards({ session: sam, now: AFTER, people, instance: { motmAwarded } })).toEqual([]);
});

test('guests, and players who did not play, have no vote', () => {
  expect(cards({ session: guest, now: AFTER, people: [aPlayerInstance({ isGuest: true })] })).toEqual([]);
  expect(cards({ session: sam, now: AFTER, people: [aPlayerInstance({ status: 'NOT_PLAYING' })] })).toEqual(
    [],
  );
});

test('there is no vote where the game has none', () => {
  const { name, location, numberOfPlayers, orgUid, isRecurring, autoInvites, timeZone } = aGame();
  const game = {
    name,
    location,
    numberOfPlayers,
    orgUid,
    isRecurring,
    autoInvites,
    timeZone,
    pickMotm: false,
  };
  expect(cards({ session: sam, now: AFTER, people: [aPlayerInstance()], instance: { game } })).toEqual([]);
});

test('picked teams are shown to everybody who sees names', () => {
  const people = [aPlayerInstance({ team: 'TEAM_A' })];
  expect(cards({ session: guest, now: AFTER, people })).toContain('teams');
  expect(cards({ session: visitor, now: AFTER, people })).not.toContain('teams');
});

test('the organiser is offered to pick teams as soon as two are playing', () => {
  const two = [aPlayerInstance({ uid: 'sam' }), aPlayerInstance({ uid: 'alex' })];
  expect(cards({ session: olive, now: BEFORE, people: two })).toContain('pickTeams');
  expect(cards({ session: olive, now: BEFORE, people: two.slice(1) })).not.toContain('pickTeams');
  expect(cards({ session: sam, now: BEFORE, people: two })).not.toContain('pickTeams');
});
