import { shareButtonPosition, thisDevice } from '../../lib/apple-device.ts';
import { recall, remember } from '../../lib/device-memory.ts';
import { createStore, useStore } from '../../lib/store.ts';

/** A browser's own offer to install the app, which Chromium alone makes and no type library knows. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

interface State {
  /** The browser's offer, good for one use. */
  readonly prompt: InstallPrompt | null;
  /** Whether the guide for Safari is open. */
  readonly isGuideOpen: boolean;
}

const OFFERED = 'fives.install-offered';

const state = createStore<State>({ prompt: null, isGuideOpen: false });

// The browser makes its offer once, soon after the page has loaded: whoever draws a button for it comes too late.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  set({ prompt: event as InstallPrompt });
});
window.addEventListener('appinstalled', () => set({ prompt: null }));

/** Whether there is a way to install the app here, live. */
export function useCanInstall(): boolean {
  const hasPrompt = useStore(state, ({ prompt }) => prompt !== null);
  return hasPrompt || shareButtonPosition(thisDevice()) !== null;
}

/** Whether the guide for Safari is open, live. */
export function useIsGuideOpen(): boolean {
  return useStore(state, ({ isGuideOpen }) => isGuideOpen);
}

/** Starts the browser's own installation, or opens the guide where there is none. */
export function install(): void {
  const { prompt } = state.get();
  set({ prompt: null, isGuideOpen: prompt === null });
  prompt?.prompt().catch((error: unknown) => console.error('Installing failed', error));
}

/** Opens the guide where it is of use, the first time on this device. */
export function offerOnce(): void {
  if (shareButtonPosition(thisDevice()) === null || isOffered()) return;
  set({ isGuideOpen: true });
}

export function closeGuide(): void {
  set({ isGuideOpen: false });
}

/** Also true where nothing can be remembered: better no offer than one each time. */
function isOffered(): boolean {
  return recall(OFFERED) !== null || !remember(OFFERED, true);
}

function set(part: Partial<State>): void {
  state.set({ ...state.get(), ...part });
}
