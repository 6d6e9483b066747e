import {
  ApiError,
  type GameInstance,
  motmClosesAt,
  rescheduleProblem,
  startProblem,
  statusProblem,
} from '@fives/domain';
import { findGameInstance, updateGameInstance as storeChanges } from '../../db/game-instances.ts';
import { changeInstance } from '../../instance/change-instance.ts';
import { requireWholeInstance } from '../../instance/whole-instance.ts';
import type { HandlerOf } from '../handler.ts';
import { requireNoProblem, requireOrganiser } from '../permissions.ts';
import { instanceResponse, toInviteCard } from '../responses/game-response.ts';

type Changes = Partial<Pick<GameInstance, 'status' | 'startDateTime' | 'motmClosesAt'>>;

export const getGameInstance: HandlerOf<'getGameInstance'> = async ({ params, caller, now }) => {
  if (caller !== null) return instanceResponse(caller, await requireWholeInstance(params.giId), now);
  const instance = await findGameInstance(params.giId);
  if (instance === null) throw new ApiError('not-found', 'This game is not there');
  return toInviteCard(instance);
};

export const updateGameInstance: HandlerOf<'updateGameInstance'> = async ({ params, body, caller, now }) => {
  const whole = await changeInstance(params.giId, (before, transaction) => {
    requireOrganiser(before.game, caller);
    const { status = before.instance.status, startDateTime = before.instance.startDateTime } = body;
    requireNoProblem(statusProblem(before.instance, status, now));
    const changes: Changes = { status, ...movedStart(before.instance, startDateTime, now) };
    storeChanges(transaction, before.instance.id, changes);
    return { ...before, instance: { ...before.instance, ...changes } };
  });
  return instanceResponse(caller, whole, now);
};

function movedStart(instance: GameInstance, startDateTime: Date, now: Date): Changes {
  if (startDateTime.getTime() === instance.startDateTime.getTime()) return {};
  requireNoProblem(rescheduleProblem(instance, now));
  const problem = startProblem(startDateTime, now);
  if (problem !== null) throw new ApiError('bad-input', problem, { startDateTime: problem });
  return { startDateTime, motmClosesAt: motmClosesAt(startDateTime) };
}
