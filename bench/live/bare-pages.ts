import type { Browser, Page } from 'playwright-core';
import { openDevice } from '../../tests/browser/browser.ts';
import type { Person } from '../../tests/support/people.ts';
import { openPage } from '../pages/open-page.ts';
import type { LiveGame, LivePages } from './sample.ts';

const SCRIPTS = {
  bare: new URL('./bare-page.ts', import.meta.url),
  libraries: new URL('../pages/floor-page.tsx', import.meta.url),
};

/**
 * Opens pages with the Firebase calls of the app but without the app. No app can be faster than `bare`, and none with React
 * and Chakra can be much faster than `libraries`.
 */
export async function openBarePages(
  kind: keyof typeof SCRIPTS,
  browser: Browser,
  game: LiveGame,
): Promise<LivePages> {
  const open = async (person: Person): Promise<Page> => {
    const { page } = await openDevice(browser);
    await openPage(page, SCRIPTS[kind], person, game);
    await page.locator('li').first().waitFor();
    return page;
  };
  const [writerPage, watcherPage] = [await open(game.writer), await open(game.watcher)];
  return {
    writerPage,
    watcherPage,
    tap: (reply) => writerPage.getByRole('button', { name: reply, exact: true }).click(),
    settle: async () => {},
    shownReply: (reply) => ['li', reply, game.writer.name],
  };
}
