import type { Page } from 'playwright-core';

/** Waits for the heading, until nothing says that it is still loading, for the fonts, and for whatever still moves. */
export async function isDrawn(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await isStill(page);
}

/** Waits for the fonts, and for whatever still moves. */
export async function isStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One that is taken away meanwhile rejects.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
