import { paths } from '@fives/domain';
import type { Browser, BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { type Device, type DeviceOptions, openDevice } from './browser.ts';
import { signInOnDevice } from './signed-in.ts';
import { loginOnPage, openInstance } from './steps.ts';

export async function visit(browser: Browser, path: string, options: DeviceOptions = {}): Promise<Device> {
  const visitor = await openDevice(browser, options);
  await visitor.page.goto(`${fivesUrl()}${path}`);
  return visitor;
}

export async function visitAs(
  browser: Browser,
  person: Person,
  path: string,
  options: DeviceOptions = {},
): Promise<Device> {
  const visitor = await openDevice(browser, options);
  await signInOnDevice(visitor.page, person);
  await visitor.page.goto(`${fivesUrl()}${path}`);
  return visitor;
}

/**
 * Opens one game on two devices: one of the organiser Olive, and one of the player Sam.
 * @param prepare changes the browser of `samDevice` before the first page opens
 */
export async function openOnTwoDevices(
  browser: Browser,
  samOptions: DeviceOptions = {},
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<{ giId: string; sam: Person; oliveDevice: Device; samDevice: Device }> {
  const [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
  const { giId } = await createGame(olive);
  await joinAll(giId, [sam]);
  const [oliveDevice, samDevice] = await Promise.all([openDevice(browser), openDevice(browser, samOptions)]);
  await prepare?.(samDevice.context);
  await Promise.all([
    signInOnDevice(oliveDevice.page, olive),
    prepare ? loginOnPage(samDevice.page, sam) : signInOnDevice(samDevice.page, sam),
  ]);
  await Promise.all([openInstance(oliveDevice.page, giId), openInstance(samDevice.page, giId)]);
  return { giId, sam, oliveDevice, samDevice };
}

/** Creates a game and waits for its history, because a listener might miss a history that is created later. */
export async function aGame(
  organiser: Person,
  overrides: Parameters<typeof createGame>[1] = {},
): Promise<{ gameId: string; giId: string }> {
  const game = await createGame(organiser, overrides);
  await waitFor(async () => expect(await stored(paths.statsHistory(game.gameId))).toBeDefined());
  return game;
}

/** Plays the first instance and returns the id of the next instance, for the same people. */
export async function playFirst(
  { gameId, giId }: { readonly gameId: string; readonly giId: string },
  [organiser, ...others]: readonly [Person, ...Person[]],
): Promise<string> {
  const params = { giId };
  await kickOff(giId);
  await callApi('pickRandomTeams', { params }, organiser);
  await callApi('setWinner', { params, body: { winningTeam: 'TEAM_A' } }, organiser);
  await waitFor(async () =>
    expect((await stored(paths.statsHistory(gameId)))?.instances[0].winningTeam).toBe('TEAM_A'),
  );
  return addInstance(gameId, [organiser, ...others]);
}
