import type { Reply } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { build } from '../scripts/commands/build.ts';
import { withSuite } from '../scripts/emulators/suite.ts';
import { launchBrowser, openDevice } from '../tests/browser/browser.ts';
import { signInOnDevice } from '../tests/browser/signed-in.ts';
import { openInstance } from '../tests/browser/steps.ts';
import { createGame, joinAll } from '../tests/support/games.ts';
import { type Person, signUp } from '../tests/support/people.ts';
import { type Figure, OFFSET, percentile } from './figure.ts';

const REPLIES = 60;
const OTHERS = 10;
const MAX_OTHER_SCREEN_MS = 1_000;
const SHARES = { p50: 0.5, p95: 0.95, max: 1 };
const GROUP_TITLES: Record<Reply, string> = { PLAYING: 'Playing', NOT_PLAYING: 'Not playing' };
const BUTTON_NAMES: Record<Reply, string> = { PLAYING: 'Yes', NOT_PLAYING: 'No' };

/** Time in ms from the tap until the reply shows on the writer's page (`own`) and on the watcher's page (`other`). */
interface Delays {
  readonly own: number;
  readonly other: number;
}

interface LivePages {
  readonly writer: Person;
  readonly writerPage: Page;
  readonly watcherPage: Page;
}

/** Element that shows the reply: its selector, the beginning of its text, and another part of its text. */
type ShownReply = readonly [selector: string, beginning: string, part: string];

export async function run(): Promise<readonly Figure[]> {
  await build();
  return withSuite({ offset: OFFSET }, async ({ env }) => {
    Object.assign(process.env, env);
    const browser = await launchBrowser();
    try {
      const pages = await openPages(browser);
      const delays: Delays[] = [];
      for (let at = 0; at < REPLIES; at++)
        delays.push(await measureDelays(pages, at % 2 === 0 ? 'NOT_PLAYING' : 'PLAYING'));
      return figuresOf(delays);
    } finally {
      await browser.close();
    }
  });
}

async function openPages(browser: Browser): Promise<LivePages> {
  const [watcher, writer] = [await signUp('Olive'), await signUp('Sam')];
  const others = await Promise.all(Array.from({ length: OTHERS }, (_, at) => signUp(`Player ${at + 1}`)));
  const { giId } = await createGame(watcher, { numberOfPlayers: OTHERS + 2 });
  await joinAll(giId, [writer, ...others]);
  const open = async (person: Person): Promise<Page> => {
    const { page } = await openDevice(browser);
    await signInOnDevice(page, person);
    await openInstance(page, giId);
    return page;
  };
  return { writer, writerPage: await open(writer), watcherPage: await open(watcher) };
}

async function measureDelays({ writer, writerPage, watcherPage }: LivePages, reply: Reply): Promise<Delays> {
  const shown: ShownReply = ['div:has(> h3)', GROUP_TITLES[reply], writer.name];
  const tapped = await observeLastTap(writerPage);
  const own = await observeFirstFrame(writerPage, shown);
  const other = await observeFirstFrame(watcherPage, shown);
  const dialog = writerPage.getByRole('dialog');
  await writerPage.getByRole('button', { name: 'Change reply' }).click();
  await dialog.getByRole('button', { name: BUTTON_NAMES[reply], exact: true }).click();
  const [atOwn, atOther, start] = [await own(), await other(), await tapped()];
  // Not earlier, because the wait takes processor time in the page.
  await dialog.waitFor({ state: 'detached' });
  return { own: atOwn - start, other: atOther - start };
}

// The next two functions measure inside the page, because requests from Playwright would add a delay. Each returns a
// function that reads the time in ms since 1970. Both pages use the same clock.

async function observeLastTap(page: Page): Promise<() => Promise<number>> {
  const last = await page.evaluateHandle(() => {
    const tap = {
      at: Number.NaN,
      handleEvent({ timeStamp }: Event) {
        this.at = performance.timeOrigin + timeStamp;
      },
    };
    window.addEventListener('click', tap, { capture: true });
    return tap;
  });
  return () =>
    last.evaluate((tap) => {
      window.removeEventListener('click', tap, { capture: true });
      return tap.at;
    });
}

async function observeFirstFrame(page: Page, shownReply: ShownReply): Promise<() => Promise<number>> {
  const found = await page.evaluateHandle(
    ([selector, beginning, part]) => ({
      frame: new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const texts = [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
          if (!texts.some((text) => text.startsWith(beginning) && text.includes(part))) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      }),
    }),
    shownReply,
  );
  return () => found.evaluate(({ frame }) => frame);
}

function figuresOf(delays: readonly Delays[]): Figure[] {
  const rows = (['other', 'own'] as const).flatMap((screen) => {
    const times = delays.map((each) => each[screen]);
    return Object.entries(SHARES).map(([label, share]) => ({
      name: `tap to ${screen} screen, ${label}`,
      value: percentile(times, share),
      unit: 'ms',
    }));
  });
  const slow = delays.filter(({ other }) => other > MAX_OTHER_SCREEN_MS).length;
  const name = 'replies seen later than a second';
  return [...rows, { name, value: slow, unit: `of ${REPLIES}`, gate: '= 0', pass: slow === 0 }];
}
