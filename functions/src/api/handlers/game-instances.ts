import {
  ApiError,
  motmClosesAt,
  recordScore,
  recordWinner,
  reschedule,
  setTeamLooks as setLooks,
  setStatus,
} from '@fives/domain';
import { findGameInstance } from '../../db/game-instances.ts';
import { changeInstanceFields } from '../../instance/change-instance.ts';
import { requireWholeInstance } from '../../instance/whole-instance.ts';
import type { HandlerOf } from '../handler.ts';
import { decideOrRefuse } from '../permissions.ts';
import { instanceResponse, toInviteCard } from '../responses/game-response.ts';

export const getGameInstance: HandlerOf<'getGameInstance'> = async ({ params, caller, now }) => {
  if (caller !== null) return instanceResponse(caller, await requireWholeInstance(params.giId), now);
  const instance = await findGameInstance(params.giId);
  if (instance === null) throw ApiError.because({ code: 'NO_GAME' });
  return toInviteCard(instance);
};

export const updateGameInstance: HandlerOf<'updateGameInstance'> = async ({ params, body, caller, now }) => {
  const { status, startDateTime } = body;
  const whole = await changeInstanceFields(params.giId, (instance) => {
    const sent = status === undefined ? {} : decideOrRefuse(setStatus, instance, caller, { status }, now);
    if (startDateTime === undefined) return sent;
    const moved = decideOrRefuse(reschedule, instance, caller, { startDateTime }, now);
    return { ...sent, ...moved, ...(moved.startDateTime && { motmClosesAt: motmClosesAt(startDateTime) }) };
  });
  return instanceResponse(caller, whole, now);
};

export const setTeamLooks: HandlerOf<'setTeamLooks'> = async ({ params, body, caller, now }) => {
  const whole = await changeInstanceFields(params.giId, (instance) =>
    decideOrRefuse(setLooks, instance, caller, body, now),
  );
  return instanceResponse(caller, whole, now);
};

export const setWinner: HandlerOf<'setWinner'> = async ({ params, body, caller, now }) => {
  const whole = await changeInstanceFields(params.giId, (instance) =>
    decideOrRefuse(recordWinner, instance, caller, body, now),
  );
  return instanceResponse(caller, whole, now);
};

export const setScore: HandlerOf<'setScore'> = async ({ params, body, caller, now }) => {
  const whole = await changeInstanceFields(params.giId, (instance) =>
    decideOrRefuse(recordScore, instance, caller, body, now),
  );
  return instanceResponse(caller, whole, now);
};
