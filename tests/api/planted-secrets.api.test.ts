import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PlantedWorld, plantWorld } from '../secrets/planted-world.ts';
import { callEverything, leaksIn, readDatabase, type Seen, secretsIn } from '../secrets/seen.ts';
import { allPushes, pushesTo } from '../support/fcm.ts';
import { logFile } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';

let world: PlantedWorld;

beforeAll(async () => {
  world = await plantWorld();
});

const READERS = ['visitor', 'guest', 'stranger', 'former', 'member', 'organiser'] as const;

describe('no secret of somebody else is', () => {
  test.each(READERS)('in any document or list that may be read by a %s', async (reader) => {
    expect(leaksIn(await readDatabase(world, world.readers[reader]), world, reader)).toEqual([]);
  });

  test.each(READERS)('in any answer of the API to a %s', async (reader) => {
    expect(leaksIn(await callEverything(world, world.readers[reader]), world, reader)).toEqual([]);
  });

  test('in any push, but for the address it goes to', async () => {
    // The organiser has just moved the game, of which Ana is told.
    await waitFor(async () => expect(await pushesTo(world.secrets.token.text)).not.toEqual([]));
    const seen = (await allPushes()).map(
      ({ body }): Seen => ['a push', JSON.stringify({ ...body.message, token: '' })],
    );
    expect(leaksIn(seen, world, null)).toEqual([]);
  });

  test('in the log', () => {
    const log = readFileSync(logFile(), 'utf8');
    expect(log).toContain('"message":"Push"');
    expect(leaksIn([['the log', log]], world, null)).toEqual([]);
  });
});

test('the secrets are there to be found, by those who may know them', async () => {
  const { ana, organiser } = world.readers;
  const own = await callEverything(world, ana, [
    'exportOwnData',
    'getGameInstance',
    'getPlayer',
    'getCost',
    'getMoneySettings',
  ]);
  expect(secretsIn(own, world)).toEqual([
    ...['ballot', 'calendar', 'email', 'howToPay', 'inbox', 'message', 'name', 'token', 'unsubscribe'],
  ]);
  expect(secretsIn(await readDatabase(world, ana), world)).toEqual([
    ...['ballot', 'calendar', 'email', 'howToPay', 'inbox', 'name', 'token', 'unsubscribe'],
  ]);
  const organisers = await callEverything(world, organiser, ['exportOwnData', 'getGameInstance', 'getCost']);
  expect(secretsIn(organisers, world)).toEqual(['debts', 'email', 'name', 'notes', 'organisersEmail']);
});
