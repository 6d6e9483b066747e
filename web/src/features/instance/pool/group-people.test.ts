import { A_KICK_OFF, aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../session/session.ts';
import { toInstanceView } from '../instance-view.ts';
import { groupPeople } from './player-row.tsx';

const sam: SignedIn = { status: 'player', uid: 'sam', email: 'sam@example.com', name: 'Sam' };
const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 12, minute));

/** Returns the groups as `label: position uid, …`. */
function groupsOf(people: ReturnType<typeof aPlayerInstance>[], numberOfPlayers = 10): string[] {
  const data = people.map((person) => ({ ...person, isPending: false }));
  const known = { list: data, scope: 'all' } as const;
  const base = aGameInstance();
  const instance = { ...base, game: { ...base.game, numberOfPlayers } };
  return groupPeople(toInstanceView(instance, known, sam, A_KICK_OFF)).map(
    ({ label, entries }) =>
      `${label}: ${entries.map(({ person, position }) => `${position ?? '-'} ${person.uid}`).join(', ')}`,
  );
}

test('lists players by reply time, then reserves by position in the queue', () => {
  const people = [
    aPlayerInstance({ uid: 'late', repliedAt: at(9) }),
    aPlayerInstance({ uid: 'first', repliedAt: at(1) }),
    aPlayerInstance({ uid: 'later', repliedAt: at(10) }),
    aPlayerInstance({ uid: 'second', repliedAt: at(2) }),
  ];
  expect(groupsOf(people, 2)).toEqual(['Playing: 1 first, 2 second', 'Reserves: 1 late, 2 later']);
});

test('groups people with a no or without a reply by name', () => {
  const people = [
    aPlayerInstance({ uid: 'zoe', name: 'Zoe', status: 'NOT_PLAYING' }),
    aPlayerInstance({ uid: 'amy', name: 'Amy', status: 'NOT_PLAYING' }),
    aPlayerInstance({ uid: 'kim', name: 'Kim', status: 'UNANSWERED', repliedAt: null }),
  ];
  expect(groupsOf(people)).toEqual(['Not playing: - amy, - zoe', 'No reply yet: - kim']);
});

test('puts a plus-one with a position below the person who brought them', () => {
  const people = [
    aPlayerInstance({ uid: 'first', repliedAt: at(1) }),
    aPlayerInstance({ uid: 'second', repliedAt: at(2) }),
    aPlayerInstance({ uid: 'g_1', repliedAt: at(3), broughtBy: 'first' }),
    aPlayerInstance({ uid: 'g_2', repliedAt: at(4), broughtBy: 'gone' }),
    aPlayerInstance({ uid: 'g_3', repliedAt: at(5), broughtBy: 'first' }),
  ];
  expect(groupsOf(people)).toEqual(['Playing: 1 first, 3 g_1, 5 g_3, 2 second, 4 g_2']);
  expect(groupsOf(people, 4)).toEqual(['Playing: 1 first, 3 g_1, 2 second, 4 g_2', 'Reserves: 1 g_3']);
});
