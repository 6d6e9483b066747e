import { toQueue } from '@fives/domain';
import { aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { spotsText, standingText, toStanding } from './instance-view.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 12, minute));
const yes = (uid: string, minute: number) => aPlayerInstance({ uid, repliedAt: at(minute) });

function textFor(uid: string, people: ReturnType<typeof aPlayerInstance>[], numberOfPlayers: number) {
  const own = people.find((person) => person.uid === uid) ?? null;
  return standingText(toStanding(own, toQueue(people, numberOfPlayers)));
}

test('whoever said yes while there were spots is in', () => {
  expect(textFor('sam', [yes('sam', 1), yes('alex', 2)], 2)).toBe('You are in');
});

test('whoever said yes too late reads their position on the reserve list', () => {
  const people = [yes('sam', 1), yes('alex', 2), yes('jo', 3)];
  expect(textFor('jo', people, 2)).toBe('You are 1st reserve');
  expect(textFor('jo', people, 1)).toBe('You are 2nd reserve');
});

test('when somebody drops out the first reserve is in', () => {
  const people = [aPlayerInstance({ uid: 'sam', status: 'NOT_PLAYING' }), yes('alex', 2), yes('jo', 3)];
  expect(textFor('jo', people, 2)).toBe('You are in');
});

test('whoever said no is out', () => {
  expect(textFor('sam', [aPlayerInstance({ uid: 'sam', status: 'NOT_PLAYING' })], 2)).toBe('You are out');
});

test('whoever has not replied, with a place or without, has no standing', () => {
  expect(textFor('sam', [aPlayerInstance({ uid: 'sam', status: 'UNANSWERED' })], 2)).toBeNull();
  expect(textFor('nobody', [], 2)).toBeNull();
});

test('a yes is worth a spot while there are some', () => {
  expect(spotsText({ numberOfPlayers: 10, playing: 7 })).toBe('7 of 10 playing, 3 places left');
  expect(spotsText({ numberOfPlayers: 10, playing: 9 })).toBe('9 of 10 playing, 1 place left');
});

test.each([
  [10, '1st'],
  [11, '2nd'],
  [12, '3rd'],
  [20, '11th'],
  [30, '21st'],
])('with %i of 10 playing a yes is worth the %s position on the reserve list', (playing, position) => {
  expect(spotsText({ numberOfPlayers: 10, playing })).toBe(
    `All 10 places are taken: answering yes puts you ${position} on the reserve list`,
  );
});
