import {
  declineScore,
  expectedUids,
  lookReason,
  motmClosesAt,
  type NotificationKind,
  reachOf,
  recordScore,
  recordWinner,
  refuseOthersThanOrganiser,
  reschedule,
  setStatus,
  setTeamLooks,
  teamsToTell,
  uidsOf,
} from '@fives/domain';
import { findKeyOf } from '../../db/admissions.ts';
import { findContacts } from '../../db/contacts.ts';
import { changeInstanceFields } from '../../instance/change-instance.ts';
import { requireInstanceState } from '../../instance/instance-state.ts';
import type { Handlers } from '../handler.ts';
import { decideOrRefuse, requireNoReason, toActor } from '../permissions.ts';
import { instanceResponse } from '../responses/game-response.ts';
import { inviteFor } from './invite.ts';

export const instanceHandlers = {
  async getGameInstance({ params: { giId }, query, caller, now }) {
    if (caller !== null) {
      const state = await requireInstanceState(giId);
      const key = query.key ?? (state.game.inviteKey && (await findKeyOf(giId, caller.uid)));
      requireNoReason(lookReason(state.game, caller.uid, key));
      return instanceResponse(caller, state, now);
    }
    return inviteFor(giId, query.key ?? null);
  },

  async getReach({ params, caller }) {
    const state = await requireInstanceState(params.giId);
    requireNoReason(refuseOthersThanOrganiser(state.instance.game, toActor(caller)));
    const [expected, inTeams] = [expectedUids(state), uidsOf(teamsToTell(state))];
    const contacts = await findContacts([...new Set([...expected, ...inTeams])]);
    const reach = (uids: readonly string[], kind: NotificationKind) =>
      reachOf(uids, state.people, kind, (uid) => contacts.get(uid) ?? null);
    return { plans: reach(expected, 'CANCELLED'), teams: reach(inTeams, 'TEAMS_PICKED') };
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
      'scoreDeclined' in body
        ? decideOrRefuse(declineScore, instance, caller, body, now)
        : decideOrRefuse(recordScore, instance, caller, body, now),
    );
    return instanceResponse(caller, changed, now);
  },
} satisfies Partial<Handlers>;
