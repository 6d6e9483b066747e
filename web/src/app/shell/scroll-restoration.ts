import { hashOf } from '@fives/domain';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepsScroll } from '../../lib/steps-back.ts';

const STORAGE_KEY = 'fives.scrolled-to';

/** Maximum wait in ms until a page has its earlier height. Live data arrives after the first render. */
const MAX_WAIT_MS = 10_000;
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const scrollPositions = readScrollPositions();
window.addEventListener('pagehide', storeScrollPositions);

/**
 * Scrolls a new page to the top or to its hash. Restores the position after a reload or a return. Render once, outside
 * all screens.
 */
export function ScrollRestoration(): null {
  const { key, pathname, hash, state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const keepsPosition = !isReturn && keepsScroll(state);
  // The first page always has the same `key`, so `pageKey` also includes the path. `hashOf` hides invite links, which
  // must not be stored on the device.
  const pageKey = hashOf(`${key} ${pathname}${hash}`);
  useLayoutEffect(() => {
    // The browser would scroll at once, while the previous page still shows.
    window.history.scrollRestoration = 'manual';
    const scrollTop = isReturn ? scrollPositions[pageKey] : undefined;
    let isSettled = keepsPosition;
    const savePosition = () => {
      if (isSettled) scrollPositions[pageKey] = window.scrollY;
    };
    const settle = () => {
      isSettled = true;
      savePosition();
    };
    const tryToScroll = () => {
      if (!isSettled && scrollTo(scrollTop, hash)) settle();
    };
    tryToScroll();
    savePosition();
    const resizeObserver = new ResizeObserver(tryToScroll);
    resizeObserver.observe(document.documentElement);
    const timeout = setTimeout(settle, MAX_WAIT_MS);
    const listeners = new AbortController();
    const listenerOptions = { passive: true, signal: listeners.signal };
    window.addEventListener('scroll', savePosition, listenerOptions);
    for (const type of USER_INPUT_EVENTS) window.addEventListener(type, settle, listenerOptions);
    return () => {
      listeners.abort();
      resizeObserver.disconnect();
      clearTimeout(timeout);
    };
  }, [pageKey, hash, isReturn, keepsPosition]);
  return null;
}

/** Returns false if the page is too short for `scrollTop`, or does not contain the element of `hash`. */
function scrollTo(scrollTop: number | undefined, hash: string): boolean {
  const element = scrollTop === undefined ? document.getElementById(hash.slice(1)) : null;
  if (element !== null) {
    element.scrollIntoView();
    return true;
  }
  const top = scrollTop ?? 0;
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 1 && (scrollTop !== undefined || hash === '');
}

function readScrollPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function storeScrollPositions(): void {
  // After a reload, the browser restores the scroll position of prerendered pages.
  window.history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(scrollPositions));
  } catch (error) {
    console.warn('Scroll positions were not stored', error);
  }
}
