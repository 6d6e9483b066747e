import type { Player } from '@fives/domain';
import type { World } from './world.schema.ts';

export interface Person {
  readonly uid: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly addedBy?: string;
  readonly broughtBy?: string;
}

export function findPerson(world: World): (handle: string) => Person {
  const people = new Map<string, Person>();
  for (const { handle, uid, name } of world.registered) people.set(handle, { uid, name, isGuest: false });
  for (const { handle, uid, name } of world.guests) people.set(handle, { uid, name, isGuest: true });
  const find = (handle: string): Person => {
    const person = people.get(handle);
    if (person === undefined) throw new Error(`Nobody in the demo world is called ${handle}`);
    return person;
  };
  for (const { handle, uid, name, addedBy: adder, isPlusOne } of world.addedByHand) {
    const addedBy = find(adder).uid;
    people.set(handle, { uid, name, isGuest: true, addedBy, ...(isPlusOne && { broughtBy: addedBy }) });
  }
  return find;
}

export function playersAt(world: World, firstSeen: ReadonlyMap<string, Date>, now: Date): Player[] {
  return world.registered.map(({ uid, name, email }) => {
    const seen = Math.min(firstSeen.get(uid)?.getTime() ?? now.getTime(), now.getTime());
    // An account is about a day older than its first instance.
    return { uid, name, email, createdAt: new Date(seen - 26 * 3_600_000) };
  });
}
