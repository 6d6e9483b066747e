import type { Uid } from '@fives/domain';
import { forgetByPrefix, recall, remember, SIGNED_IN } from './device-memory.ts';

export interface SeenScreen {
  readonly html: string;
  readonly styles: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

interface KeptList {
  readonly uid: Uid;
  /** The app's entry script, whose name changes with each version. */
  readonly version: string;
  /** Paths of the kept screens, last seen first. */
  readonly paths: readonly string[];
}

/**
 * Addresses of home, games, statistics and instances. These screens have no form. The only query is the `key` of a
 * link.
 */
const KEPT_ADDRESS = /^(\/|\/gi\/[^/?#]+|\/game\/[^/?#]+(?:\/stats)?)(?:\?key=[^&#]*)?$/;
/** A screen has about 100,000 characters. A browser stores about two million. */
const MAX_SCREENS = 6;
const MAX_LENGTH = 300_000;

const LIST = 'fives.seen';
const screenKey = (path: string) => `${LIST} ${path}`;

export function keptPath(address: string): string | null {
  return KEPT_ADDRESS.exec(address)?.[1] ?? null;
}

/** Returns null if the screen is missing, damaged, too large, or of another user or version. */
export function recallScreen(address: string, version: string): SeenScreen | null {
  const path = keptPath(address);
  const uid = recall(SIGNED_IN);
  if (path === null || typeof uid !== 'string' || !keptPaths(uid, version).includes(path)) return null;
  const screen = recall(screenKey(path)) as Partial<SeenScreen> | null;
  if (typeof screen?.html !== 'string' || typeof screen.styles !== 'string') return null;
  const { html, styles, seenAt } = screen;
  return typeof seenAt === 'number' && isSmall({ html, styles }) ? { html, styles, seenAt } : null;
}

/** Stores the screen, unless the screen is too large or another tab has changed the user. */
export function keepScreen(uid: Uid, version: string, path: string, screen: SeenScreen): void {
  if (recall(SIGNED_IN) !== uid || !isSmall(screen)) return;
  const kept = keptPaths(uid, version);
  if (kept.length === 0) forgetScreens();
  const others = kept.filter((other) => other !== path);
  for (const old of others.slice(MAX_SCREENS - 1)) forgetScreen(old);
  const list: KeptList = { uid, version, paths: [path, ...others.slice(0, MAX_SCREENS - 1)] };
  if (!remember(LIST, list) || !remember(screenKey(path), screen)) forgetScreens();
}

export function forgetScreen(path: string): void {
  remember(screenKey(path), null);
}

/** @param uid null for a visitor. Then all screens are deleted. */
export function forgetScreensOfOthers(uid: Uid | null): void {
  if ((recall(LIST) as Partial<KeptList> | null)?.uid !== uid) forgetScreens();
}

function forgetScreens(): void {
  forgetByPrefix(LIST);
}

function isSmall({ html, styles }: Omit<SeenScreen, 'seenAt'>): boolean {
  return html.length + styles.length <= MAX_LENGTH;
}

function keptPaths(uid: Uid, version: string): readonly string[] {
  const list = recall(LIST) as Partial<KeptList> | null;
  const isOwn = list?.uid === uid && list.version === version && Array.isArray(list.paths);
  return isOwn && list.paths ? list.paths : [];
}

/** True if no part of the screen is loading, and the app shows a heading. Skeletons have no heading. */
export function showsData(root: HTMLElement): boolean {
  // The landing page stays in the root until the app renders.
  const isLoading = root.querySelector('[aria-busy="true"], [data-first-page]') !== null;
  return !isLoading && root.querySelector('main h1') !== null;
}
