import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { waitUntilStill } from '../screens/wait-until-drawn.ts';
import { DESKTOP, PHONE } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const APPEARANCES = [
  ['light', PHONE],
  ['dark', DESKTOP],
] as const;

/**
 * Returns the problems of the screen on a light phone and a dark desktop. Does not reload the page, because the page
 * follows the theme of the device.
 */
export async function problemsOf(page: Page, name: string, part = ':root'): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, viewport] of APPEARANCES) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(
      ([mode, width]) =>
        window.innerWidth === width &&
        matchMedia(`(prefers-color-scheme: ${mode})`).matches &&
        ['', mode].includes(document.documentElement.className),
      [colorScheme, viewport.width] as const,
    );
    await waitUntilStill(page);
    const problems = await problemsNow(page, part);
    found.push(...problems.map((problem) => `${name}, ${colorScheme}, ${viewport.width} px: ${problem}`));
  }
  return found;
}

/** Returns axe violations, sideways scrolling and wrong states of controls in the current look of the screen. */
export async function problemsNow(page: Page, part = ':root'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(part)}, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })`,
  );
  const violations = results.violations.map(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | '),
  );
  return [...violations, ...(await page.evaluate(findOverflow)), ...(await page.evaluate(findWrongStates))];
}

function findOverflow(): string[] {
  const extra = document.documentElement.scrollWidth - window.innerWidth;
  return extra > 0 ? [`scrolls ${extra} px sideways`] : [];
}

/** Returns checkboxes and radios that look checked but are not, or the other way round. Runs in the page. */
function findWrongStates(): string[] {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]');
  return [...inputs].flatMap((input) => {
    const shownState = input.closest<HTMLElement>('[data-state]')?.dataset.state;
    if (shownState === undefined || (shownState === 'checked') === input.checked) return [];
    return [`${input.closest('label')?.textContent ?? input.name} looks ${shownState}`];
  });
}
