import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

const OVERVIEW_SCREENSHOTS = [
  'landing-phone-dark',
  'instance-phone-light',
  'result-phone-dark',
  'leaderboard-phone-light',
];

export async function makeOverview(browser: Browser, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1240, height: 660 } });
  const images = OVERVIEW_SCREENSHOTS.map(
    (name) => `<img src="data:image/jpeg;base64,${readAsBase64(folder, name)}">`,
  );
  await page.setContent(`<style>
    body { margin: 0; display: flex; gap: 24px; padding: 24px; justify-content: center; background: #141d18 }
    img { width: 282px; border-radius: 24px }
  </style>${images.join('')}`);
  await page.screenshot({ path: `${folder}/overview.png` });
  await page.close();
}

function readAsBase64(folder: string, name: string): string {
  return readFileSync(`${folder}/${name}.jpg`).toString('base64');
}
