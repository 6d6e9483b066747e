import { build } from '../scripts/commands/build.ts';
import { withSuite } from '../scripts/emulators/suite.ts';
import { launchBrowser } from '../tests/browser/browser.ts';
import { costOfScreens } from '../tests/costs/screens.ts';
import { type Figure, OFFSET } from './figure.ts';

export async function run(): Promise<readonly Figure[]> {
  await build();
  return withSuite({ offset: OFFSET }, async ({ env }) => {
    Object.assign(process.env, env);
    const browser = await launchBrowser();
    try {
      const costs = await costOfScreens(browser);
      return costs.flatMap(({ name, cold, warm, budget, scripts, scriptsBudget, running }) => [
        {
          name: `a screen: ${name}`,
          value: cold,
          unit: 'reads, cold',
          gate: `≤ ${budget}`,
          pass: cold <= budget,
        },
        { name: `a screen: ${name}`, value: warm, unit: 'reads, warm' },
        {
          name: `scripts of: ${name}`,
          value: scripts,
          unit: 'kB of scripts',
          gate: `≤ ${scriptsBudget}`,
          pass: scripts <= scriptsBudget,
        },
        { name: `scripts of: ${name}`, value: running, unit: 'ms of scripts on a CPU slowed down 4×' },
      ]);
    } finally {
      await browser.close();
    }
  });
}
