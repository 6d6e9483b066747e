import {
  ApiError,
  actingUid,
  FORMER_PLAYER_NAME,
  isAddedByHand,
  type PlayerInstance,
  type Uid,
} from '@fives/domain';
import { findPlayers } from '../db/collections/players.ts';
import { findHistory } from '../db/collections/stats.ts';
import type { Reader } from '../db/transaction.ts';
import type { InstanceState } from '../instance/instance-state.ts';

export type KnownPerson = Pick<PlayerInstance, 'uid' | 'name' | 'isGuest'>;

/** Returns everyone in the instance, and members and people added by hand whose name is known. */
export async function findKnownPeople(
  { game, people }: Pick<InstanceState, 'game' | 'people'>,
  reader?: Reader,
): Promise<KnownPerson[]> {
  const history = await findHistory(game.id);
  const named = history?.people ?? {};
  const uidsInInstance = new Set(people.map(({ uid }) => uid));
  // People of imported results are not members.
  const imported = Object.keys(named).filter((uid) => isAddedByHand(uid) && !(uid in game.removed));
  const others = [...new Set([...game.memberUids, ...imported])].filter(
    (uid) => !uidsInInstance.has(actingUid(game, uid)),
  );
  const players = await findPlayers(
    others.filter((uid) => !isAddedByHand(uid)),
    reader,
  );
  const registered = new Map(players.map((player) => [player.uid, player]));
  const knownOthers = others.flatMap((uid): KnownPerson[] => {
    const name = registered.get(uid)?.name ?? named[uid]?.name;
    const entry = actingUid(game, uid);
    return name === undefined ? [] : [{ uid: entry, name, isGuest: !registered.has(entry) }];
  });
  return withoutFormerPlayers([...people, ...knownOthers]);
}

/** @throws {ApiError} `not-found` if a chosen person is not known */
export function requireKnown(
  known: readonly KnownPerson[],
  chosen: readonly (Uid | null)[],
  field: string,
): void {
  const uids = new Set<Uid | null>([null, ...known.map(({ uid }) => uid)]);
  if (chosen.some((uid) => !uids.has(uid))) throw ApiError.because({ code: 'NO_PLACE', fields: [field] });
}

function withoutFormerPlayers(people: readonly KnownPerson[]): KnownPerson[] {
  return people.filter(({ name }) => name !== FORMER_PLAYER_NAME);
}
