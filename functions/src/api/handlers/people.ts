import {
  ApiError,
  actingUid,
  addPerson,
  importReason,
  MAX_LIST_BYTES,
  planRemovalNotices,
  removePerson,
  toByHandUid,
} from '@fives/domain';
import { storeClaim } from '../../db/collections/deleted-accounts.ts';
import { newGiId } from '../../db/collections/game-instances.ts';
import { findPlayer } from '../../db/collections/players.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import {
  changeInstance,
  type InstanceState,
  requireInstance,
  requireInstanceState,
} from '../../instance/instance-state.ts';
import {
  newPlayerInstance,
  playerInstanceOf,
  removePlayerInstances,
  savePeople,
  updateOffers,
} from '../../instance/player-instances.ts';
import { doOrQueue } from '../../long-work/long-work.ts';
import { storeNotificationPlan } from '../../notifications/store-notifications.ts';
import { importedPeople, planImport, readOrRefuse, toImportResponse } from '../../people/import-list.ts';
import { mergeEntries } from '../../people/merge-entries.ts';
import { leaveGame, readmit, removeForGood } from '../../people/remove-for-good.ts';
import { AlreadyExists, type Handlers } from '../handler.ts';
import {
  callerIn,
  decideOrRefuse,
  requireAccount,
  requireCan,
  requireNoReason,
  requireOneself,
  toActor,
} from '../permissions.ts';
import { instanceResponse } from '../responses/game-response.ts';
import { requireGuestUid } from '../server/authenticate.ts';
import { requireGameToChange } from './games.ts';

export const peopleHandlers = {
  async addPerson({ params, body, caller, now, idFromKey }) {
    const uid = toByHandUid(idFromKey ?? newGiId());
    let existed = false;
    const changed = await changeInstance(params.giId, async (state, transaction) => {
      existed = playerInstanceOf(state, uid) !== undefined;
      if (existed) return state;
      await requireAccount(caller);
      const broughtBy = body.broughtBy && actingUid(state.game, body.broughtBy);
      const actor = callerIn(state.game, caller);
      const fields = decideOrRefuse(addPerson, state, actor, { ...body, broughtBy }, now);
      const playerInstance = newPlayerInstance({ uid, name: body.name, isGuest: true });
      return savePeople(transaction, state, [{ ...playerInstance, ...fields }], now);
    });
    const response = await instanceResponse(caller, changed, now);
    return existed ? new AlreadyExists(response) : response;
  },

  async importPeople({ params, body, caller, now }) {
    const { text, dryRun } = body;
    if (Buffer.byteLength(text) > MAX_LIST_BYTES)
      throw new ApiError('too-large', 'The text is larger than 1 MB');
    const actorOf = ({ game }: InstanceState) => toActor(callerIn(game, caller));
    const before = await requireInstanceState(params.giId);
    requireNoReason(importReason(before, actorOf(before), 0));
    const list = readOrRefuse(body);
    if (dryRun) {
      const plan = await planImport(list, before);
      const hasRoom = importReason(before, actorOf(before), plan.counts.added) === null;
      return toImportResponse(plan, hasRoom);
    }
    return inTransaction(async (transaction) => {
      const state = await requireInstanceState(params.giId, transaction);
      await requireAccount(caller);
      const actor = actorOf(state);
      const plan = await planImport(list, state, transaction.unconfirmed);
      requireNoReason(importReason(state, actor, plan.counts.added));
      savePeople(transaction, state, importedPeople(state, plan, { actor, now }), now);
      return toImportResponse(plan, true);
    });
  },

  async removePerson({ params: { giId, uid }, caller, now }) {
    await changeInstance(giId, async (state, transaction) => {
      const playerInstance = playerInstanceOf(state, uid) ?? null;
      const actor = callerIn(state.game, caller);
      decideOrRefuse(removePerson, { instance: state.instance, uid, playerInstance }, actor, null, now);
      const others = removePlayerInstances(transaction, state, new Set([uid]), now);
      const removed = await updateOffers(transaction, others, now);
      // Plans the notices here, because a trigger does not get the organiser who deleted the player instance.
      const plan = planRemovalNotices(state, removed, uid, actor.uid, now);
      await storeNotificationPlan(transaction, removed, plan, now);
      return removed;
    });
  },

  async mergePeople({ params: { gameId }, body: { from, to }, caller, now }) {
    await requireGameToChange(gameId, caller, 'managePeople');
    if (from === to) throw ApiError.because({ code: 'SAME_ENTRY', fields: ['to'] });
    for (const entry of await mergeEntries(gameId, from, to))
      await doOrQueue({ kind: 'finishMerge', gameId, from: entry }, now);
  },

  async removeForGood({ params: { giId, uid }, caller, now }) {
    const { game } = await requireInstance(giId);
    requireCan(caller, 'managePeople', game);
    await removeForGood({ gameId: game.id, giId, uid }, now);
  },

  async leaveGame({ params: { gameId, uid }, caller, now }) {
    requireOneself(caller, uid);
    await leaveGame(gameId, uid, now);
  },

  async letInAgain({ params: { gameId, uid }, caller }) {
    await requireGameToChange(gameId, caller, 'managePeople');
    await readmit(gameId, uid);
  },

  async claimGuest({ body, caller, now }) {
    const guest = await requireGuestUid(body.guestToken);
    // A guest who has registered is a player with the same uid and keeps the entries.
    if ((await findPlayer(guest)) !== null)
      throw ApiError.because({ code: 'NO_GUEST_TOKEN', fields: ['guestToken'] });
    if ((await findPlayer(caller.uid)) === null) throw ApiError.because({ code: 'NO_PLAYER_YET' });
    if (!(await storeClaim(guest, caller.uid, now))) throw ApiError.because({ code: 'GUEST_CLAIMED' });
    await doOrQueue({ kind: 'claimGuest', guest, account: caller.uid }, now);
  },
} satisfies Partial<Handlers>;
