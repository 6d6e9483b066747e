import type { PlayerInstance } from '@fives/domain';
import { removeFromTeam, saveTeam, swapTeams } from '../../db/player-instances.ts';
import { saveVisibly } from '../../ui/toasts.tsx';
import { useFocusFollowsRow } from './row-focus.ts';
import type { Side } from './squads.ts';

export interface LineUp {
  readonly move: (person: PlayerInstance, side: Side) => void;
  /** Lets two players of different teams change places. */
  readonly swap: (one: PlayerInstance, other: PlayerInstance) => void;
  readonly takeOut: (person: PlayerInstance) => void;
}

/** Moves people between the teams, each saved by itself; a refusal is said in a toast. The focus goes with them. */
export function useLineUp(giId: string, people: readonly PlayerInstance[]): LineUp {
  const followRow = useFocusFollowsRow(people);
  const save = (person: PlayerInstance, write: Promise<void>, failure: string) => {
    followRow(person.uid);
    void saveVisibly(write, failure);
  };
  return {
    move: (person, side) => save(person, saveTeam(giId, person, side), `${person.name} was not moved`),
    swap: (one, other) =>
      save(one, swapTeams(giId, one, other), `${one.name} and ${other.name} were not swapped`),
    takeOut: (person) => save(person, removeFromTeam(giId, person.uid), `${person.name} was not taken out`),
  };
}
