import type { GiId, GuestInput, RegisterInput, Reply, Uid } from '@fives/domain';
import { callApi } from '../../../api/client.ts';
import { inviteKey } from '../../../config/paths.ts';
import { rememberGuestName } from '../../../lib/guest-name.ts';
import { announceInstallMoment } from '../../../lib/install-moment.ts';
import { warnWhileUnsent } from '../../../lib/unsent.ts';
import { createAccount, ensureSignedIn, isEmailTaken, toAuthMessage } from '../../../session/account.ts';
import type { Refusal } from '../../../ui/checked-form.tsx';
import { toastError } from '../../../ui/toasts.ts';

export const NOT_SAVED = "Couldn't save your reply";

const EMAIL_TAKEN = "This email already has an account. Log in and we'll save your reply.";

export type Join = ReturnType<typeof joinWith>;

/**
 * Joins a newcomer with the chosen reply and calls `onDone`, also after a failure, which shows a toast. The dialog
 * stays open if the newcomer already has an account.
 */
export function joinWith(giId: GiId, reply: Reply, onDone: () => void) {
  const visibly = async (work: Promise<void>) => {
    await saidIfFailed(work);
    onDone();
    return null;
  };
  return {
    asGuest: (form: GuestInput) => visibly(joinAsGuest(giId, reply, form)),
    /** Returns a refusal if the email already has an account, or null if the dialog is done. */
    async asNewPlayer(form: RegisterInput): Promise<Refusal | null> {
      const joining = joinAsNewPlayer(giId, reply, form);
      const isTaken = await joining.then(() => false, isEmailTaken);
      return isTaken ? { message: EMAIL_TAKEN } : visibly(joining);
    },
  };
}

export function replyAs(uid: Uid, giId: GiId, status: Reply): Promise<void> {
  const reply = async () => {
    await showKeyOf(giId);
    await callApi('reply', { params: { giId, uid }, body: { status } });
  };
  return saidIfFailed(reply());
}

/** Loads the database only for a link with a key, because few links have one. */
async function showKeyOf(giId: GiId): Promise<void> {
  if (inviteKey() !== null) await (await import('../../../db/admissions.ts')).showKey(giId);
}

async function saidIfFailed(work: Promise<unknown>): Promise<void> {
  try {
    await warnWhileUnsent(work);
    announceInstallMoment();
  } catch (error) {
    console.error(NOT_SAVED, error);
    toastError(`${NOT_SAVED}. ${toAuthMessage(error, 'Please try again.')}`);
  }
}

// Uses the API instead of Firestore, because a newcomer needs to know at once whether they are in.
async function joinAsGuest(giId: GiId, status: Reply, { name }: GuestInput): Promise<void> {
  const anonUid = await ensureSignedIn();
  await showKeyOf(giId);
  await callApi('joinAsGuest', { params: { giId }, body: { name, anonUid, status } });
  rememberGuestName(anonUid, name);
}

/** Registers with a yes, or joins directly with a no. A yes changed to no would notify the organiser of a drop-out. */
async function joinAsNewPlayer(giId: GiId, reply: Reply, form: RegisterInput): Promise<void> {
  const { uid } = await createAccount(form);
  await showKeyOf(giId);
  const body = { uid, name: form.name, email: form.email };
  if (reply === 'PLAYING') {
    await callApi('joinAsNewPlayer', { params: { giId }, body });
    return;
  }
  await callApi('createPlayer', { body });
  await callApi('reply', { params: { giId, uid }, body: { status: reply } });
}
