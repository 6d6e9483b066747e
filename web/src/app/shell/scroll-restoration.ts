import { hashOf } from '@fives/domain';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepsScroll } from '../../lib/keeps-scroll.ts';

const STORED_AS = 'fives.scrolled-to';

/** Milliseconds that a page may take to reach its earlier height. Live data arrives after the first render. */
const PATIENCE_MS = 10_000;
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scroll position of each page in pixels. */
const scrollPositions = readScrollPositions();
window.addEventListener('pagehide', storeScrollPositions);

/**
 * Scrolls a new page to the top or its hash, and restores the position after a reload or return. Render
 * `ScrollRestoration` once, around all screens.
 */
export function ScrollRestoration(): null {
  const { key, pathname, hash, state } = useLocation();
  const isComingBack = useNavigationType() === 'POP';
  const isKept = !isComingBack && keepsScroll(state);
  // Every page that opens the app has the same key. The path may be an invite, which must not stay on the device.
  const page = hashOf(`${key} ${pathname}${hash}`);
  useLayoutEffect(() => {
    // The browser would scroll at once, while the previous page still shows.
    window.history.scrollRestoration = 'manual';
    const scrollTop = isComingBack ? scrollPositions[page] : undefined;
    let isThere = isKept;
    const note = () => {
      if (isThere) scrollPositions[page] = window.scrollY;
    };
    const stay = () => {
      isThere = true;
      note();
    };
    const come = () => {
      if (!isThere && scrollTo(scrollTop, hash)) stay();
    };
    come();
    note();
    const growth = new ResizeObserver(come);
    growth.observe(document.documentElement);
    const patience = setTimeout(stay, PATIENCE_MS);
    const left = new AbortController();
    const listening = { passive: true, signal: left.signal };
    window.addEventListener('scroll', note, listening);
    for (const type of BY_HAND) window.addEventListener(type, stay, listening);
    return () => {
      left.abort();
      growth.disconnect();
      clearTimeout(patience);
    };
  }, [page, hash, isComingBack, isKept]);
  return null;
}

/** Returns true if the page was tall enough for `scrollTop` or contained the part named by `hash`. */
function scrollTo(scrollTop: number | undefined, hash: string): boolean {
  const part = scrollTop === undefined ? document.getElementById(hash.slice(1)) : null;
  if (part !== null) {
    part.scrollIntoView();
    return true;
  }
  const top = scrollTop ?? 0;
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 1 && (scrollTop !== undefined || hash === '');
}

function readScrollPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function storeScrollPositions(): void {
  // The browser scrolls prerendered pages.
  window.history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(scrollPositions));
  } catch (error) {
    console.warn('A reload will begin at the top', error);
  }
}
