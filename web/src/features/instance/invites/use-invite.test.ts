import { A_KICK_OFF, aGameInstance } from '@fives/domain/testing';
import { addHours } from 'date-fns';
import { expect, test } from 'vitest';
import { invitesProblem } from './use-invite.ts';

const BEFORE = addHours(A_KICK_OFF, -1);

test('people can be invited before the start, however often', () => {
  expect(invitesProblem(aGameInstance({ status: 'CREATED' }), BEFORE)).toBeNull();
  expect(invitesProblem(aGameInstance({ status: 'INVITES_SENT' }), BEFORE)).toBeNull();
});

test('nobody can be invited to a game that has been played', () => {
  const sentence = 'Cannot send invites - this game has been played';
  expect(invitesProblem(aGameInstance({ status: 'INVITES_SENT' }), A_KICK_OFF)).toBe(sentence);
});

test('nobody can be invited to a game that is off', () => {
  expect(invitesProblem(aGameInstance({ status: 'CANCELLED' }), BEFORE)).toBe('This game has been cancelled');
});
