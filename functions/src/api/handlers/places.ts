import {
  ApiError,
  countReplies,
  fromPiId,
  isAddedByHand,
  lineUp,
  type PlaceFields,
  type PlaceState,
  type PlayerInstance,
  renameInPlace,
  reply,
  toPiId,
  vote,
} from '@fives/domain';
import { findKeyOf } from '../../db/admissions.ts';
import { findBallot, saveBallot } from '../../db/motm-ballots.ts';
import type { OptimisticTransaction } from '../../db/optimistic-transaction.ts';
import { createPlayer, findPlayer } from '../../db/players.ts';
import { changeInstance } from '../../instance/change-instance.ts';
import type { InstanceState } from '../../instance/instance-state.ts';
import { newPlace, placeOf, putPeople } from '../../instance/places.ts';
import { nameInInstance, spreadName } from '../../people/spread-name.ts';
import type { Caller, HandlerOf, Handlers } from '../handler.ts';
import { decideOrRefuse, requireAccount, requireOneself, requireOwnEmail } from '../permissions.ts';
import { instanceResponse, spotsIn, toPlayerInstanceResponse } from '../responses/game-response.ts';
import { viewOfInstance } from '../responses/view.ts';

export const placeHandlers = {
  async joinAsNewPlayer({ params, body, caller, now }) {
    requireOneself(caller, body.uid);
    requireOwnEmail(caller, body.email);
    const changed = await changePlace(
      params.giId,
      caller.uid,
      { caller, now },
      async (state, transaction) => {
        const known = await findPlayer(caller.uid, transaction);
        const change = { status: 'PLAYING', name: known?.name ?? body.name } as const;
        const fields = decideOrRefuse(reply, state, caller, change, now);
        if (known === null) createPlayer(transaction, { ...body, createdAt: now });
        // Whoever replied as a guest, and has registered since, keeps their place.
        return { ...fields, isGuest: false };
      },
    );
    return instanceResponse(caller, changed, now);
  },

  async joinAsGuest({ params, body, caller, now }) {
    requireOneself(caller, body.anonUid);
    if (caller.isRegistered) throw ApiError.because({ code: 'GUESTS_ONLY' });
    const { status, name } = body;
    const changed = await changePlace(params.giId, caller.uid, { caller, now }, (state) =>
      decideOrRefuse(reply, state, caller, { status, name }, now),
    );
    return instanceResponse(caller, changed, now);
  },

  async reply({ params: { giId, uid }, body, caller, now }) {
    const changed = await changePlace(giId, uid, { caller, now }, async (state, transaction) => {
      const isJoining = state.place === null && uid === caller.uid;
      const name = isJoining ? (await findPlayer(uid, transaction))?.name : undefined;
      return decideOrRefuse(reply, state, caller, { ...body, name }, now);
    });
    return instanceResponse(caller, changed, now);
  },

  async updatePlayerInstance(call) {
    const { giId, uid } = fromPiId(call.params.piId);
    const state = call.body.motmVotes
      ? await castVotes(call, giId, uid)
      : await replyAndMove(call, giId, uid);
    // Who signs in has the name of their account in other instances, or none that they go by.
    if (call.body.name !== undefined && isAddedByHand(uid)) {
      await spreadName(uid, nameInInstance(giId, uid), call.now);
    }
    const person = requirePlace(placeOf(state, uid));
    const view = await viewOfInstance(call.caller, { ...state, people: [person] }, call.now);
    return { ...toPlayerInstanceResponse(giId, person, view), ...spotsIn(state)(uid) };
  },
} satisfies Partial<Handlers>;

type Update = Parameters<HandlerOf<'updatePlayerInstance'>>[0];

function replyAndMove({ body, caller, now }: Update, giId: string, uid: string): Promise<InstanceState> {
  const { status, team, name } = body;
  const isInTeam = team === 'TEAM_A' || team === 'TEAM_B';
  if (isInTeam && status === 'NOT_PLAYING')
    throw ApiError.because({ code: 'OUT_BUT_IN_TEAM', fields: ['team'] });
  return changePlace(giId, uid, { caller, now }, ({ instance, place: stored }) => {
    const place = requirePlace(stored);
    const state = { instance, uid, place };
    const renamed = name !== undefined && decideOrRefuse(renameInPlace, state, caller, { name }, now);
    const replied = status && decideOrRefuse(reply, state, caller, { status }, now);
    if (team === undefined) return { ...renamed, ...replied };
    const people = [{ ...place, ...replied }];
    const moves = decideOrRefuse(lineUp, { instance, people }, caller, new Map([[uid, team]]), now);
    return { ...renamed, ...replied, ...moves.get(uid) };
  });
}

function castVotes({ body, caller, now }: Update, giId: string, uid: string): Promise<InstanceState> {
  const { motmVotes = [], ...others } = body;
  if (Object.keys(others).length > 0)
    throw ApiError.because({ code: 'VOTES_NOT_ALONE', fields: ['motmVotes'] });
  return changeInstance(giId, async (state, transaction) => {
    await requireAccount(caller, transaction);
    const ballot = await findBallot(giId, uid, transaction);
    const votes = motmVotes.map((piId) => uidIn(giId, piId));
    const fields = decideOrRefuse(vote, { ...state, uid, ballot }, caller, { votes }, now);
    if (fields !== null) saveBallot(transaction, giId, uid, fields);
    return state;
  });
}

/** Whose place in the instance this is. The id of a place elsewhere stays as it is, which is nobody's uid. */
function uidIn(giId: string, piId: string): string {
  const { uid } = fromPiId(piId);
  return piId === toPiId(giId, uid) ? uid : piId;
}

/** Stores the fields that `fieldsOf` makes of somebody's place, and counts the places anew. */
function changePlace(
  giId: string,
  uid: string,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
  fieldsOf: (state: PlaceState, transaction: OptimisticTransaction) => PlaceFields | Promise<PlaceFields>,
): Promise<InstanceState> {
  return changeInstance(giId, async (state, transaction) => {
    await requireAccount(caller);
    const place = placeOf(state, uid) ?? null;
    const { game, instance, people } = state;
    // By the places themselves: what the instance says of them may be behind.
    const key = place === null && game.inviteKey !== null ? await findKeyOf(giId, uid) : null;
    const door = { game, counts: countReplies(people, { ...instance, game }), key };
    const fields = await fieldsOf({ instance, uid, place, door }, transaction);
    const stored = place ?? newPlace({ uid, name: '', isGuest: false });
    return putPeople(transaction, state, [{ ...stored, ...fields }], now);
  });
}

function requirePlace(place: PlayerInstance | null | undefined): PlayerInstance {
  if (!place) throw ApiError.because({ code: 'NO_PLACE' });
  return place;
}
