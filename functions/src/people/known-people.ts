import { actingUid, FORMER_PLAYER_NAME, isAddedByHand, type PlayerInstance } from '@fives/domain';
import { findPlayers } from '../db/collections/players.ts';
import { findHistory } from '../db/collections/stats.ts';
import type { Reader } from '../db/optimistic-transaction.ts';
import type { InstanceState } from '../instance/instance-state.ts';

export type KnownPerson = Pick<PlayerInstance, 'uid' | 'name' | 'isGuest'>;

/** Returns everyone in the instance, and the other members of the game with the names of their last entry. */
export async function findKnownPeople(
  { game, people }: Pick<InstanceState, 'game' | 'people'>,
  reader?: Reader,
): Promise<KnownPerson[]> {
  const present = new Set(people.map(({ uid }) => uid));
  const absent = game.memberUids.filter((uid) => !present.has(actingUid(game, uid)));
  if (absent.length === 0) return named(people);
  const [players, history] = await Promise.all([
    findPlayers(
      absent.filter((uid) => !isAddedByHand(uid)),
      reader,
    ),
    findHistory(game.id),
  ]);
  const registered = new Map(players.map((player) => [player.uid, player]));
  const others = absent.flatMap((uid): KnownPerson[] => {
    const name = registered.get(uid)?.name ?? history?.people[uid]?.name;
    const entry = actingUid(game, uid);
    return name === undefined ? [] : [{ uid: entry, name, isGuest: !registered.has(entry) }];
  });
  return named([...people, ...others]);
}

function named(people: readonly KnownPerson[]): KnownPerson[] {
  return people.filter(({ name }) => name !== FORMER_PLAYER_NAME);
}
