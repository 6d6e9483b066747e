import { paths } from '@fives/domain';
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { stored } from '../support/database.ts';
import { createGame } from '../support/games.ts';
import type { Person } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { openVisitor, photographFailures, type Visitor, type VisitorOptions } from './browser.ts';
import { loginOnPage } from './steps.ts';

/** Opens a path as a visitor on a device of their own, photographed if the test fails. */
export async function visit(browser: Browser, path: string, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await openVisitor(browser, options);
  photographFailures(() => ({ visitor }));
  await visitor.page.goto(`${fivesUrl()}${path}`);
  return visitor;
}

/** Opens a path as somebody with an account. */
export async function visitAs(browser: Browser, person: Person, path: string): Promise<Visitor> {
  const visitor = await openVisitor(browser);
  photographFailures(() => ({ visitor }));
  await loginOnPage(visitor.page, person, path);
  return visitor;
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
