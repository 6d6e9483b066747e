import {
  ApiError,
  actingUid,
  areNamesakes,
  FORMER_PLAYER_NAME,
  isAddedByHand,
  isOn,
  type PlayerInstance,
  toQueue,
  type Uid,
} from '@fives/domain';
import { findStartedOfGame } from '../db/collections/game-instances.ts';
import { findPlayers } from '../db/collections/players.ts';
import { findHistory } from '../db/collections/stats.ts';
import type { Reader } from '../db/transaction.ts';
import { findInstanceStates, type InstanceState } from '../instance/instance-state.ts';

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

/** Number of newest dates in which a guest may have played before. */
const DATES_BEFORE = 8;

/**
 * Returns the entry of a guest, or of a person added by hand, who has played under the same name and has no reply in
 * this instance. Players with an account can log in instead.
 */
export async function findNamesake(
  { game, people }: Pick<InstanceState, 'game' | 'people'>,
  person: Pick<PlayerInstance, 'uid' | 'name'>,
  now: Date,
): Promise<{ readonly uid: Uid; readonly playedAt: Date } | null> {
  const replied = people.filter(({ status }) => status !== 'UNANSWERED').map(({ uid }) => uid);
  const taken = new Set([person.uid, ...replied, ...Object.keys(game.removed)]);
  const started = await findStartedOfGame(game.id, now, DATES_BEFORE);
  const dates = await findInstanceStates(game, started.filter(isOn));
  for (const { instance, people: played } of dates) {
    const { playing } = toQueue(played, instance);
    const namesake = playing.find(
      (each) => each.isGuest && !taken.has(actingUid(game, each.uid)) && areNamesakes(each, person),
    );
    if (namesake) return { uid: actingUid(game, namesake.uid), playedAt: instance.startDateTime };
  }
  return null;
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
