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
  /** Taps the reply. Resolves when no dialog of the tap is open. */
  readonly tap: (reply: Reply) => Promise<void>;
  readonly shownReply: (reply: Reply) => ShownReply;
}

/** Element that shows the reply: its selector, the beginning of its text, and another part of its text. */
export type ShownReply = readonly [selector: string, beginning: string, part: string];

/** Time in ms from the tap until the reply shows on the own device and on the other device. */
export interface Waits {
  readonly own: number;
  readonly other: number;
}

export async function waitsFor({ writing, watching, tap, shownReply }: Pages, reply: Reply): Promise<Waits> {
  const tapped = await timeOfLastTap(writing);
  const own = await timeOfFirstFrame(writing, shownReply(reply));
  const other = await timeOfFirstFrame(watching, shownReply(reply));
  await tap(reply);
  const [atOwn, atOther, start] = [await own(), await other(), await tapped()];
  return { own: atOwn - start, other: atOther - start };
}

// The next two functions measure inside the page, because requests from Playwright would add a delay. They return ms
// since 1970, which are comparable between pages.

async function timeOfLastTap(page: Page): Promise<() => Promise<number>> {
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

async function timeOfFirstFrame(page: Page, shownReply: ShownReply): Promise<() => Promise<number>> {
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

/** Returns the smallest sample for which at least `share` of all samples are equal or smaller, rounded to a tenth. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return Math.round((sorted[at] ?? Number.NaN) * 10) / 10;
}
