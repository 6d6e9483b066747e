import { signOut } from 'firebase/auth';
import { auth } from '../firebase.ts';
import { forgetDraft, forgetGuestName } from '../lib/remembered-input.ts';
import { withTimeout } from '../lib/timers.ts';
import { readRecord } from '../push/record.ts';
import { forgetReachReports } from '../shared/reach/reach.ts';

/** Maximum wait in ms, because writes never settle offline. */
const LIMIT_MS = 3_000;

let isInProgress = false;

export function isLoggingOut(): boolean {
  return isInProgress;
}

/**
 * Signs out and deletes the user's data from this device. In a separate file, because the menu needs no other code for
 * accounts.
 */
export async function logout(): Promise<void> {
  isInProgress = true;
  try {
    await forgetDevice();
    await sendWrites();
    await signOut(auth);
    forgetGuestName();
    forgetDraft();
    forgetReachReports();
    await emptyCache();
  } finally {
    isInProgress = false;
  }
}

async function forgetDevice(): Promise<void> {
  if (readRecord() === null) return;
  try {
    await (await import('../push/device.ts')).forgetDevice();
  } catch (error) {
    console.error('The push registration was not deleted', error);
  }
}

/** Waits for pending writes, because the cache, which stores them, is deleted next. */
async function sendWrites(): Promise<void> {
  try {
    const { waitForWrites } = await import('../db/firestore.ts');
    await withTimeout(LIMIT_MS, waitForWrites());
  } catch (error) {
    console.warn('Pending writes may not have been sent', error);
  }
}

/** Only logs a failure, because the user is already signed out. */
async function emptyCache(): Promise<void> {
  try {
    (await import('../db/writes.ts')).forgetUnansweredWrites();
    await (await import('../db/firestore.ts')).emptyCache();
  } catch (error) {
    console.error('The cache was not emptied', error);
  }
}
