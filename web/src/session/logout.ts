import { signOut } from 'firebase/auth';
import { auth } from '../firebase.ts';
import { forgetGuestName } from '../lib/guest-name.ts';
import { forgetDraft } from '../lib/new-game-draft.ts';
import { within } from '../lib/within.ts';
import { readRecord } from '../push/record.ts';
import { forgetReachReports } from '../shared/reach/reach-reports.ts';

/** Milliseconds. Writes never settle offline, so the log-out does not wait longer. */
const LIMIT_MS = 3_000;

let leaving = false;

export function isLeaving(): boolean {
  return leaving;
}

/**
 * Signs out and deletes the user's data from this device. A file of its own, because the menu imports it without the
 * rest of the account code.
 */
export async function logout(): Promise<void> {
  leaving = true;
  try {
    await forgetDevice();
    await sendWrites();
    await signOut(auth);
    forgetGuestName();
    forgetDraft();
    forgetReachReports();
    await emptyCache();
  } finally {
    leaving = false;
  }
}

async function forgetDevice(): Promise<void> {
  if (readRecord() === null) return;
  try {
    await (await import('../push/forget-device.ts')).forgetDevice();
  } catch (error) {
    console.error('This device was not forgotten', error);
  }
}

/** Waits briefly for pending writes, which are lost with the cache. */
async function sendWrites(): Promise<void> {
  try {
    const { writesAreSent } = await import('../db/firestore.ts');
    await within(LIMIT_MS, writesAreSent());
  } catch (error) {
    console.warn('Something written may not have been sent', error);
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
