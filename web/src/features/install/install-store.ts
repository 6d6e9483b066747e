import { shareButtonPosition, thisDevice } from '../../lib/apple-device.ts';
import { recall, remember } from '../../lib/device-memory.ts';
import { createStore, useStore } from '../../lib/store.ts';

/** The `beforeinstallprompt` event of Chromium, which TypeScript's DOM types lack. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

interface State {
  /** The browser's prompt, usable once. */
  readonly prompt: InstallPrompt | null;
  readonly isGuideOpen: boolean;
}

const OFFERED = 'fives.install-offered';

const state = createStore<State>({ prompt: null, isGuideOpen: false });

// The event fires once, soon after page load, so a component would listen too late.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  set({ prompt: event as InstallPrompt });
});
window.addEventListener('appinstalled', () => set({ prompt: null }));

export function useCanInstall(): boolean {
  const hasPrompt = useStore(state, ({ prompt }) => prompt !== null);
  return hasPrompt || shareButtonPosition(thisDevice()) !== null;
}

export function useIsGuideOpen(): boolean {
  return useStore(state, ({ isGuideOpen }) => isGuideOpen);
}

/** Shows the browser's prompt, or the guide without one. */
export function install(): void {
  const { prompt } = state.get();
  set({ prompt: null, isGuideOpen: prompt === null });
  prompt?.prompt().catch((error: unknown) => console.error('Installing failed', error));
}

/** Opens the guide once per device, on devices that need it. */
export function offerOnce(): void {
  if (shareButtonPosition(thisDevice()) === null || isOffered()) return;
  set({ isGuideOpen: true });
}

export function closeGuide(): void {
  set({ isGuideOpen: false });
}

/** Returns true without storage, so that the offer does not repeat. */
function isOffered(): boolean {
  return recall(OFFERED) !== null || !remember(OFFERED, true);
}

function set(part: Partial<State>): void {
  state.set({ ...state.get(), ...part });
}
