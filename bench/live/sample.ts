import type { Reply } from '@fives/domain';
import type { Page } from 'playwright-core';
import type { Person } from '../../tests/support/people.ts';

export interface LiveGame {
  readonly giId: string;
  readonly gameId: string;
  readonly writer: Person;
  readonly watcher: Person;
}

export interface LivePages {
  readonly writerPage: Page;
  readonly watcherPage: Page;
  readonly tap: (reply: Reply) => Promise<void>;
  /** Waits until a dialog of `tap` is closed. Not part of `tap`, because the wait takes processor time in the page. */
  readonly settle: () => Promise<void>;
  readonly shownReply: (reply: Reply) => ShownReply;
}

/** Element that shows the reply: its selector, the beginning of its text, and another part of its text. */
export type ShownReply = readonly [selector: string, beginning: string, part: string];

/** Time in ms from the tap until the reply shows on the writer's page (`own`) and on the watcher's page (`other`). */
export interface Delays {
  readonly own: number;
  readonly other: number;
}

export async function measureDelays(
  { writerPage, watcherPage, tap, settle, shownReply }: LivePages,
  reply: Reply,
): Promise<Delays> {
  const tapped = await observeLastTap(writerPage);
  const own = await observeFirstFrame(writerPage, shownReply(reply));
  const other = await observeFirstFrame(watcherPage, shownReply(reply));
  await tap(reply);
  const [atOwn, atOther, start] = [await own(), await other(), await tapped()];
  await settle();
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

/**
 * Returns a percentile (nearest-rank method), rounded to a tenth.
 * @param share from 0 to 1
 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return Math.round((sorted[at] ?? Number.NaN) * 10) / 10;
}
