import type { GameInstance, ImportedPerson } from './game-instance.schema.ts';
import type { PlayerInstance } from './player-instance.schema.ts';

/** Returns the people of an imported instance as player instances, or null for other instances. */
export function importedPlayers({
  importedPeople,
}: Pick<GameInstance, 'importedPeople'>): PlayerInstance[] | null {
  const toPlayer = (person: ImportedPerson): PlayerInstance => ({
    ...person,
    status: 'PLAYING',
    repliedAt: null,
    motmVotesReceived: 0,
  });
  return importedPeople?.map(toPlayer) ?? null;
}

export function toImportedPeople(people: readonly PlayerInstance[]): ImportedPerson[] {
  return people.flatMap(({ uid, name, isGuest, team }) =>
    team === 'NO_TEAM' ? [] : [{ uid, name, isGuest, team }],
  );
}
