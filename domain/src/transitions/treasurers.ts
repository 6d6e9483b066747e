import { type GameRoles, isMember, refuseUnless } from '../access.ts';
import type { StoredRoles } from '../game/roles.schema.ts';
import type { Uid } from '../ids.ts';
import { MOST_TREASURERS } from '../limits.ts';
import type { Reason } from '../reasons.ts';
import type { Candidate } from './organisers.ts';
import type { Transition } from './transition.ts';

interface GameWithTreasurers extends GameRoles {
  readonly memberUids: readonly Uid[];
}

export const addTreasurer: Transition<GameWithTreasurers, Candidate, Partial<StoredRoles>> = {
  refusal: (game, actor, candidate) =>
    refuseUnless(actor, 'manageTreasurers', game) ?? candidateReason(game, candidate),
  fields: ({ treasurerUids }, _actor, { uid }) =>
    treasurerUids.includes(uid) ? {} : { treasurerUids: [...treasurerUids, uid] },
};

export const removeTreasurer: Transition<GameRoles, Pick<Candidate, 'uid'>, Partial<StoredRoles>> = {
  refusal: (game, actor) => refuseUnless(actor, 'manageTreasurers', game),
  fields: ({ treasurerUids }, _actor, { uid }) =>
    treasurerUids.includes(uid) ? { treasurerUids: treasurerUids.filter((each) => each !== uid) } : {},
};

function candidateReason(game: GameWithTreasurers, { uid, isRegistered }: Candidate): Reason | null {
  if (!isMember(game, uid)) return { code: 'NO_PLACE', fields: ['uid'] };
  if (!isRegistered) return { code: 'TREASURERS_REGISTERED', fields: ['uid'] };
  const { treasurerUids } = game;
  if (treasurerUids.includes(uid) || treasurerUids.length < MOST_TREASURERS) return null;
  return { code: 'TREASURERS_ENOUGH' };
}
