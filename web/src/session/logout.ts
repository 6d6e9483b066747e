import { signOut } from 'firebase/auth';
import { auth } from '../firebase.ts';
import { forgetGuestName } from '../lib/guest-name.ts';
import { forgetDraft } from '../lib/new-game-draft.ts';
import { within } from '../lib/within.ts';
import { readRecord } from '../push/record.ts';
import { forgetReachReports } from '../shared/reach/reach-reports.ts';

/** While offline nothing is sent; nobody should wait for it to log out. */
const LIMIT_MS = 3_000;

let leaving = false;

/** Whether somebody is logging out in this tab. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Signs out, and leaves on this device nothing of whoever was signed in: the next person on it may be another. In a file
 * of its own because the menu needs it at once, and the rest of the account only on demand.
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

/** Ends pushes to this device, where there are any: the next person on it must not get them. */
async function forgetDevice(): Promise<void> {
  if (readRecord() === null) return;
  try {
    await (await import('../push/forget-device.ts')).forgetDevice();
  } catch (error) {
    console.error('This device was not forgotten', error);
  }
}

/** Gives what was written a moment to be sent, as it goes with the cache. */
async function sendWrites(): Promise<void> {
  try {
    const { writesAreSent } = await import('../db/firestore.ts');
    await within(LIMIT_MS, writesAreSent());
  } catch (error) {
    console.warn('Something written may not have been sent', error);
  }
}

/** A failure is only logged: whoever logs out is signed out by then. */
async function emptyCache(): Promise<void> {
  try {
    (await import('../db/unanswered-writes.ts')).forgetUnansweredWrites();
    await (await import('../db/firestore.ts')).emptyCache();
  } catch (error) {
    console.error('The cache was not emptied', error);
  }
}
