import {
  type AddressedDraft,
  ApiError,
  addressTo,
  affectsNotices,
  CANCELLED_TITLE,
  can,
  cancelledDraft,
  changeSettings,
  declineScore,
  draftsOfTeams,
  expectedUids,
  type GameInstance,
  type GameResponse,
  type GiId,
  inviteDraft,
  invitedUids,
  isAddedByHand,
  isOn,
  motmClosesAt,
  paymentDraft,
  planScheduleNotices,
  recordHalfTime,
  recordScore,
  recordWinner,
  reschedule,
  rescheduledDraft,
  setStatus,
  setTeamLooks,
  splitByReach,
  type Transition,
  type Uid,
  uidsOf,
  unpaidUids,
  viewReason,
} from '@fives/domain';
import { findContacts } from '../../db/collections/contacts.ts';
import { updateGameInstance } from '../../db/collections/game-instances.ts';
import { updateGame } from '../../db/collections/games.ts';
import { findCost } from '../../db/collections/money.ts';
import { findUidsWithNotification } from '../../db/collections/notifications.ts';
import { findInviteKey } from '../../db/collections/player-instances.ts';
import { findPlayers } from '../../db/collections/players.ts';
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
import { callerIn, decideOrRefuse, requireCan, requireNoReason, toActor } from '../permissions.ts';
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

  async getReach({ params, caller }) {
    const state = await requireInstanceState(params.giId);
    requireCan(caller, 'editMoney', state.game);
    const { uid } = caller;
    const { instance } = state;
    const cost = await findCost(params.giId);
    const cancelled = cancelledDraft(instance);
    const expected = expectedUids(state, uid);
    // Each group has the draft that is sent later, because the reach depends on the kind of the draft.
    const groups = {
      plans: addressTo(expected, cancelled),
      move: addressTo(expected, rescheduledDraft(instance)),
      backOn: addressTo(await findCancellationRecipients(state, uid), cancelled),
      teams: draftsOfTeams(state, uid),
      invites: addressTo(await findInvited(state, uid), inviteDraft(instance)),
      payment: addressTo(cost ? unpaidUids(cost, uid) : [], paymentDraft(instance, '', false)),
    };
    const seesAll = can(toActor(caller), 'editInstance', state.game);
    const uids = [...new Set(uidsOf(seesAll ? Object.values(groups).flat() : groups.payment))];
    const [contacts, names] = await Promise.all([findContacts(uids), findNames(state, uids)]);
    const reach = (drafts: readonly AddressedDraft[]) =>
      splitByReach(
        seesAll || drafts === groups.payment ? drafts : [],
        (each) => names.get(each) ?? 'Guest',
        (each) => contacts.get(each) ?? null,
      );
    return {
      plans: reach(groups.plans),
      move: reach(groups.move),
      backOn: reach(groups.backOn),
      teams: reach(groups.teams),
      invites: reach(groups.invites),
      payment: reach(groups.payment),
    };
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
  const response = await instanceResponse(caller, state, now);
  return { ...response, nextInstance: await findNext(state.instance, now) };
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

async function findCancellationRecipients(state: InstanceState, callerUid: string): Promise<string[]> {
  const others = uidsOf(state.people).filter((uid) => uid !== callerUid);
  const notified = await findUidsWithNotification(others, `${state.instance.id}_CANCELLED`, CANCELLED_TITLE);
  return [...notified, ...expectedUids(state, callerUid).filter(isAddedByHand)];
}

async function findInvited(state: InstanceState, callerUid: string): Promise<string[]> {
  const { id, status } = state.instance;
  const invited = invitedUids(state, callerUid);
  if (status !== 'INVITES_SENT') return invited;
  const others = uidsOf(state.people).filter((uid) => uid !== callerUid);
  return [...new Set([...invited, ...(await findUidsWithNotification(others, `${id}_INVITE`))])];
}

async function findNames(
  { people }: InstanceState,
  uids: readonly Uid[],
): Promise<ReadonlyMap<string, string>> {
  const joinedUids = new Set(uidsOf(people));
  const players = await findPlayers(uids.filter((uid) => !joinedUids.has(uid)));
  return new Map([...people, ...players].map(({ uid, name }) => [uid, name]));
}
