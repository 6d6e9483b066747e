import { build } from '../../scripts/commands/build.ts';
import { withSuite } from '../../scripts/emulators/suite.ts';
import { launchBrowser } from '../browser/browser.ts';
import { costOfScreens } from '../costs/screens.ts';
import type { Figure } from './figure.ts';

const offset = 120;
/** What the scripts of a screen are to weigh at most one day, in kB of Brotli. */
const AIM = 320;

/** What a look at each screen reads. */
export async function run(): Promise<readonly Figure[]> {
  await build();
  return withSuite({ offset }, async ({ env }) => {
    Object.assign(process.env, env);
    const browser = await launchBrowser();
    try {
      const costs = await costOfScreens(browser);
      return costs.flatMap(({ name, cold, warm, budget, scripts, running }) => [
        {
          name: `a screen: ${name}`,
          value: cold,
          unit: 'reads, cold',
          gate: `≤ ${budget}`,
          pass: cold <= budget,
        },
        { name: `a screen: ${name}`, value: warm, unit: 'reads, warm' },
        {
          name: `a screen: ${name}`,
          value: scripts,
          unit: 'kB of scripts',
          gate: `≤ ${AIM}`,
          pass: scripts <= AIM,
        },
        { name: `a screen: ${name}`, value: running, unit: 'ms of scripts, a quarter as fast' },
      ]);
    } finally {
      await browser.close();
    }
  });
}
