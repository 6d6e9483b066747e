import { recall, remember } from '../lib/device-memory.ts';

const KEY = 'fives.push.declined';

/** True if someone declined notifications on this device, so the app does not ask again. */
export function hasDeclined(): boolean {
  return recall(KEY) !== null;
}

export function rememberDeclined(): void {
  remember(KEY, true);
}
