import { A_KICK_OFF, aGameInstance } from '@fives/domain/testing';
import { addHours } from 'date-fns';
import { expect, test } from 'vitest';
import { invitesProblem } from './invites-dialog.tsx';

const BEFORE = addHours(A_KICK_OFF, -1);

test('invites are possible any number of times before the start', () => {
  expect(invitesProblem(aGameInstance({ status: 'CREATED' }), BEFORE)).toBeNull();
  expect(invitesProblem(aGameInstance({ status: 'INVITES_SENT' }), BEFORE)).toBeNull();
});

test('invites are impossible after the start', () => {
  const sentence = 'Cannot send invites - this game has been played';
  expect(invitesProblem(aGameInstance({ status: 'INVITES_SENT' }), A_KICK_OFF)).toBe(sentence);
});

test('invites are impossible to a cancelled game', () => {
  expect(invitesProblem(aGameInstance({ status: 'CANCELLED' }), BEFORE)).toBe('This game has been cancelled');
});
