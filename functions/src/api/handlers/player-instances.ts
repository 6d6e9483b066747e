import {
  ApiError,
  actingUid,
  countReplies,
  fromPiId,
  type GameInstance,
  type GiId,
  giveSpot,
  isAddedByHand,
  lineUp,
  orderReserves,
  type PlayerInstance,
  type PlayerInstanceFields,
  type PlayerInstanceState,
  type ReplyChange,
  type ReplyCondition,
  renamePerson,
  reply,
  toPiId,
  vote,
} from '@fives/domain';
import { updateGameInstance } from '../../db/collections/game-instances.ts';
import { findBallot, saveBallot } from '../../db/collections/motm-ballots.ts';
import { findInviteKey } from '../../db/collections/player-instances.ts';
import { createPlayer, findPlayer } from '../../db/collections/players.ts';
import type { Transaction } from '../../db/transaction.ts';
import { changeInstance, type InstanceState, requireInstanceState } from '../../instance/instance-state.ts';
import { newPlayerInstance, playerInstanceOf, savePeople } from '../../instance/player-instances.ts';
import { findNamesake } from '../../people/known-people.ts';
import { entryNameOf, propagateName } from '../../people/propagate-name.ts';
import type { Caller, HandlerOf, Handlers } from '../handler.ts';
import { callerIn, decideOrRefuse, requireAccount, requireOneself, requireOwnEmail } from '../permissions.ts';
import {
  instanceResponse,
  spotsIn,
  toPlayerInstanceResponse,
  viewOfInstance,
} from '../responses/game-response.ts';

export const playerInstanceHandlers = {
  async joinAsNewPlayer({ params, body, caller, now }) {
    requireOneself(caller, body.uid);
    requireOwnEmail(caller, body.email);
    const changed = await updatePlayerInstanceWith(
      params.giId,
      caller.uid,
      { caller, now },
      async (state, transaction) => {
        const known = await findPlayer(caller.uid, transaction);
        const name = known?.name ?? body.name;
        const fields = await joiningFields(
          state,
          { status: 'PLAYING', name, condition: toCondition(body.condition) },
          now,
          transaction,
        );
        if (known === null) createPlayer(transaction, body.uid, { ...body, createdAt: now });
        // A guest who registers keeps the player instance of an earlier reply.
        return state.uid === caller.uid ? { ...fields, isGuest: false } : fields;
      },
    );
    return instanceResponse(caller, changed, now);
  },

  async joinAsGuest({ params, body, caller, now }) {
    requireOneself(caller, body.anonUid);
    if (caller.isRegistered) throw ApiError.because({ code: 'GUESTS_ONLY' });
    const { status, name } = body;
    const condition = toCondition(body.condition);
    let isNew = false;
    const changed = await updatePlayerInstanceWith(
      params.giId,
      caller.uid,
      { caller, now },
      (state, transaction) => {
        isNew = state.playerInstance === null && state.uid === caller.uid;
        return joiningFields(state, { status, name, condition }, now, transaction);
      },
    );
    // The reply asks only once, not each time a guest changes it.
    const namesake = isNew ? await findNamesake(changed, { uid: caller.uid, name }, now) : null;
    const response = await instanceResponse(caller, changed, now);
    return { ...response, namesake: namesake && { playedAt: namesake.playedAt.toISOString() } };
  },

  async claimNamesake({ params: { giId }, caller, now }) {
    const found = await requireInstanceState(giId);
    const own = requirePlayerInstance(playerInstanceOf(found, caller.uid));
    const namesake = own.isGuest ? await findNamesake(found, own, now) : null;
    if (namesake === null) throw ApiError.because({ code: 'NO_NAMESAKE' });
    const { uid: sameAs, playedAt: sameAsPlayedAt } = namesake;
    const changed = await changeInstance(giId, (state, transaction) => {
      const person = requirePlayerInstance(playerInstanceOf(state, caller.uid));
      const isDecided = person.sameAs !== undefined;
      return isDecided ? state : savePeople(transaction, state, [{ ...person, sameAs, sameAsPlayedAt }], now);
    });
    return instanceResponse(caller, changed, now);
  },

  async reply({ params: { giId, uid }, body, caller, now }) {
    const changed = await updatePlayerInstanceWith(giId, uid, { caller, now }, async (state, transaction) => {
      const isJoining = state.playerInstance === null && state.uid === state.actor.uid;
      const player = isJoining ? await findPlayer(state.uid, transaction) : null;
      const fields = decideOrRefuse(
        reply,
        state,
        state.actor,
        { status: body.status, condition: toCondition(body.condition), name: player?.name },
        now,
      );
      return player === null ? fields : { ...fields, isGuest: false };
    });
    return instanceResponse(caller, changed, now);
  },

  async updatePlayerInstance(call) {
    const { giId, uid: entry } = fromPiId(call.params.piId);
    const state = await changeFor(call.body)(call, giId, entry);
    const uid = actingUid(state.game, entry);
    // Propagates only the name of a plus-one, because players have an account name and guests choose a name per instance.
    if (call.body.name !== undefined && isAddedByHand(uid)) {
      await propagateName(uid, entryNameOf(giId, uid), call.now);
    }
    const person = requirePlayerInstance(playerInstanceOf(state, uid));
    const view = await viewOfInstance(call.caller, { ...state, people: [person] }, call.now);
    return { ...toPlayerInstanceResponse(giId, person, view), ...spotsIn(state)(uid) };
  },

  async orderReserves({ params, body, caller, now }) {
    const changed = await changeInstance(params.giId, async (state, transaction) => {
      await requireAccount(caller);
      const uids = body.uids.map((uid) => actingUid(state.game, uid));
      const { queueOrder } = decideOrRefuse(orderReserves, state, callerIn(state.game, caller), uids, now);
      return queueOrder ? saveQueue(transaction, state, { queueOrder }, now) : state;
    });
    return instanceResponse(caller, changed, now);
  },
} satisfies Partial<Handlers>;

type Update = Parameters<HandlerOf<'updatePlayerInstance'>>[0];

function changeFor({ motmVotes, spot }: Update['body']) {
  if (motmVotes !== undefined) return castVotes;
  return spot === undefined ? replyAndMove : changeSpot;
}

function changeSpot({ body, caller, now }: Update, giId: GiId, entry: string): Promise<InstanceState> {
  const { spot, ...others } = body;
  if (Object.keys(others).length > 0) throw ApiError.because({ code: 'SPOT_NOT_ALONE', fields: ['spot'] });
  return changeInstance(giId, async (state, transaction) => {
    await requireAccount(caller);
    const uid = actingUid(state.game, entry);
    const actor = callerIn(state.game, caller);
    const { spot: given, ...queue } = decideOrRefuse(giveSpot, { ...state, uid }, actor, spot, now);
    if (given === undefined) return state;
    const person = requirePlayerInstance(playerInstanceOf(state, uid));
    return saveQueue(transaction, state, queue, now, [{ ...person, spot: given }]);
  });
}

function saveQueue(
  transaction: Transaction,
  state: InstanceState,
  fields: Partial<Pick<GameInstance, 'queueOrder' | 'lateQueue'>>,
  now: Date,
  changed: readonly PlayerInstance[] = [],
): InstanceState {
  updateGameInstance(transaction, state.instance.id, fields);
  return savePeople(transaction, { ...state, instance: { ...state.instance, ...fields } }, changed, now);
}

function replyAndMove({ body, caller, now }: Update, giId: GiId, entry: string): Promise<InstanceState> {
  const { team, name, condition } = body;
  const isInTeam = team === 'TEAM_A' || team === 'TEAM_B';
  if (isInTeam && body.status === 'NOT_PLAYING')
    throw ApiError.because({ code: 'OUT_BUT_IN_TEAM', fields: ['team'] });
  return updatePlayerInstanceWith(
    giId,
    entry,
    { caller, now },
    ({ instance, uid, actor, playerInstance: stored }) => {
      const playerInstance = requirePlayerInstance(stored);
      // A condition without a status is a yes with this condition.
      const isYes = condition !== undefined && (condition !== null || playerInstance.status === 'PLAYING');
      const status = body.status ?? (isYes ? 'PLAYING' : undefined);
      const state = { instance, uid, playerInstance };
      const renamed = name !== undefined && decideOrRefuse(renamePerson, state, actor, { name }, now);
      const replied =
        status && decideOrRefuse(reply, state, actor, { status, condition: toCondition(condition) }, now);
      if (team === undefined) return { ...renamed, ...replied };
      const people = [{ ...playerInstance, ...replied }];
      const moves = decideOrRefuse(lineUp, { instance, people }, actor, new Map([[uid, team]]), now);
      return { ...renamed, ...replied, ...moves.get(uid) };
    },
  );
}

function toCondition(asked: Update['body']['condition']): ReplyCondition | null | undefined {
  return asked && { ...asked, reserveOnly: asked.reserveOnly ?? false };
}

function castVotes({ body, caller, now }: Update, giId: GiId, entry: string): Promise<InstanceState> {
  const { motmVotes = [], ...others } = body;
  if (Object.keys(others).length > 0)
    throw ApiError.because({ code: 'VOTES_NOT_ALONE', fields: ['motmVotes'] });
  return changeInstance(giId, async (state, transaction) => {
    await requireAccount(caller, transaction);
    const uid = actingUid(state.game, entry);
    const ballot = await findBallot(giId, uid, transaction);
    const votes = motmVotes.map((piId) => actingUid(state.game, uidIn(giId, piId)));
    const actor = callerIn(state.game, caller);
    const fields = decideOrRefuse(vote, { ...state, uid, ballot }, actor, { votes }, now);
    if (fields !== null) saveBallot(transaction, giId, uid, fields);
    return state;
  });
}

/** Returns the uid in `piId`. If `piId` belongs to another instance, returns `piId`, which is no valid uid. */
function uidIn(giId: GiId, piId: string): string {
  const { uid } = fromPiId(piId);
  return piId === toPiId(giId, uid) ? uid : piId;
}

interface PlayerInstanceToUpdate extends PlayerInstanceState {
  readonly actor: Caller;
  /** Differs from `actor.uid` after a merge. */
  readonly signInUid: string;
}

/** Returns the fields of a joining person. A merged sign-in gets the name and `isGuest` of the entry. */
async function joiningFields(
  state: PlayerInstanceToUpdate,
  change: ReplyChange & { readonly name: string },
  now: Date,
  transaction: Transaction,
): Promise<PlayerInstanceFields> {
  const { actor, uid, playerInstance, signInUid } = state;
  if (uid === signInUid) return decideOrRefuse(reply, state, actor, change, now);
  const player = await findPlayer(uid, transaction);
  const name = playerInstance === null ? (player?.name ?? change.name) : undefined;
  const fields = decideOrRefuse(reply, state, actor, { ...change, name }, now);
  return playerInstance === null ? { ...fields, isGuest: player === null } : fields;
}

function updatePlayerInstanceWith(
  giId: GiId,
  entry: string,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
  fieldsOf: (
    state: PlayerInstanceToUpdate,
    transaction: Transaction,
  ) => PlayerInstanceFields | Promise<PlayerInstanceFields>,
): Promise<InstanceState> {
  return changeInstance(giId, async (state, transaction) => {
    await requireAccount(caller);
    const { game, instance, people } = state;
    const [uid, actor] = [actingUid(game, entry), callerIn(game, caller)];
    const playerInstance = playerInstanceOf(state, uid) ?? null;
    const key =
      playerInstance === null && game.inviteKey !== null ? await findInviteKey(giId, caller.uid) : null;
    // Counts the player instances again, because `counts` may be outdated.
    const joinContext = { game, counts: countReplies(people, { ...instance, game }), key };
    const fields = await fieldsOf(
      { instance, uid, playerInstance, joinContext, actor, signInUid: caller.uid },
      transaction,
    );
    const stored = playerInstance ?? newPlayerInstance({ uid, name: '', isGuest: false });
    return savePeople(transaction, state, [{ ...stored, ...fields }], now);
  });
}

function requirePlayerInstance(playerInstance: PlayerInstance | null | undefined): PlayerInstance {
  if (!playerInstance) throw ApiError.because({ code: 'NO_PLACE' });
  return playerInstance;
}
