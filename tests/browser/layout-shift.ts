import type { Page } from 'playwright-core';

/** By how much the page has moved by itself since it was opened, as browsers measure it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceObserverEntryList) =>
          list.getEntries().reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0);
        new PerformanceObserver((list) => resolve(sum(list))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // Where nothing has moved, nothing is observed.
        requestAnimationFrame(() => setTimeout(() => resolve(0), 200));
      }),
  );
}
