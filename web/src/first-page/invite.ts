import type { GameResponse } from '@fives/domain';
import { refreshWhileVisible } from '../lib/timers.ts';
import { addAppStyles, applyColourMode, isSignedInHere, prefetchWhenIdle } from './script-helpers.ts';

// Runs on the server-rendered invite page. Starts the app for signed-in users, after a tap, or if the server sets
// `data-starts`. The app renders hidden, and replaces the page when the app shows the game.

/** URLs of the app's entry script, its style sheet and its other scripts. The build sets them. */
declare const APP: string;
declare const APP_STYLES: string;
declare const PREFETCHED: readonly string[];

/** Age in ms from which the rendered page is refreshed at once. */
const MAX_AGE_MS = 10_000;

const firstPage = document.querySelector<HTMLElement>('[data-first-page]');
const root = document.getElementById('root');
let tappedLabel = takeTapFromUrl();
let isStarting = false;
let hasFailed = false;

applyColourMode();
if (firstPage && root) {
  updateZoneNote(firstPage);
  firstPage.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // A browser does not retry a failed script, so the next tap reloads the page.
    if (button === null || hasFailed) return;
    event.preventDefault();
    startWithTap(firstPage, root, button.textContent);
  });
  if (tappedLabel !== null) startWithTap(firstPage, root, tappedLabel);
  else if (isSignedInHere() || document.currentScript?.dataset.starts === 'app')
    void startApp(firstPage, root);
  else {
    prefetchWhenIdle([APP, ...PREFETCHED]);
    if (Date.now() - Number(firstPage.dataset.drawnAt) > MAX_AGE_MS) void refresh(firstPage);
    refreshWhileVisible(() => void refresh(firstPage));
  }
}

/** Returns the text of a button that was tapped before this script loaded. Removes the text from the URL. */
function takeTapFromUrl(): string | null {
  const address = new URL(location.href);
  const label = address.searchParams.get('tap');
  if (label === null) return null;
  address.searchParams.delete('tap');
  if (!address.searchParams.get('key')) address.searchParams.delete('key');
  history.replaceState(null, '', address);
  return label;
}

function startWithTap(page: HTMLElement, element: HTMLElement, label: string): void {
  tappedLabel = label;
  for (const button of page.querySelectorAll('button'))
    button.setAttribute('aria-busy', String(button.textContent === label));
  void startApp(page, element);
}

async function startApp(page: HTMLElement, element: HTMLElement): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  addAppStyles(APP_STYLES);
  const observer = new MutationObserver(() => replacePage(page, element, observer));
  observer.observe(element, { childList: true, subtree: true, attributes: true });
  try {
    await import(/* @vite-ignore */ APP);
  } catch (error) {
    observer.disconnect();
    isStarting = false;
    hasFailed = true;
    for (const button of page.querySelectorAll('button')) button.removeAttribute('aria-busy');
    console.error('The app did not start', error);
  }
}

/**
 * Replaces the page when the app shows a heading, which skeletons do not have. Then clicks the app's button with the
 * text of the tapped button.
 */
function replacePage(page: HTMLElement, element: HTMLElement, observer: MutationObserver): void {
  if (element.querySelector('main h1') === null) return;
  if (page.isConnected) {
    page.remove();
    element.hidden = false;
    // A new tap or key press cancels the earlier tap.
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, () => observer.disconnect(), { once: true });
  }
  const buttons = element.querySelectorAll<HTMLButtonElement>('main button:not(:disabled)');
  const appButton = [...buttons].find(({ textContent }) => textContent === tappedLabel);
  if (tappedLabel !== null && appButton === undefined) return;
  observer.disconnect();
  appButton?.focus();
  appButton?.click();
}

async function refresh(page: HTMLElement): Promise<void> {
  if (isStarting || document.visibilityState !== 'visible') return;
  const response = await fetch(location.href, { cache: 'no-cache' }).catch(() => null);
  if (response === null || !(response.ok || response.status === 404)) return;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const newer = next.querySelector<HTMLElement>('[data-first-page]');
  if (isStarting || newer === null) return;
  const focused = page.contains(document.activeElement) ? document.activeElement?.textContent : null;
  page.dataset.answer = newer.dataset.answer;
  page.replaceChildren(...newer.childNodes);
  updateZoneNote(page);
  const focusable = page.querySelectorAll<HTMLElement>('a, button');
  [...focusable].find(({ textContent }) => textContent === focused)?.focus();
}

function updateZoneNote(page: HTMLElement): void {
  const note = page.querySelector<HTMLElement>('[data-zone]');
  const { answer } = page.dataset;
  if (note === null || !answer) return;
  const { timeZone, gameInstances } = JSON.parse(answer) as GameResponse;
  const localTime = (zone: string | undefined) =>
    new Date(gameInstances[0]?.startDateTime ?? '').toLocaleString('en-GB', { timeZone: zone });
  note.hidden = localTime(timeZone) === localTime(undefined);
}
