import { paths } from '@fives/domain';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { stored } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { openVisitor, photographFailures, type Visitor, type VisitorOptions } from './browser.ts';
import { signInOnDevice } from './signed-in.ts';

/** Opens a path as a visitor on a device of their own, photographed if the test fails. */
export async function visit(browser: Browser, path: string, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await openVisitor(browser, options);
  photographFailures(() => ({ visitor }));
  await visitor.page.goto(`${fivesUrl()}${path}`);
  return visitor;
}

/** Opens a path as somebody who is signed in on their device. */
export async function visitAs(
  browser: Browser,
  person: Person,
  path: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const visitor = await openVisitor(browser, options);
  photographFailures(() => ({ visitor }));
  await signInOnDevice(visitor.page, person);
  await visitor.page.goto(`${fivesUrl()}${path}`);
  return visitor;
}

/** Olive's game, in which Sam plays. */
export async function aSharedGame(): Promise<{ olive: Person; sam: Person; giId: string }> {
  const [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
  const { giId } = await createGame(olive);
  await joinAll(giId, [sam]);
  return { olive, sam, giId };
}

/** A game whose history is there: a listener that attaches while it is being made might miss it. */
export async function aGame(
  organiser: Person,
  overrides: Parameters<typeof createGame>[1] = {},
): Promise<{ gameId: string; giId: string }> {
  const game = await createGame(organiser, overrides);
  await waitFor(async () => expect(await stored(paths.statsHistory(game.gameId))).toBeDefined());
  return game;
}
