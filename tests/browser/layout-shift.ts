import type { Page } from 'playwright-core';

/** Returns the sum of the page's layout shifts from `since` on, in ms of the page's clock. */
export function layoutShift(page: Page, since = 0): Promise<number> {
  return page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceObserverEntryList) =>
          list
            .getEntries()
            .filter(({ startTime }) => startTime >= from)
            .reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0);
        new PerformanceObserver((list) => resolve(sum(list))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // Without a shift the observer is not called.
        requestAnimationFrame(() => setTimeout(() => resolve(0), 200));
      }),
    since,
  );
}
