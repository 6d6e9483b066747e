import type { Page } from 'playwright-core';
import { waitUntilDrawn, waitUntilStill } from '../screens/wait-until-drawn.ts';

const LOOKS = [
  { name: '320 px', viewport: { width: 320, height: 640 }, fontSize: '' },
  { name: '200 % text', viewport: { width: 375, height: 667 }, fontSize: '200%' },
] as const;

/** Returns layout faults of the screen: sideways scrolling, broken words and cut text. */
export function misfitsOf(page: Page, name: string): Promise<string[]> {
  return misfitsIn(page, name, 'body', () => waitUntilDrawn(page));
}

/** Returns layout faults of the open dialog. Waits for no heading, because the page behind the dialog is hidden. */
export function misfitsOfDialog(page: Page, name: string): Promise<string[]> {
  return misfitsIn(page, name, '[role=dialog]', () => waitUntilStill(page));
}

async function misfitsIn(
  page: Page,
  name: string,
  part: string,
  waitUntilReady: () => Promise<void>,
): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize();
  for (const look of LOOKS) {
    await page.setViewportSize(look.viewport);
    await page.evaluate(setFontSize, look.fontSize);
    await waitUntilReady();
    const misfits = await misfitsNow(page, part);
    found.push(...misfits.map((misfit) => `${name}, ${look.name}: ${misfit}`));
  }
  await page.evaluate(setFontSize, '');
  if (before) await page.setViewportSize(before);
  return found;
}

/** Returns layout faults in the current look of the screen. */
export function misfitsNow(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate(findMisfits, part);
}

/** Sets the font size, and scrolls to the end to load all content. */
async function setFontSize(fontSize: string): Promise<void> {
  document.documentElement.style.fontSize = fontSize;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await nextFrame();
  await nextFrame();
}

/** Runs in the page, so the function cannot use outer variables. */
function findMisfits(part: string): string[] {
  const MAX_UNBROKEN_LETTERS = 12;
  /** Pixels, because browsers round. */
  const TOLERANCE = 1;

  const found = new Set<string>();
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > window.innerWidth) found.add(`scrolls to ${root.scrollWidth} px`);

  const whole = document.querySelector(part) ?? document.body;
  const other = whole === document.body ? ', [data-part="positioner"]' : '';
  const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && isShown(parent)) for (const word of wordsOf(node)) inspect(word, parent);
  }
  return [...found];

  function inspect({ text, rects }: { text: string; rects: DOMRect[] }, parent: Element): void {
    const lines = new Set(rects.map(({ top }) => Math.round(top)));
    const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (lines.size > 1 && letters <= MAX_UNBROKEN_LETTERS)
      found.add(`breaks '${text}' in '${textOf(parent)}'`);
    if (rects.some((rect) => isCut(rect, parent))) found.add(`cuts '${text}' in '${textOf(parent)}'`);
  }

  function wordsOf(node: Node): { text: string; rects: DOMRect[] }[] {
    return [...(node.textContent ?? '').matchAll(/[^\s\p{Pd}]+/gu)].map(({ 0: text, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      return { text, rects: [...range.getClientRects()] };
    });
  }

  /** True if the text is cut. Ignores vertical cuts in elements that scroll vertically. */
  function isCut({ left, right, top, bottom }: DOMRect, parent: Element): boolean {
    let scrolls = false;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      scrolls ||= /auto|scroll/.test(style.overflowY);
      if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue;
      const box = at.getBoundingClientRect();
      const isBeside = left < box.left - TOLERANCE || right > box.right + TOLERANCE;
      // Uses the middle of the text, because a box of one line may cut the space above and below letters.
      if (isBeside || (!scrolls && (top + bottom) / 2 > box.bottom)) return true;
    }
    return left < -TOLERANCE || right > window.innerWidth + TOLERANCE;
  }

  /** False for text in drawings, and for text of one pixel that only screen readers read. */
  function isShown(element: Element): boolean {
    if (element.closest(`svg, script, style, select${other}`)) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      const { position, display, visibility } = getComputedStyle(at);
      if (display === 'none' || visibility === 'hidden') return false;
      if (position === 'absolute' && width <= 1 && height <= 1) return false;
      if (at.id === 'main') return true;
    }
    return true;
  }

  function textOf(element: Element): string {
    return (element.textContent ?? '').slice(0, 60);
  }
}
