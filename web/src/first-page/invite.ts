import type { GameResponse } from '@fives/domain';
import { renewWhileVisible } from '../lib/while-visible.ts';
import { applyColourMode, fetchAheadWhenIdle, isSignedInHere } from './first-steps.ts';

// Runs once the invite page stands there as the server drew it. The app's parts are only fetched; the app itself starts
// where somebody is signed in, or taps. It draws out of sight, and takes the page's place once it has the game.

/** The app's entry, and all else that the next step loads; the build fills them in. */
declare const APP: string;
declare const AHEAD: readonly string[];

/** The age from which numbers are old on arrival, in milliseconds. */
const OLD_AFTER = 10_000;

const drawn = document.querySelector<HTMLElement>('[data-first-page]');
const root = document.getElementById('root');
/** What stands on the button that was tapped last. */
let tapped = earlyTap();
let isStarting = false;
let hasFailed = false;

applyColourMode();
if (drawn && root) {
  showZone(drawn);
  drawn.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // A browser tries no script twice: after a failure the tap asks for the page anew.
    if (button === null || hasFailed) return;
    event.preventDefault();
    keepTap(drawn, root, button.textContent);
  });
  if (tapped !== null) keepTap(drawn, root, tapped);
  else if (isSignedInHere() || document.currentScript?.dataset.starts === 'app') void startApp(drawn, root);
  else {
    fetchAheadWhenIdle([APP, ...AHEAD]);
    if (Date.now() - Number(drawn.dataset.drawnAt) > OLD_AFTER) void renew(drawn);
    renewWhileVisible(() => void renew(drawn));
  }
}

/** What was tapped before this script was there; the address is then again what it was. */
function earlyTap(): string | null {
  const address = new URL(location.href);
  const early = address.searchParams.get('tap');
  if (early === null) return null;
  address.searchParams.delete('tap');
  if (!address.searchParams.get('key')) address.searchParams.delete('key');
  history.replaceState(null, '', address);
  return early;
}

function keepTap(page: HTMLElement, element: HTMLElement, words: string): void {
  tapped = words;
  for (const button of page.querySelectorAll('button'))
    button.setAttribute('aria-busy', String(button.textContent === words));
  void startApp(page, element);
}

async function startApp(page: HTMLElement, element: HTMLElement): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  const watch = new MutationObserver(() => takeOver(page, element, watch));
  watch.observe(element, { childList: true, subtree: true, attributes: true });
  try {
    await import(/* @vite-ignore */ APP);
  } catch (error) {
    watch.disconnect();
    isStarting = false;
    hasFailed = true;
    for (const button of page.querySelectorAll('button')) button.removeAttribute('aria-busy');
    console.error('The app did not start', error);
  }
}

/** Every screen has a heading, and none of what stands there in the meantime. The tap is done on the app's own button. */
function takeOver(page: HTMLElement, element: HTMLElement, watch: MutationObserver): void {
  if (element.querySelector('main h1') === null) return;
  if (page.isConnected) {
    page.remove();
    element.hidden = false;
    // Whoever goes on by hand has no use for the tap any more.
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, () => watch.disconnect(), { once: true });
  }
  const buttons = element.querySelectorAll<HTMLButtonElement>('main button:not(:disabled)');
  const same = [...buttons].find(({ textContent }) => textContent === tapped);
  if (tapped !== null && same === undefined) return;
  watch.disconnect();
  same?.focus();
  same?.click();
}

/** Has the server draw the page anew, and keeps the focus where it was. */
async function renew(page: HTMLElement): Promise<void> {
  if (isStarting || document.visibilityState !== 'visible') return;
  const response = await fetch(location.href, { cache: 'no-cache' }).catch(() => null);
  if (response === null || !(response.ok || response.status === 404)) return;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const newer = next.querySelector<HTMLElement>('[data-first-page]');
  if (isStarting || newer === null) return;
  const focused = page.contains(document.activeElement) ? document.activeElement?.textContent : null;
  page.dataset.answer = newer.dataset.answer;
  page.replaceChildren(...newer.childNodes);
  showZone(page);
  const focusable = page.querySelectorAll<HTMLElement>('a, button');
  [...focusable].find(({ textContent }) => textContent === focused)?.focus();
}

/** Says on whose clock the time is, where the clock of whoever reads it shows another. */
function showZone(page: HTMLElement): void {
  const note = page.querySelector<HTMLElement>('[data-zone]');
  const { answer } = page.dataset;
  if (note === null || !answer) return;
  const { timeZone, gameInstances } = JSON.parse(answer) as GameResponse;
  const clock = (zone: string | undefined) =>
    new Date(gameInstances[0]?.startDateTime ?? '').toLocaleString('en-GB', { timeZone: zone });
  note.hidden = clock(timeZone) === clock(undefined);
}
