import type { Page } from 'playwright-core';

export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitUntilLoaded(page);
  await waitUntilStill(page);
}

export async function waitUntilLoaded(page: Page, selector = ':root'): Promise<void> {
  await page.waitForFunction(
    (busy) => document.querySelector(busy) === null,
    `${selector} [aria-busy="true"]`,
  );
}

/** Waits for the fonts and for all animations that are not endless, also those that start in the meantime. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (;;) {
      // A change of the window starts animations in the next frame.
      await new Promise(requestAnimationFrame);
      const ending = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
      if (ending.length === 0) return;
      // A cancelled animation rejects.
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}
