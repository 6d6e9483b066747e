import type { Reply } from '@fives/domain';
import type { Page } from 'playwright-core';
import type { Person } from '../../support/people.ts';

export interface Pair {
  readonly giId: string;
  readonly gameId: string;
  readonly writer: Person;
  readonly watcher: Person;
}

export interface Pages {
  readonly writing: Page;
  readonly watching: Page;
  /** Returns when everything that belongs to the tap has left the screen. */
  readonly tap: (reply: Reply) => Promise<void>;
  readonly sign: (reply: Reply) => Sign;
}

/** Selector of an element, beginning of its text, and another part of its text. */
export type Sign = readonly [selector: string, beginning: string, part: string];

export interface Waits {
  readonly own: number;
  readonly other: number;
}

export async function waitsFor({ writing, watching, tap, sign }: Pages, reply: Reply): Promise<Waits> {
  const tapped = await tapOn(writing);
  const own = await frameWith(writing, sign(reply));
  const other = await frameWith(watching, sign(reply));
  await tap(reply);
  const [atOwn, atOther, start] = [await own(), await other(), await tapped()];
  return { own: atOwn - start, other: atOther - start };
}

// Both functions run inside the page, because a request from outside would add its own delay. They return ms since
// 1970, because all pages of a machine share one clock.

async function tapOn(page: Page): Promise<() => Promise<number>> {
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

async function frameWith(page: Page, sign: Sign): Promise<() => Promise<number>> {
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
    sign,
  );
  return () => found.evaluate(({ frame }) => frame);
}

/** The value that `share` of the samples do not exceed, to a tenth. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return Math.round((sorted[at] ?? Number.NaN) * 10) / 10;
}
