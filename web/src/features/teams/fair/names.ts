import { FORMER_PLAYER_NAME, type PlayerInstance } from '@fives/domain';

/** How somebody in an instance is called. */
export function namesOf(people: readonly PlayerInstance[]): (uid: string) => string {
  const names = new Map(people.map(({ uid, name }) => [uid, name]));
  return (uid) => names.get(uid) ?? FORMER_PLAYER_NAME;
}
