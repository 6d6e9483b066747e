import { inspect } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PlantedWorld, plantWorld } from '../secrets/planted-world.ts';
import { callEverything, leaksIn, readDatabase, type SeenText, secretsIn } from '../secrets/seen.ts';
import { allPushes, pushesTo } from '../support/fcm.ts';
import { error, info, warn } from '../support/logger.ts';
import { settle } from '../support/platform.ts';

let world: PlantedWorld;

beforeAll(async () => {
  world = await plantWorld();
});

const READERS = ['visitor', 'guest', 'stranger', 'former', 'member', 'organiser'] as const;

describe('secrets of other people', () => {
  test.each(READERS)('appear in no document or list that a %s can read', async (reader) => {
    expect(leaksIn(await readDatabase(world, world.readers[reader]), world, reader)).toEqual([]);
  });

  test.each(READERS)('appear in no API response to a %s', async (reader) => {
    expect(leaksIn(await callEverything(world, world.readers[reader]), world, reader)).toEqual([]);
  });

  test('appear in no push outside the device token', async () => {
    // The organiser has just rescheduled the game, so Ana gets a push.
    await settle();
    expect(await pushesTo(world.secrets.token.text)).not.toEqual([]);
    const seen = (await allPushes()).map(
      ({ body }): SeenText => ['a push', JSON.stringify({ ...body.message, token: '' })],
    );
    expect(leaksIn(seen, world, null)).toEqual([]);
  });

  test('are missing from the log', () => {
    const entries = [info, warn, error].flatMap(({ mock }) => mock.calls);
    expect(entries.map(([message]) => message)).toContain('Push');
    const log = entries.map((entry): SeenText => ['the log', inspect(entry, { depth: null })]);
    expect(leaksIn(log, world, null)).toEqual([]);
  });
});

test('planted secrets are visible to the people who may see them', async () => {
  const { ana, organiser } = world.readers;
  const seenByAna = await callEverything(world, ana, [
    'exportOwnData',
    'getGameInstance',
    'getPlayer',
    'getCost',
    'getMoneySettings',
  ]);
  expect(secretsIn(seenByAna, world)).toEqual([
    ...['ballot', 'calendar', 'email', 'howToPay', 'inbox', 'message', 'name', 'token', 'unsubscribe'],
  ]);
  expect(secretsIn(await readDatabase(world, ana), world)).toEqual([
    ...['ballot', 'calendar', 'email', 'howToPay', 'inbox', 'name', 'token', 'unsubscribe'],
  ]);
  const seenByOrganiser = await callEverything(world, organiser, [
    'exportOwnData',
    'getGameInstance',
    'getCost',
  ]);
  expect(secretsIn(seenByOrganiser, world)).toEqual(['debts', 'email', 'name', 'notes', 'organisersEmail']);
});
