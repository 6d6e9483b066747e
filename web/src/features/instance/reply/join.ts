import type { GiId, GuestInput, RegisterInput, Reply, Uid } from '@fives/domain';
import { callApi } from '../../../api/client.ts';
import { inviteKey } from '../../../config/paths.ts';
import { rememberGuestName } from '../../../lib/guest-name.ts';
import { announceInstallMoment } from '../../../lib/install-moment.ts';
import { warnWhileUnsent } from '../../../lib/unsent.ts';
import { createAccount, ensureSignedIn, isEmailTaken, toAuthMessage } from '../../../session/account.ts';
import type { Refusal } from '../../../ui/checked-form.tsx';
import { toastError } from '../../../ui/toasts.ts';

/** What is said, in a toast, when a reply did not get through. */
export const NOT_SAVED = "Couldn't save your reply";

const EMAIL_TAKEN = "This email already has an account. Log in and we'll save your reply.";

export interface Join {
  readonly asGuest: (form: GuestInput) => Promise<null>;
  /** Returns that the email has an account already, and nobody joined; null where the dialog is done. */
  readonly asNewPlayer: (form: RegisterInput) => Promise<Refusal | null>;
}

/**
 * Gives a newcomer a place with the reply they chose. Whatever fails is logged and said in a toast; the dialog closes
 * either way, through `onDone`. It stays where the newcomer turns out to have an account, and may want to log in.
 */
export function joinWith(giId: GiId, reply: Reply, onDone: () => void): Join {
  const visibly = async (work: Promise<void>) => {
    await saidIfFailed(work);
    onDone();
    return null;
  };
  return {
    asGuest: (form) => visibly(joinAsGuest(giId, reply, form)),
    async asNewPlayer(form) {
      const joining = joinAsNewPlayer(giId, reply, form);
      const isTaken = await joining.then(() => false, isEmailTaken);
      return isTaken ? { message: EMAIL_TAKEN } : visibly(joining);
    },
  };
}

/** Gives the reply that somebody chose before they logged in; a failure is said in a toast. */
export function replyAs(uid: Uid, giId: GiId, status: Reply): Promise<void> {
  const reply = async () => {
    await showKeyOf(giId);
    await callApi('reply', { params: { giId, uid }, body: { status } });
  };
  return saidIfFailed(reply());
}

/** Few links bring a key, and a visitor's page has no database yet. */
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

// Through the API rather than straight to the database: a newcomer has to be told at once whether they are in.
async function joinAsGuest(giId: GiId, status: Reply, { name }: GuestInput): Promise<void> {
  const anonUid = await ensureSignedIn();
  await showKeyOf(giId);
  await callApi('joinAsGuest', { params: { giId }, body: { name, anonUid, status } });
  rememberGuestName(anonUid, name);
}

/** A yes is what the API's call for new players means. A no must not be a yes taken back: the organiser would be told. */
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
