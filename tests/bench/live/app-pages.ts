import type { Reply } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { openVisitor } from '../../browser/browser.ts';
import { signInOnDevice } from '../../browser/signed-in.ts';
import { openInstance } from '../../browser/steps.ts';
import type { Person } from '../../support/people.ts';
import type { Pages, Pair } from './sample.ts';

const GROUPS: Record<Reply, string> = { PLAYING: 'Playing', NOT_PLAYING: 'Not playing' };
const BUTTONS: Record<Reply, string> = { PLAYING: 'Yes', NOT_PLAYING: 'No' };

export async function openAppPages(browser: Browser, { giId, writer, watcher }: Pair): Promise<Pages> {
  const open = async (person: Person): Promise<Page> => {
    const { page } = await openVisitor(browser);
    await signInOnDevice(page, person);
    await openInstance(page, giId);
    return page;
  };
  const [writing, watching] = [await open(writer), await open(watcher)];
  return {
    writing,
    watching,
    async tap(reply) {
      const dialog = writing.getByRole('dialog');
      await writing.getByRole('button', { name: 'Change reply' }).click();
      await dialog.getByRole('button', { name: BUTTONS[reply], exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    shownReply: (reply) => ['div:has(> h3)', GROUPS[reply], writer.name],
  };
}
