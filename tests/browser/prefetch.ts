import type { Page } from 'playwright-core';
import { fivesUrl } from '../support/suite.ts';

/** Opens a page that prefetches scripts, and waits until the browser has all of them. */
export async function openAndPrefetch(page: Page, path: string): Promise<void> {
  // The page prefetches scripts, then registers its service worker. This browser logs that it blocks the worker.
  const allRequested = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('Service Worker registration blocked'),
  });
  await page.goto(`${fivesUrl()}${path}`);
  await allRequested;
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].every(
      ({ href }) => performance.getEntriesByName(href).length > 0,
    ),
  );
}

/** Returns the scripts that came from the network and not from the browser's cache. */
export function fetchedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js') && (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => name),
  );
}
