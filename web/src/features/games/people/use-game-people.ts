import { compareNames, FORMER_PLAYER_NAME, type Game, type GiId, type Uid } from '@fives/domain';
import { useHistory } from '../../../db/games.ts';
import { usePlayerInstances } from '../../../db/player-instances.ts';

export interface GamePerson {
  readonly uid: Uid;
  readonly name: string;
  readonly isGuest: boolean;
}

export type LivePeople =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error }
  | {
      readonly status: 'success';
      /** Sorted by name. */
      readonly people: readonly GamePerson[];
      /** The newest instance, or null without instances. */
      readonly giId: GiId | null;
    };

/** Takes names from the newest three instances that are not imported, otherwise from the history. */
export function useGamePeople(game: Game): LivePeople {
  const history = useHistory(game.id);
  const historyData = history.status === 'success' ? history.data : null;
  const [newest, second, third] = historyData?.instances.filter(({ importId }) => !importId) ?? [];
  // Oldest first, so that newer names replace older names.
  const lists = [
    usePlayerInstances(third?.giId ?? null),
    usePlayerInstances(second?.giId ?? null),
    usePlayerInstances(newest?.giId ?? null),
  ];
  if (history.status !== 'success') return history;
  const failed = lists.find((list) => list.status === 'error');
  if (failed?.status === 'error') return failed;
  if (newest !== undefined && lists.at(-1)?.status === 'loading') return { status: 'loading' };
  const people = new Map<string, GamePerson>();
  for (const [uid, { name, isGuest }] of Object.entries(historyData?.people ?? {}))
    people.set(uid, { uid, name, isGuest });
  for (const list of lists)
    if (list.status === 'success')
      for (const { uid, name, isGuest } of list.data) people.set(uid, { uid, name, isGuest });
  const members = game.memberUids.flatMap((uid) => people.get(uid) ?? []);
  return {
    status: 'success',
    people: members.filter(({ name }) => name !== FORMER_PLAYER_NAME).toSorted(compareNames),
    giId: newest?.giId ?? null,
  };
}
