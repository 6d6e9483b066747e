import { recall, remember } from '../lib/device-memory.ts';

const KEY = 'fives.push.declined';

export function hasDeclinedPushes(): boolean {
  return recall(KEY) !== null;
}

export function rememberDeclined(): void {
  remember(KEY, true);
}
