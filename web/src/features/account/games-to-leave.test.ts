import type { GameInstanceResponse, GameResponse, PlayerInstanceResponse } from '@fives/domain';
import { A_KICK_OFF, aGame, aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { gamesToLeave } from './games-to-leave.ts';

const person = (uid: string, name = uid, isGuest = false): PlayerInstanceResponse => ({
  ...aPlayerInstance({ uid, name, isGuest }),
  _id: `first_${uid}`,
  ...(isGuest ? { anonUid: uid } : { playerId: uid }),
  status: 'PLAYING',
  repliedAt: null,
  condition: null,
});
const instance = (...playerInstances: PlayerInstanceResponse[]) =>
  ({ ...aGameInstance(), _id: 'first', playerInstances }) as unknown as GameInstanceResponse;
const game = (changes: Partial<GameResponse>, ...gameInstances: GameInstanceResponse[]) =>
  ({
    ...aGame({ memberUids: ['olive', 'ada', 'bob', 'cem', 'gus', 'former'] }),
    _id: 'tuesday',
    gameInstances,
    ...changes,
  }) as unknown as GameResponse;
const gamesOliveLeaves = (...games: GameResponse[]) => gamesToLeave(games, 'olive', A_KICK_OFF);

const everybody = instance(
  person('olive'),
  person('cem', 'Cem'),
  person('ada', 'Ada'),
  person('bob', 'Bob'),
  person('gus', 'Gus', true),
  person('former', 'Former player'),
  person('stranger', 'Sid'),
);

test('candidates are the other organisers, then registered members by name', () => {
  expect(gamesOliveLeaves(game({ organiserUids: ['olive', 'cem', 'bob'] }, everybody))).toEqual([
    {
      gameId: 'tuesday',
      name: 'Tuesday Fives',
      candidates: [
        { uid: 'cem', name: 'Cem' },
        { uid: 'bob', name: 'Bob' },
        { uid: 'ada', name: 'Ada' },
      ],
      nextOrganiser: 'cem',
    },
  ]);
  expect(gamesOliveLeaves(game({}, everybody))).toMatchObject([
    { candidates: [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cem' }], nextOrganiser: null },
  ]);
});

test('games with another lead organiser or without candidates are omitted', () => {
  expect(gamesOliveLeaves(game({ orgUid: 'ada', organiserUids: ['ada', 'olive'] }, everybody))).toEqual([]);
  expect(gamesOliveLeaves(game({}, instance(person('olive'), person('gus', 'Gus', true))))).toEqual([]);
  expect(gamesOliveLeaves(game({}))).toEqual([]);
});

test('a game with six organisers offers only organisers as candidates', () => {
  const six = ['olive', 'cem', 'one', 'two', 'three', 'four'];
  const memberUids = [...six, 'ada'];
  expect(gamesOliveLeaves(game({ organiserUids: six, memberUids }, everybody))).toMatchObject([
    {
      candidates: [
        { uid: 'cem', name: 'Cem' },
        ...six.slice(2).map((uid) => ({ uid, name: 'Another organiser' })),
      ],
    },
  ]);
});

test('names come from the newest instance', () => {
  const newest = instance(person('ada', 'Ada Lovelace'));
  expect(gamesOliveLeaves(game({}, newest, instance(person('ada', 'Ada'))))).toMatchObject([
    { candidates: [{ name: 'Ada Lovelace' }] },
  ]);
});
