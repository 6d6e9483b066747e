import { hashOf } from '@fives/domain';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepsScroll } from '../../lib/keeps-scroll.ts';

/** Where the places outlast a reload. */
const STORED_AS = 'fives.scrolled-to';

/** How long a page may take to become as tall as it was, in ms: what is read live comes a moment after the rest. */
const PATIENCE_MS = 10_000;
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How far down each page is scrolled, in pixels. */
const scrollPositions = readScrollPositions();
window.addEventListener('pagehide', storeScrollPositions);

/**
 * Scrolls a new page to its top, or to the part that its link names; one that somebody comes back to, or loads anew, to
 * where they left it; and leaves one where it is that the app steps onto by itself. Stands once, around all screens.
 */
export function ScrollRestoration(): null {
  const { key, pathname, hash, state } = useLocation();
  const isComingBack = useNavigationType() === 'POP';
  const isKept = !isComingBack && keepsScroll(state);
  // Every page that the app was opened on has the same key.
  // The path may be an invite, which must not stay on the device after a log-out.
  const page = hashOf(`${key} ${pathname}${hash}`);
  useLayoutEffect(() => {
    // The browser would scroll at once, while the page before is still there.
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

/** Whether the page was tall enough for the place, or had the part that is named. */
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

/** Nothing where nothing can be kept: then a reload begins at the top. */
function readScrollPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function storeScrollPositions(): void {
  // Pages that are there before the app are scrolled by the browser.
  window.history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(scrollPositions));
  } catch (error) {
    console.warn('A reload will begin at the top', error);
  }
}
