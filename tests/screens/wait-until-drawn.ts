import type { Page } from 'playwright-core';

export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await waitUntilStill(page);
}

/** Waits for the fonts and for all animations that are not endless. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // A cancelled animation rejects.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
