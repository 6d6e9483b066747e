import type { Reply } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { openDevice } from '../../tests/browser/browser.ts';
import { signInOnDevice } from '../../tests/browser/signed-in.ts';
import { openInstance } from '../../tests/browser/steps.ts';
import type { Person } from '../../tests/support/people.ts';
import type { LiveGame, LivePages } from './sample.ts';

const GROUP_TITLES: Record<Reply, string> = { PLAYING: 'Playing', NOT_PLAYING: 'Not playing' };
const BUTTON_NAMES: Record<Reply, string> = { PLAYING: 'Yes', NOT_PLAYING: 'No' };

export async function openAppPages(
  browser: Browser,
  { giId, writer, watcher }: LiveGame,
): Promise<LivePages> {
  const open = async (person: Person): Promise<Page> => {
    const { page } = await openDevice(browser);
    await signInOnDevice(page, person);
    await openInstance(page, giId);
    return page;
  };
  const [writerPage, watcherPage] = [await open(writer), await open(watcher)];
  return {
    writerPage,
    watcherPage,
    async tap(reply) {
      const dialog = writerPage.getByRole('dialog');
      await writerPage.getByRole('button', { name: 'Change reply' }).click();
      await dialog.getByRole('button', { name: BUTTON_NAMES[reply], exact: true }).click();
    },
    settle: () => writerPage.getByRole('dialog').waitFor({ state: 'detached' }),
    shownReply: (reply) => ['div:has(> h3)', GROUP_TITLES[reply], writer.name],
  };
}
