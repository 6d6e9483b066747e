import {
  ApiError,
  addPerson,
  havePlayedTogether,
  type Identity,
  removePerson,
  toByHandUid,
} from '@fives/domain';
import { findGameInstance, findNewestOfMember, newGiId } from '../../db/game-instances.ts';
import { findPlayerInstance } from '../../db/player-instances.ts';
import { deletePlayerTree, findPlayer } from '../../db/players.ts';
import { changeInstance } from '../../instance/change-instance.ts';
import { newPlace, placeOf, putPeople, removePlaces } from '../../instance/places.ts';
import { mergePeople } from '../../people/merge-people.ts';
import { letInAgain, removeForGood } from '../../people/remove-for-good.ts';
import { naming, readHistory } from '../../stats/read-history.ts';
import { AlreadyThere, type Handlers } from '../handler.ts';
import { decideOrRefuse, requireAccount } from '../permissions.ts';
import { instanceResponse } from '../responses/game-response.ts';
import { guestOf } from '../server/authenticate.ts';
import { requireOrganisedGame } from './games.ts';

export const peopleHandlers = {
  async addPerson({ params, body, caller, now, idFromKey }) {
    const uid = toByHandUid(idFromKey ?? newGiId());
    let wasThere = false;
    const changed = await changeInstance(params.giId, async (state, transaction) => {
      wasThere = placeOf(state, uid) !== undefined;
      if (wasThere) return state;
      await requireAccount(caller);
      const fields = decideOrRefuse(addPerson, state, caller, body, now);
      const place = newPlace({ uid, name: body.name, isGuest: true });
      return putPeople(transaction, state, [{ ...place, ...fields }], now);
    });
    const response = await instanceResponse(caller, changed, now);
    return wasThere ? new AlreadyThere(response) : response;
  },

  async removePerson({ params: { giId, uid }, caller, now }) {
    await changeInstance(giId, (state, transaction) => {
      const place = placeOf(state, uid) ?? null;
      decideOrRefuse(removePerson, { instance: state.instance, uid, place }, caller, null, now);
      return removePlaces(transaction, state, new Set([uid]), now);
    });
    return undefined;
  },

  async mergePeople({ params: { gameId }, body: { from, to }, caller, now }) {
    await requireOrganisedGame(gameId, caller);
    if (from === to) throw ApiError.because({ code: 'SAME_ENTRY', fields: ['to'] });
    const person = await requireEntry(gameId, to, 'to');
    const entry = await requireEntry(gameId, from, 'from');
    if (!entry.isGuest) throw ApiError.because({ code: 'MERGE_OF_PLAYER', fields: ['from'] });
    const { history } = await readHistory(gameId, naming(from));
    if (havePlayedTogether(history, from, to)) throw ApiError.because({ code: 'PLAYED_TOGETHER' });
    await mergePeople({ from, to: person }, now, gameId);
    return undefined;
  },

  async removeForGood({ params: { giId, uid }, caller, now }) {
    const instance = await findGameInstance(giId);
    if (instance === null) throw ApiError.because({ code: 'NO_GAME' });
    const { gameId } = instance;
    await requireOrganisedGame(gameId, caller);
    await removeForGood({ gameId, giId, uid }, now);
    return undefined;
  },

  async letInAgain({ params: { gameId, uid }, caller }) {
    await requireOrganisedGame(gameId, caller);
    await letInAgain(gameId, uid);
    return undefined;
  },

  async claimGuest({ body, caller, now }) {
    const guest = await guestOf(body.guestToken);
    // Who has registered since is a player under the same uid, and keeps what is theirs.
    if ((await findPlayer(guest)) !== null)
      throw ApiError.because({ code: 'NO_GUEST_TOKEN', fields: ['guestToken'] });
    const player = await findPlayer(caller.uid);
    if (player === null) throw ApiError.because({ code: 'NO_PLAYER_YET' });
    await mergePeople({ from: guest, to: { uid: player.uid, name: player.name, isGuest: false } }, now);
    // Their devices and their inbox: the browser is the caller's now. The sign-in stays, so that who did not hear that it
    // was done can ask again.
    await deletePlayerTree(guest);
    return undefined;
  },
} satisfies Partial<Handlers>;

/**
 * Who an entry of a game stands for, by the newest instance they have a place in.
 * @throws {ApiError} `not-found`
 */
async function requireEntry(gameId: string, uid: string, field: string): Promise<Identity> {
  const player = await findPlayer(uid);
  const newest = await findNewestOfMember(gameId, uid);
  const place = newest && (await findPlayerInstance(newest.id, uid));
  if (!place) throw ApiError.because({ code: 'NO_PLACE', fields: [field] });
  return player
    ? { uid, name: player.name, isGuest: false }
    : { uid, name: place.name, isGuest: place.isGuest };
}
