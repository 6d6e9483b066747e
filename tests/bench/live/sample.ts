import type { Reply } from '@fives/domain';
import type { Page } from 'playwright-core';
import type { Person } from '../../support/people.ts';

/** Who replies, and who watches that. */
export interface Pair {
  readonly giId: string;
  readonly gameId: string;
  readonly writer: Person;
  readonly watcher: Person;
}

/** Two pages, each on a device of its own: one on which a reply is tapped, and one on which somebody looks at it. */
export interface Pages {
  readonly writing: Page;
  readonly watching: Page;
  /** Taps a reply, and returns when all that belongs to the tap has left the screen. */
  readonly tap: (reply: Reply) => Promise<void>;
  /** What both pages show with the reply. */
  readonly sign: (reply: Reply) => Sign;
}

/** An element found by a selector, whose text begins with one text and holds another. */
export type Sign = readonly [selector: string, beginning: string, part: string];

/** Milliseconds from a tap to the first frame with the reply, on the page of whoever tapped and on the other one. */
export interface Waits {
  readonly own: number;
  readonly other: number;
}

/** Taps a reply and waits for it on both pages. */
export async function waitsFor({ writing, watching, tap, sign }: Pages, reply: Reply): Promise<Waits> {
  const tapped = await tapOn(writing);
  const own = await frameWith(writing, sign(reply));
  const other = await frameWith(watching, sign(reply));
  await tap(reply);
  const [atOwn, atOther, start] = [await own(), await other(), await tapped()];
  return { own: atOwn - start, other: atOther - start };
}

// Both look out within the page, as asking from outside would add its own way to the figure. They answer in milliseconds
// since 1970: all pages of a machine count from one clock.

/** The last tap from now until it is asked for: what is tapped on the way to a reply is not the reply. */
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

/** The first frame in which a sign stands on the page. */
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
