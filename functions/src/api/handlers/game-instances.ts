import {
  ApiError,
  motmClosesAt,
  recordScore,
  recordWinner,
  reschedule,
  setStatus,
  setTeamLooks,
} from '@fives/domain';
import { findGameInstance } from '../../db/game-instances.ts';
import { changeInstanceFields } from '../../instance/change-instance.ts';
import { requireInstanceState } from '../../instance/instance-state.ts';
import type { Handlers } from '../handler.ts';
import { decideOrRefuse } from '../permissions.ts';
import { instanceResponse, toInviteCard } from '../responses/game-response.ts';

export const instanceHandlers = {
  async getGameInstance({ params, caller, now }) {
    if (caller !== null) return instanceResponse(caller, await requireInstanceState(params.giId), now);
    const instance = await findGameInstance(params.giId);
    if (instance === null) throw ApiError.because({ code: 'NO_GAME' });
    return toInviteCard(instance);
  },

  async updateGameInstance({ params, body, caller, now }) {
    const { status, startDateTime } = body;
    const changed = await changeInstanceFields(params.giId, (instance) => {
      const sent = status === undefined ? {} : decideOrRefuse(setStatus, instance, caller, { status }, now);
      if (startDateTime === undefined) return sent;
      const moved = decideOrRefuse(reschedule, instance, caller, { startDateTime }, now);
      return { ...sent, ...moved, ...(moved.startDateTime && { motmClosesAt: motmClosesAt(startDateTime) }) };
    });
    return instanceResponse(caller, changed, now);
  },

  async setTeamLooks({ params, body, caller, now }) {
    const changed = await changeInstanceFields(params.giId, (instance) =>
      decideOrRefuse(setTeamLooks, instance, caller, body, now),
    );
    return instanceResponse(caller, changed, now);
  },

  async setWinner({ params, body, caller, now }) {
    const changed = await changeInstanceFields(params.giId, (instance) =>
      decideOrRefuse(recordWinner, instance, caller, body, now),
    );
    return instanceResponse(caller, changed, now);
  },

  async setScore({ params, body, caller, now }) {
    const changed = await changeInstanceFields(params.giId, (instance) =>
      decideOrRefuse(recordScore, instance, caller, body, now),
    );
    return instanceResponse(caller, changed, now);
  },
} satisfies Partial<Handlers>;
