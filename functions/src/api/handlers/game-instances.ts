import {
  changeSettings,
  declineScore,
  expectedUids,
  lookReason,
  mayBeNews,
  motmClosesAt,
  type NotificationKind,
  newsOfPlan,
  reachOf,
  recordScore,
  recordWinner,
  reschedule,
  setStatus,
  setTeamLooks,
  teamsToTell,
  uidsOf,
} from '@fives/domain';
import { findKeyOf } from '../../db/admissions.ts';
import { findContacts } from '../../db/contacts.ts';
import { updateGameInstance } from '../../db/game-instances.ts';
import { updateGame } from '../../db/games.ts';
import { changeInstance, changeInstanceFields } from '../../instance/change-instance.ts';
import { requireInstanceState } from '../../instance/instance-state.ts';
import { handledOf } from '../../instance/progress.ts';
import { updateSummary } from '../../instance/summary.ts';
import { storeNews } from '../../notifications/store-notifications.ts';
import type { Handlers } from '../handler.ts';
import { decideOrRefuse, requireNoReason, requireOrganiser } from '../permissions.ts';
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
    requireOrganiser(state.instance.game, caller);
    const [expected, inTeams] = [expectedUids(state, caller.uid), uidsOf(teamsToTell(state, caller.uid))];
    const contacts = await findContacts([...new Set([...expected, ...inTeams])]);
    const reach = (uids: readonly string[], kind: NotificationKind) =>
      reachOf(uids, state.people, kind, (uid) => contacts.get(uid) ?? null);
    return { plans: reach(expected, 'CANCELLED'), teams: reach(inTeams, 'TEAMS_PICKED') };
  },

  async updateGameInstance({ params, body, caller, now }) {
    const { status, cancelReason, game: settings, ...move } = body;
    const changed = await changeInstance(params.giId, async (state, transaction) => {
      const { instance } = state;
      const called = status && decideOrRefuse(setStatus, instance, caller, { status, cancelReason }, now);
      const moved = decideOrRefuse(reschedule, instance, caller, move, now);
      const set = settings && decideOrRefuse(changeSettings, state.game, caller, settings, now);
      if (set && Object.keys(set).length > 0) updateGame(transaction, state.game.id, set);
      const isBackOn = instance.status === 'CANCELLED' && called?.status === 'CREATED';
      const fields = {
        ...called,
        ...(isBackOn && handledOf(state).invited && { status: 'INVITES_SENT' as const }),
        ...moved,
        ...(moved.startDateTime && { motmClosesAt: motmClosesAt(moved.startDateTime) }),
      };
      if (Object.keys(fields).length > 0) updateGameInstance(transaction, instance.id, fields);
      const planned = { ...state, game: { ...state.game, ...set }, instance: { ...instance, ...fields } };
      const summed = updateSummary(transaction, planned, now);
      // Here and not in the trigger, which cannot know whose change it is.
      const change = { before: instance, after: summed.instance };
      if (mayBeNews(change)) {
        const news = newsOfPlan(summed, change, handledOf(state), now, caller.uid);
        await storeNews(transaction, summed, news, now);
      }
      return summed;
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
