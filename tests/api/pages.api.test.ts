import {
  INSTANCES_PER_PAGE,
  newGameInstance,
  paths,
  storedGameSummarySchema,
  toGameSummary,
} from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { createGame } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';

const INSTANCE_COUNT = 2 * INSTANCES_PER_PAGE + 5;
const start = (at: number) => new Date(Date.UTC(2026, 0, 6 - 7 * at, 18));

let olive: Person;
let gameId: string;
/**
 * All instances, newest start first. The last instance of page one and the first instance of page two start at the same
 * time.
 */
let giIds: string[];

beforeAll(async () => {
  olive = await signUp('Olive');
  const { giId, ...created } = await createGame(olive);
  gameId = created.gameId;
  const game = toGameSummary(storedGameSummarySchema.parse(await stored(paths.game(gameId))));
  const batch = database().batch();
  const olderIds = Array.from({ length: INSTANCE_COUNT - 1 }, (_, at) => {
    const isTwin = at === INSTANCES_PER_PAGE - 1;
    const { id, ...instance } = newGameInstance({
      id: `${gameId}_${String(INSTANCE_COUNT - at).padStart(2, '0')}`,
      gameId,
      game,
      startDateTime: start(isTwin ? at - 1 : at),
      isFirstGame: false,
      memberUids: [olive.uid],
    });
    batch.create(database().doc(paths.gameInstance(id)), instance);
    return id;
  });
  await batch.commit();
  giIds = [giId, ...olderIds];
});

const [byGame, byMember] = [
  (query: { before?: string }) => callApi('getGame', { params: { gameId }, query }, olive),
  async (query: { before?: string }) => {
    const [game] = await callApi('listGames', { params: { playerId: olive.uid }, query }, olive);
    return game;
  },
];

describe.each([
  ['a game', byGame],
  ['own games', byMember],
])('instances of %s', (_, page) => {
  test('are returned page by page without gaps or repeats', async () => {
    const pages: string[][] = [];
    let next: string | null | undefined;
    do {
      const game = await page(next ? { before: next } : {});
      pages.push((game?.gameInstances ?? []).map(({ _id }) => _id));
      next = game?.next;
    } while (next);
    expect(next).toBeNull();
    expect(pages.map(({ length }) => length)).toEqual([INSTANCES_PER_PAGE, INSTANCES_PER_PAGE, 5]);
    expect(pages.flat()).toEqual(giIds);
  });

  test('can be requested before a given time', async () => {
    const game = await page({ before: start(INSTANCE_COUNT - 5).toISOString() });
    expect(game).toMatchObject({ next: null, gameInstances: { length: 3 } });
  });
});

test('stats and settings calls return the first page', async () => {
  const stats = await callApi('getGameStats', { params: { gameId } }, olive);
  const changed = await callApi('updateGame', { params: { gameId }, body: { location: 'Elsewhere' } }, olive);
  for (const game of [stats, changed]) {
    expect(game.gameInstances.map(({ _id }) => _id)).toEqual(giIds.slice(0, INSTANCES_PER_PAGE));
    expect(game.next).toEqual(expect.any(String));
  }
});

test('page of unreadable instances does not hide the next page', async () => {
  const other = await createGame(olive);
  const batch = database().batch();
  for (let at = 0; at < INSTANCES_PER_PAGE; at++) {
    const broken = database().collection(paths.gameInstances()).doc();
    batch.create(broken, { gameId: other.gameId, memberUids: [olive.uid], startDateTime: 'next Tuesday' });
  }
  await batch.commit();
  await settle();
  const params = { gameId: other.gameId };
  const { gameInstances, next } = await callApi('getGame', { params, query: {} }, olive);
  expect([gameInstances.map(({ _id }) => _id), next]).toEqual([[other.giId], null]);
});

test('page after the last one is empty', async () => {
  const before = `${start(INSTANCE_COUNT).toISOString()}_x`;
  expect(await byGame({ before })).toMatchObject({ gameInstances: [], next: null });
  expect(await byMember({ before })).toBeUndefined();
});

test('page before an invalid value is refused with the field name', async () => {
  const refusal = { status: 400, fields: { before: expect.stringContaining("Must be the 'next'") } };
  for (const before of ['', '2026-06-16', '2026-02-30T18:00:00.000Z', '2026-06-16T18:00:00.000Z_a/b'])
    expect(await refused('getGame', { params: { gameId }, query: { before } }, olive)).toMatchObject(refusal);
});
