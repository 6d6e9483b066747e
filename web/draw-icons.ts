import { mkdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { chromiumPath } from '../tests/browser/chromium.ts';
import { DAY, LIT, NIGHT } from './src/theme/hex-colours.ts';

// Draws the app's icons and the link preview from web/public/favicon.svg. After a change of the favicon, run
// `npx tsx web/draw-icons.ts` and commit the pictures.
const folder = 'web/public';
const mark = readFileSync(`${folder}/favicon.svg`, 'utf8');
const dots = mark.replace(/<rect[^>]*>/, '');

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

function roundedIcon(file: string, size: number): Picture {
  return { file, width: size, height: size, html: mark };
}

/**
 * Fills the square, because some systems crop icons to a circle.
 * @param dotsShare part of the width that the dots fill, from 0 to 1
 */
function fullSquareIcon(file: string, size: number, dotsShare: number): Picture {
  const html = `<div style="background:${NIGHT};height:100%;display:grid;place-items:center">
    <div style="width:${dotsShare * 100}%">${dots}</div></div>`;
  return { file, width: size, height: size, html };
}

function font(family: string, weight: number): string {
  const file = `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`;
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`;
}

function linkPreview(): Picture {
  const html = `<style>${font('barlow-condensed', 700)} ${font('barlow', 400)}</style>
    <div style="height:100%;display:flex;align-items:center;gap:72px;padding:0 96px;color:${DAY};
      background:radial-gradient(110% 90% at 85% -20%, ${LIT}47, transparent 60%), ${NIGHT}">
      <div style="width:300px">${dots}</div>
      <div>
        <div style="font:700 220px/0.9 barlow-condensed;text-transform:uppercase;color:${LIT}">Fives</div>
        <div style="font:400 50px/1.3 barlow;margin-top:28px">the 5-a-side organiser</div>
      </div>
    </div>`;
  return { file: 'og.png', width: 1200, height: 630, html };
}

async function draw(browser: Browser, { file, width, height, html }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>html, body { margin: 0; height: 100% } svg { display: block; width: 100% }</style>${html}`,
  );
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.screenshot({ path: `${folder}/${file}`, omitBackground: true });
  await page.close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--disable-gpu'] });
const pictures = [
  roundedIcon('icon-192.png', 192),
  roundedIcon('icon-512.png', 512),
  fullSquareIcon('icon-maskable-512.png', 512, 0.86),
  fullSquareIcon('apple-touch-icon.png', 180, 1),
  linkPreview(),
];
for (const picture of pictures) await draw(browser, picture);
await browser.close();
