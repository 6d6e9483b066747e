import { ApiError, lineUpProblem, type PlayerInstance, replyProblem } from '@fives/domain';
import { requirePlayer } from '../../account/require-player.ts';
import type { OptimisticTransaction } from '../../db/optimistic-transaction.ts';
import { createPlayer, findPlayer } from '../../db/players.ts';
import { changeInstance } from '../../instance/change-instance.ts';
import { newPlace, placeOf, putPeople, withReply, withReplyBy } from '../../instance/put-person.ts';
import type { WholeInstance } from '../../instance/whole-instance.ts';
import type { Caller, HandlerOf } from '../handler.ts';
import {
  isOrganiser,
  requireNoProblem,
  requireOneself,
  requireOrganiser,
  requireOwnEmail,
} from '../permissions.ts';
import { instanceResponse } from '../responses/game-response.ts';

export const joinAsNewPlayer: HandlerOf<'joinAsNewPlayer'> = async ({ params, body, caller, now }) => {
  requireOneself(caller, body.uid);
  requireOwnEmail(caller, body.email);
  const whole = await changeInstance(params.giId, async (before, transaction) => {
    requireNoProblem(replyProblem(before.instance, now));
    const known = await findPlayer(caller.uid, transaction);
    if (known === null) createPlayer(transaction, { ...body, createdAt: now });
    const person = { uid: caller.uid, name: known?.name ?? body.name, isGuest: false };
    const place = { ...(placeOf(before, caller.uid) ?? newPlace(person)), ...person };
    return putPeople(transaction, before, [withReply(place, 'PLAYING', now)]);
  });
  return instanceResponse(caller, whole, now);
};

export const reply: HandlerOf<'reply'> = async ({ params: { giId, uid }, body, caller, now }) => {
  const whole = await changeInstance(giId, async (before, transaction) => {
    if (uid !== caller.uid) requireOrganiser(before.game, caller);
    const place = placeOf(before, uid);
    requireNoProblem(changeProblem(before, place, caller, now));
    const person = place ?? (await placeForOneself(uid, caller, transaction));
    return putPeople(transaction, before, [withReplyBy(caller.uid, person, body.status, now)]);
  });
  return instanceResponse(caller, whole, now);
};

export const joinAsGuest: HandlerOf<'joinAsGuest'> = async ({ params, body, caller, now }) => {
  requireOneself(caller, body.anonUid);
  if (caller.isRegistered) throw new ApiError('forbidden', 'You are registered: reply as yourself');
  const whole = await changeInstance(params.giId, (before, transaction) => {
    requireNoProblem(replyProblem(before.instance, now));
    const person = { uid: caller.uid, name: body.name, isGuest: true };
    const place = { ...(placeOf(before, caller.uid) ?? newPlace(person)), ...person };
    return putPeople(transaction, before, [withReply(place, body.status, now)]);
  });
  return instanceResponse(caller, whole, now);
};

/** The organiser may correct an answer until the result is in; everybody else until the start. */
export function changeProblem(
  { game, instance }: WholeInstance,
  place: PlayerInstance | undefined,
  caller: Caller,
  now: Date,
) {
  return place && isOrganiser(game, caller) ? lineUpProblem(instance) : replyProblem(instance, now);
}

async function placeForOneself(
  uid: string,
  caller: Caller,
  transaction: OptimisticTransaction,
): Promise<PlayerInstance> {
  if (uid !== caller.uid) throw new ApiError('not-found', 'This player has no place in the game');
  const { name } = await requirePlayer(uid, transaction);
  return newPlace({ uid, name, isGuest: false });
}
