import type { GuestInput, RegisterInput, Reply } from '@fives/domain';
import { callApi } from '../../../api/client.ts';
import { rememberGuestName } from '../../../lib/guest-name.ts';
import { announceInstallMoment } from '../../../lib/install-moment.ts';
import { createAccount, ensureSignedIn, toAuthMessage } from '../../../session/account.ts';
import { toastError } from '../../../ui/toasts.tsx';

/** What is said, in a toast, when a reply did not get through. */
export const NOT_SAVED = 'Your answer was not saved';

export interface Join {
  readonly asGuest: (form: GuestInput) => Promise<void>;
  readonly asNewPlayer: (form: RegisterInput) => Promise<void>;
}

/**
 * Gives a newcomer a place with the reply they chose. Whatever fails is logged and said in a toast; the dialog closes
 * either way, through `onDone`.
 */
export function joinWith(giId: string, reply: Reply, onDone: () => void): Join {
  const visibly = async (work: Promise<void>) => {
    try {
      await work;
      announceInstallMoment();
    } catch (error) {
      console.error(NOT_SAVED, error);
      toastError(`${NOT_SAVED}. ${toAuthMessage(error, 'Please try again.')}`);
    }
    onDone();
  };
  return {
    asGuest: (form) => visibly(joinAsGuest(giId, reply, form)),
    asNewPlayer: (form) => visibly(joinAsNewPlayer(giId, reply, form)),
  };
}

// Through the API rather than straight to the database: a newcomer has to be told at once whether they are in.
async function joinAsGuest(giId: string, status: Reply, { name }: GuestInput): Promise<void> {
  const anonUid = await ensureSignedIn();
  await callApi('joinAsGuest', { params: { giId }, body: { name, anonUid, status } });
  rememberGuestName(anonUid, name);
}

/** A yes is what the API's call for new players means. A no must not be a yes taken back: the organiser would be told. */
async function joinAsNewPlayer(giId: string, reply: Reply, form: RegisterInput): Promise<void> {
  const { uid } = await createAccount(form);
  const body = { uid, name: form.name, email: form.email };
  if (reply === 'PLAYING') {
    await callApi('joinAsNewPlayer', { params: { giId }, body });
    return;
  }
  await callApi('createPlayer', { body });
  await callApi('reply', { params: { giId, uid }, body: { status: reply } });
}
