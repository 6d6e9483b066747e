import { useEffect, useState } from 'react';
import { onInstallMoment, shareButtonPosition, thisDevice } from '../../lib/device.ts';
import { recall, remember } from '../../lib/device-memory.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
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

const OFFERED_KEY = 'fives.install-offered';

const state = createStore<State>({ prompt: null, isGuideOpen: false });

// The event fires once, soon after page load, so a component would listen too late.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  update({ prompt: event as InstallPrompt });
});
window.addEventListener('appinstalled', () => update({ prompt: null }));

export function useCanInstall(): boolean {
  const hasPrompt = useStore(state, ({ prompt }) => prompt !== null);
  return hasPrompt || shareButtonPosition(thisDevice()) !== null;
}

function useIsGuideOpen(): boolean {
  return useStore(state, ({ isGuideOpen }) => isGuideOpen);
}

export function install(): void {
  const { prompt } = state.get();
  update({ prompt: null, isGuideOpen: prompt === null });
  prompt?.prompt().catch((error: unknown) => console.error('Installing failed', error));
}

function offerGuideOnce(): void {
  if (shareButtonPosition(thisDevice()) !== null && recordFirstOffer()) update({ isGuideOpen: true });
}

function closeGuide(): void {
  update({ isGuideOpen: false });
}

/** Returns true on the first call on a device. Returns false without storage, so that the offer does not repeat. */
function recordFirstOffer(): boolean {
  return recall(OFFERED_KEY) === null && remember(OFFERED_KEY, true);
}

function update(part: Partial<State>): void {
  state.set({ ...state.get(), ...part });
}

// Loads on demand because few people see the guide.
const InstallGuide = lazyPart(async () => (await import('./install-guide.tsx')).InstallGuide);

/** Render this component once per page. */
export function InstallOffer() {
  const isOpen = useIsGuideOpen();
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  useEffect(() => onInstallMoment(offerGuideOnce), []);
  return isNeeded && <InstallGuide open={isOpen} onClose={closeGuide} />;
}
