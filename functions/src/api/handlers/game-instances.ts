import {
  ApiError,
  affectsNotices,
  changeSettings,
  declineScore,
  type GameInstance,
  type GameResponse,
  type GiId,
  isOn,
  motmClosesAt,
  planScheduleNotices,
  recordHalfTime,
  recordScore,
  recordWinner,
  reschedule,
  setStatus,
  setTeamLooks,
  type Transition,
  viewReason,
} from '@fives/domain';
import { updateGameInstance } from '../../db/collections/game-instances.ts';
import { updateGame } from '../../db/collections/games.ts';
import { findCost } from '../../db/collections/money.ts';
import { findInviteKey } from '../../db/collections/player-instances.ts';
import {
  changeInstance,
  handledOf,
  type InstanceState,
  requireInstanceState,
  updateSummary,
} from '../../instance/instance-state.ts';
import { recountNotPlayed } from '../../instance/not-played.ts';
import { storeNotificationPlan } from '../../notifications/store-notifications.ts';
import type { Caller, Handlers } from '../handler.ts';
import { callerIn, decideOrRefuse, requireNoReason } from '../permissions.ts';
import { findNext, instanceResponse, requireInviteCard } from '../responses/game-response.ts';
import { requireLinkedInstance } from './invite.ts';

export const instanceHandlers = {
  getGameInstance({ params: { giId }, query, caller, now }) {
    return getInstance(giId, query.key ?? null, caller, now);
  },

  async getLinkedInstance({ params: { key }, caller, now }) {
    const { giId, inviteKey } = await requireLinkedInstance(key, now);
    return { ...(await getInstance(giId, key, caller, now)), inviteKey };
  },

  async updateGameInstance({ params, body, caller, now }) {
    const { status, cancelReason, game: settings, ...move } = body;
    const changed = await changeInstance(params.giId, async (state, transaction) => {
      const { instance } = state;
      const statusFields =
        status && decideOrRefuse(setStatus, instance, caller, { status, cancelReason }, now);
      const startFields = decideOrRefuse(reschedule, instance, caller, move, now);
      const settingFields = settings && decideOrRefuse(changeSettings, state.game, caller, settings, now);
      if (settingFields) updateGame(transaction, state.game.id, settingFields);
      if (
        statusFields?.status === 'NOT_PLAYED' &&
        ((await findCost(instance.id, transaction))?.amount ?? 0) > 0
      )
        throw ApiError.because({ code: 'COST_ENTERED' });
      const isBackOn = !isOn(instance) && statusFields?.status === 'CREATED';
      const fields = {
        ...statusFields,
        ...(isBackOn && handledOf(state).invited && { status: 'INVITES_SENT' as const }),
        ...startFields,
        ...(startFields.startDateTime && { motmClosesAt: motmClosesAt(startFields.startDateTime) }),
      };
      updateGameInstance(transaction, instance.id, fields);
      const game = { ...state.game, ...settingFields };
      const updated = { ...state, game, instance: { ...instance, ...fields } };
      const after = updateSummary(transaction, updated, now);
      await recountNotPlayed(transaction, instance, after, now);
      // Planned here, because a trigger does not know which organiser made the change.
      const change = { before: instance, after: after.instance };
      if (affectsNotices(change)) {
        const plan = planScheduleNotices(after, change, handledOf(state), now, caller.uid);
        await storeNotificationPlan(transaction, after, plan, now);
      }
      return after;
    });
    return instanceResponse(caller, changed, now);
  },

  setTeamLooks: ({ body, ...call }) => changeFields(call, setTeamLooks, body),

  setWinner: ({ body, ...call }) => changeFields(call, recordWinner, body),

  setScore: ({ body, ...call }) =>
    'scoreDeclined' in body ? changeFields(call, declineScore, body) : changeFields(call, recordScore, body),

  setHalfTime: ({ body, ...call }) => changeFields(call, recordHalfTime, body),

  removeHalfTime: (call) => changeFields(call, recordHalfTime, null),
} satisfies Partial<Handlers>;

async function getInstance(giId: GiId, linkKey: string | null, caller: Caller | null, now: Date) {
  if (caller === null) return requireInviteCard(giId, linkKey, now);
  const state = await requireInstanceState(giId);
  const key = linkKey ?? (state.game.inviteKey && (await findInviteKey(giId, caller.uid)));
  requireNoReason(viewReason(state.game, callerIn(state.game, caller).uid, key));
  const [response, nextInstance] = await Promise.all([
    instanceResponse(caller, state, now),
    findNext(state.instance, now),
  ]);
  return { ...response, nextInstance };
}

interface InstanceCall {
  readonly params: { readonly giId: GiId };
  readonly caller: Caller;
  readonly now: Date;
}

/** @param transition takes the fields of the instance, and the people if needed */
async function changeFields<Change>(
  { params: { giId }, caller, now }: InstanceCall,
  transition: Transition<GameInstance & InstanceState, Change, Partial<Omit<GameInstance, 'id'>>>,
  change: Change,
): Promise<GameResponse> {
  const changed = await changeInstance(giId, (state, transaction) => {
    const fields = decideOrRefuse(transition, { ...state.instance, ...state }, caller, change, now);
    updateGameInstance(transaction, giId, fields);
    return { ...state, instance: { ...state.instance, ...fields } };
  });
  return instanceResponse(caller, changed, now);
}
