import type { Reply } from '@fives/domain';
import type { Page } from 'playwright-core';
import { launchBrowser, openVisitor } from '../../browser/browser.ts';
import { loginOnPage, openInstance } from '../../browser/steps.ts';
import type { Person } from '../../support/people.ts';
import type { Sample } from './sample.ts';

const LIST_OF: Record<Reply, string> = { PLAYING: 'Playing', NOT_PLAYING: 'Not playing' };
const BUTTON_OF: Record<Reply, string> = { PLAYING: 'Yes', NOT_PLAYING: 'No' };

/**
 * A reply tapped in one browser until it stands in the player pool of another, each a device of its own.
 * @returns milliseconds from each tap to its showing, by the one clock both pages have
 */
export async function sampleBrowsers({ giId, writer, watcher, replies }: Sample): Promise<number[]> {
  const browser = await launchBrowser();
  try {
    const [from, to] = await Promise.all([writer, watcher].map(async (person) => open(person)));
    if (!from || !to) throw new Error('Two pages were opened');
    const waits: number[] = [];
    for (const reply of replies) {
      const shown = shownAt(to, writer.name, reply);
      const tapped = await tap(from, reply);
      waits.push((await shown) - tapped);
    }
    return waits;
  } finally {
    await browser.close();
  }

  async function open(person: Person): Promise<Page> {
    const { page } = await openVisitor(browser);
    await loginOnPage(page, person);
    await openInstance(page, giId);
    return page;
  }
}

async function tap(page: Page, reply: Reply): Promise<number> {
  await page.getByRole('button', { name: 'Change answer' }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: BUTTON_OF[reply], exact: true });
  const tapped = button.evaluate(
    (element) =>
      new Promise<number>((resolve) =>
        element.addEventListener('click', () => resolve(performance.timeOrigin + performance.now()), {
          once: true,
        }),
      ),
  );
  await button.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return tapped;
}

/** Watches the page from within, frame by frame: asking from outside would add its own way to the figure. */
async function shownAt(page: Page, name: string, reply: Reply): Promise<number> {
  const shown = await page.waitForFunction(
    ([who, list]) =>
      [...document.querySelectorAll('ul[aria-labelledby]')].some(
        (element) =>
          element.textContent?.includes(who) &&
          document
            .getElementById(element.getAttribute('aria-labelledby') ?? '')
            ?.textContent?.startsWith(list),
      ) && performance.timeOrigin + performance.now(),
    [name, LIST_OF[reply]] as const,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
}
