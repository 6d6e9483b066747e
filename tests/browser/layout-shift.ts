import type { Page } from 'playwright-core';

/** Returns the sum of layout shifts after `since`, in ms of the page clock. */
export function layoutShift(page: Page, since = 0): Promise<number> {
  return page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter(({ startTime }) => startTime >= from)
              .reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // The observer is not called without a shift.
        requestAnimationFrame(() => setTimeout(() => resolve(0), 200));
      }),
    since,
  );
}
