import { createStore } from './store.ts';

const moments = createStore(0);

/** Announces a sign-in or a reply, after which the app offers its installation. */
export function announceInstallMoment(): void {
  moments.set(moments.get() + 1);
}

export const onInstallMoment = moments.subscribe;
