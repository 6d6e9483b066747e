import type { GameResponse } from '@fives/domain';
import { renewWhileVisible } from '../lib/while-visible.ts';
import { applyColourMode, fetchAheadWhenIdle, isSignedInHere } from './first-steps.ts';

// Runs on the server-rendered invite page, and starts the app only for signed-in users or after a tap. The app renders
// hidden and replaces the page when the game shows.

/** Set by the build: the app's entry and the other files of the next step. */
declare const APP: string;
declare const AHEAD: readonly string[];

/** Milliseconds after which rendered numbers are reloaded at once. */
const OLD_AFTER = 10_000;

const drawn = document.querySelector<HTMLElement>('[data-first-page]');
const root = document.getElementById('root');
/** Text of the last tapped button, or null. */
let tapped = earlyTap();
let isStarting = false;
let hasFailed = false;

applyColourMode();
if (drawn && root) {
  showZone(drawn);
  drawn.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // A browser does not retry a failed script, so the next tap reloads the page.
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

/** Returns the button tapped before this script loaded, and removes it from the URL. */
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

/**
 * Replaces the page when the app shows a heading, which skeletons do not have. Then clicks the app's button with the
 * same text.
 */
function takeOver(page: HTMLElement, element: HTMLElement, watch: MutationObserver): void {
  if (element.querySelector('main h1') === null) return;
  if (page.isConnected) {
    page.remove();
    element.hidden = false;
    // A manual action replaces the earlier tap.
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

function showZone(page: HTMLElement): void {
  const note = page.querySelector<HTMLElement>('[data-zone]');
  const { answer } = page.dataset;
  if (note === null || !answer) return;
  const { timeZone, gameInstances } = JSON.parse(answer) as GameResponse;
  const clock = (zone: string | undefined) =>
    new Date(gameInstances[0]?.startDateTime ?? '').toLocaleString('en-GB', { timeZone: zone });
  note.hidden = clock(timeZone) === clock(undefined);
}
