import { useEffect } from 'react';
import { forgetScreen, keepScreen, keptPath, showsData } from '../../lib/last-seen.ts';
import { currentUid } from '../../session/session.ts';

const emotionRules = new Set<string>();

const { insertRule } = CSSStyleSheet.prototype;
// Stores the rules that Emotion inserts, because `cssText` loses a shorthand with `var()` if a longhand follows.
CSSStyleSheet.prototype.insertRule = function (rule, index) {
  emotionRules.add(rule);
  return insertRule.call(this, rule, index);
};

function pageStyles(): string {
  const linked = [...document.styleSheets]
    .filter(({ href }) => href !== null)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  return [...emotionRules, ...linked].join('');
}

/** Milliseconds without a change after which a screen is kept. */
const QUIET_MS = 1_000;

const VERSION = new URL(import.meta.url).pathname;

/**
 * Keeps the drawn screen on this device. The next visit shows the kept screen before the app and its data load.
 * @param address path, query and hash of the drawn screen. The window may already have the next URL.
 */
export function useKeptScreen(address: string): void {
  useEffect(() => {
    const root = document.getElementById('root');
    const path = keptPath(address);
    if (root === null || path === null) return;
    const keep = () => keepNow(root, path);
    let timer = setTimeout(keep, QUIET_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, QUIET_MS);
    });
    observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
    const keepIfHidden = () => document.hidden && keep();
    document.addEventListener('visibilitychange', keepIfHidden);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', keepIfHidden);
    };
  }, [address]);
}

/**
 * Keeps the screen, or deletes the kept screen if a message such as "Players only" is shown. Does nothing offline,
 * because the data may be older than `seenAt`.
 */
function keepNow(root: HTMLElement, path: string): void {
  const uid = currentUid();
  if (uid === null || root.hidden || !navigator.onLine || !showsData(root)) return;
  if (root.querySelector('h1[data-message]') !== null) forgetScreen(path);
  else keepScreen(uid, VERSION, path, { html: root.innerHTML, styles: pageStyles(), seenAt: Date.now() });
}
