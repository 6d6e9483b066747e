import { recall, remember } from '../lib/device-memory.ts';

const KEY = 'fives.push.declined';

/** Whether somebody on this device has said that they need not be told; then they are not asked again. */
export function hasDeclined(): boolean {
  return recall(KEY) !== null;
}

/** Remembers that they have. The screen of notifications still lets them change their mind. */
export function rememberDeclined(): void {
  remember(KEY, true);
}
