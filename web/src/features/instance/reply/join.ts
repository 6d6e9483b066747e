import type { GiId, GuestInput, RegisterInput, Reply, ReplyCondition, Uid } from '@fives/domain';
import { callApi } from '../../../api/client.ts';
import { inviteKey } from '../../../config/paths.ts';
import { announceInstallMoment } from '../../../lib/device.ts';
import { rememberGuestName } from '../../../lib/remembered-input.ts';
import { warnWhileUnsent } from '../../../lib/unsent.ts';
import { createAccount, ensureSignedIn, isEmailTaken, toAuthMessage } from '../../../session/account.ts';
import type { Refusal } from '../../../ui/checked-form.tsx';
import { toastError } from '../../../ui/toasts.ts';
import { askNamesakeQuestion } from './namesake-question.ts';

export const REPLY_NOT_SAVED = "Couldn't save your reply";

const EMAIL_TAKEN = "This email already has an account. Log in and we'll save your reply.";

export type JoinActions = ReturnType<typeof joinActions>;

export interface NewReply {
  readonly reply: Reply;
  readonly condition?: ReplyCondition | undefined;
}

/**
 * Returns functions that join a newcomer with the chosen reply and then call `onDone`. A failure shows a toast. If the
 * email already has an account, `asNewPlayer` returns a refusal instead, so that the dialog stays open.
 */
export function joinActions(giId: GiId, reply: NewReply, onDone: () => void) {
  const finish = async (joining: Promise<void>) => {
    await toastIfFailed(joining);
    onDone();
    return null;
  };
  return {
    asGuest: (form: GuestInput) => finish(joinAsGuest(giId, reply, form)),
    async asNewPlayer(form: RegisterInput): Promise<Refusal | null> {
      const joining = joinAsNewPlayer(giId, reply, form);
      const isTaken = await joining.then(() => false, isEmailTaken);
      return isTaken ? { message: EMAIL_TAKEN } : finish(joining);
    },
  };
}

export function replyAfterLogin(uid: Uid, giId: GiId, reply: NewReply): Promise<void> {
  const send = async () => {
    await storeInviteKey(giId);
    await callApi('reply', { params: { giId, uid }, body: toBody(reply) });
  };
  return toastIfFailed(send());
}

function toBody({ reply, condition }: NewReply) {
  const until = condition?.until?.toISOString() ?? null;
  return { status: reply, ...(condition && { condition: { ...condition, until } }) };
}

/** Loads Firestore only for a link with a key, because few links have a key. */
async function storeInviteKey(giId: GiId): Promise<void> {
  if (inviteKey() !== null) await (await import('../../../db/admissions.ts')).storeInviteKey(giId);
}

async function toastIfFailed(work: Promise<unknown>): Promise<void> {
  try {
    await warnWhileUnsent(work);
    announceInstallMoment();
  } catch (error) {
    console.error(REPLY_NOT_SAVED, error);
    toastError(`${REPLY_NOT_SAVED}. ${toAuthMessage(error, 'Please try again.')}`);
  }
}

// Uses the API instead of Firestore, because a newcomer needs to know at once whether they are in.
async function joinAsGuest(giId: GiId, reply: NewReply, { name }: GuestInput): Promise<void> {
  const anonUid = await ensureSignedIn();
  await storeInviteKey(giId);
  const body = { name, anonUid, ...toBody(reply) };
  const { namesake } = await callApi('joinAsGuest', { params: { giId }, body });
  if (namesake) askNamesakeQuestion(giId, namesake.playedAt);
  rememberGuestName(anonUid, name);
}

/**
 * Creates an account and saves the reply. The API call `joinAsNewPlayer` always saves a yes, so a no uses other calls.
 * A change from yes to no would notify the organiser of a drop-out.
 */
async function joinAsNewPlayer(giId: GiId, reply: NewReply, form: RegisterInput): Promise<void> {
  const { uid } = await createAccount(form);
  await storeInviteKey(giId);
  const body = { uid, name: form.name, email: form.email };
  const { status, ...condition } = toBody(reply);
  if (status === 'PLAYING') {
    await callApi('joinAsNewPlayer', { params: { giId }, body: { ...body, ...condition } });
    return;
  }
  await callApi('createPlayer', { body });
  await callApi('reply', { params: { giId, uid }, body: { status } });
}
