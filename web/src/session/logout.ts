import { signOut } from 'firebase/auth';
import { auth } from '../firebase.ts';
import { forgetGuestName } from '../lib/guest-name.ts';
import { forgetDraft } from '../lib/new-game-draft.ts';
import { within } from '../lib/within.ts';
import { readRecord } from '../push/record.ts';
import { forgetReachReports } from '../shared/reach/reach-reports.ts';

/** Maximum wait in ms. Writes never settle offline. */
const LIMIT_MS = 3_000;

let loggingOut = false;

export function isLoggingOut(): boolean {
  return loggingOut;
}

/**
 * Signs out and deletes the user's data from this device. In a separate file, because the menu needs no other account
 * code.
 */
export async function logout(): Promise<void> {
  loggingOut = true;
  try {
    await forgetDevice();
    await sendWrites();
    await signOut(auth);
    forgetGuestName();
    forgetDraft();
    forgetReachReports();
    await emptyCache();
  } finally {
    loggingOut = false;
  }
}

async function forgetDevice(): Promise<void> {
  if (readRecord() === null) return;
  try {
    await (await import('../push/forget-device.ts')).forgetDevice();
  } catch (error) {
    console.error('The push registration was not deleted', error);
  }
}

/** Waits briefly for pending writes, which are lost with the cache. */
async function sendWrites(): Promise<void> {
  try {
    const { waitForWrites } = await import('../db/firestore.ts');
    await within(LIMIT_MS, waitForWrites());
  } catch (error) {
    console.warn('Pending writes may not have been sent', error);
  }
}

/** Empties the cache. A failure is only logged because the user is already signed out. */
async function emptyCache(): Promise<void> {
  try {
    (await import('../db/unanswered-writes.ts')).forgetUnansweredWrites();
    await (await import('../db/firestore.ts')).emptyCache();
  } catch (error) {
    console.error('The cache was not emptied', error);
  }
}
