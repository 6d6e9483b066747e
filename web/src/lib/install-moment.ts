import { createStore } from './store.ts';

const installMoments = createStore(0);

/** Call after a sign-in or a reply. The app then offers its installation. */
export function announceInstallMoment(): void {
  installMoments.set(installMoments.get() + 1);
}

export const onInstallMoment = installMoments.subscribe;
