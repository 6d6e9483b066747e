import type { ApiName } from '@fives/domain';
import { expect } from 'vitest';
import { send } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { getAs, queryAs, readWholeDatabase } from '../support/whole-database.ts';
import { allCalls } from './all-calls.ts';
import type { PlantedWorld, Reader } from './planted-world.ts';

export type SeenText = readonly [where: string, text: string];

/** Returns the seen secrets that `reader` may not know. A null `reader` may know none. */
export function leaksIn(
  seen: readonly SeenText[],
  { secrets }: PlantedWorld,
  reader: Reader | null,
): string[] {
  const forbidden = Object.entries(secrets).filter(
    ([, secret]) => !secret.for.some((allowed) => allowed === reader),
  );
  return seen.flatMap(([where, text]) =>
    forbidden.filter(([, secret]) => text.includes(secret.text)).map(([name]) => `${name} at ${where}`),
  );
}

export function secretsIn(seen: readonly SeenText[], { secrets }: PlantedWorld): string[] {
  const found = Object.entries(secrets).filter(([, secret]) =>
    seen.some(([, text]) => text.includes(secret.text)),
  );
  return found.map(([name]) => name).toSorted();
}

/**
 * Reads through the Firestore rules: the documents about the game and its people, their collections, all collection
 * groups, and the caller's own games and instances.
 */
export async function readDatabase(world: PlantedWorld, as: Person | null): Promise<SeenText[]> {
  const all = (await readWholeDatabase()).map(({ path, text }): SeenText => [path, text]);
  const uids = Object.values(world.readers).flatMap((reader) => reader?.uid ?? []);
  const ids = [world.gameId, world.played, world.next, ...uids];
  const documents = all.filter(([path, text]) => ids.some((id) => path.includes(id) || text.includes(id)));
  // Fails if a secret is in none of the requested documents.
  expect(secretsIn(documents, world)).toEqual(Object.keys(world.secrets).toSorted());
  const paths = documents.map(([path]) => path);
  const collections = [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))))];
  const groups = [...new Set(all.map(([path]) => path.split('/').at(-2) ?? ''))];
  const list = (path: string) => {
    const [collectionId = '', ...parent] = path.split('/').toReversed();
    return queryAs(as, parent.toReversed().join('/'), { from: [{ collectionId }] });
  };
  const requests = [
    ...paths.map((path) => [path, getAs(as, path)] as const),
    ...collections.map((path) => [`all ${path}`, list(path)] as const),
    ...groups.map((collectionId) => {
      const query = { from: [{ collectionId, allDescendants: true }] };
      return [`every ${collectionId}`, queryAs(as, '', query)] as const;
    }),
    ...['games', 'gameInstances'].map((collectionId) => {
      const value = { stringValue: as?.uid ?? '' };
      const isMember = { field: { fieldPath: 'memberUids' }, op: 'ARRAY_CONTAINS', value };
      const query = { from: [{ collectionId }], where: { fieldFilter: isMember } };
      return [`own ${collectionId}`, queryAs(as, '', query)] as const;
    }),
  ];
  return Promise.all(requests.map(async ([where, response]): Promise<SeenText> => [where, await response]));
}

export async function callEverything(
  world: PlantedWorld,
  as: Person | null,
  names?: readonly ApiName[],
): Promise<SeenText[]> {
  const seen: SeenText[] = [];
  const calls = allCalls(world, as);
  // `Object.keys` returns the names as plain strings.
  for (const name of names ?? (Object.keys(calls) as ApiName[])) {
    for (const sent of calls[name]) {
      const { status, headers, text } = await send(name, sent, as);
      expect(status, `${name}: ${text}`).toBeLessThan(500);
      seen.push([`${name} (${status})`, `${JSON.stringify([...headers])} ${text}`]);
    }
  }
  return seen;
}
