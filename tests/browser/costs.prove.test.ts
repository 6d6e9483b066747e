import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { costOfScreens } from '../costs/screens.ts';
import { launchBrowser } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('each screen stays within its budget of reads, script size and script time', async () => {
  const costs = await costOfScreens(browser);
  console.table(costs);
  // Cold and warm reads are equal, because the emulator sends all documents again to a device that has them.
  for (const { name, cold, warm, budget, scripts, scriptsBudget, running, runningBudget } of costs) {
    expect({ name, warm }).toEqual({ name, warm: cold });
    expect({ name, reads: cold }).toEqual({
      name,
      reads: expect.toSatisfy((reads) => reads > 0 && reads <= budget),
    });
    expect({ name, scripts }).toEqual({
      name,
      scripts: expect.toSatisfy((kB) => kB > 0 && kB <= scriptsBudget),
    });
    expect({ name, running }).toEqual({
      name,
      running: expect.toSatisfy((ms) => ms > 0 && ms <= runningBudget),
    });
  }
});
