import type { GameInstance, PlayerInstance, Team, TeamMoves } from '@fives/domain';
import { saveLineUp, saveReply } from '../../db/player-instances.ts';
import { useActor } from '../../session/session.ts';
import { saveVisibly } from '../../ui/toasts.ts';
import { useFocusFollowsRow } from './player-row.tsx';

export interface LineUpActions {
  readonly move: (person: PlayerInstance, team: Team) => void;
  /** Lets two players of different teams change places. */
  readonly swap: (one: PlayerInstance, other: PlayerInstance) => void;
  /** Moves several at once, all of them or none. */
  readonly moveAll: (moves: TeamMoves) => void;
  readonly takeOut: (person: PlayerInstance) => void;
}

/** Moves people between the teams, each saved by itself; a refusal is said in a toast. The focus goes with them. */
export function useLineUp(instance: GameInstance, people: readonly PlayerInstance[]): LineUpActions {
  const followRow = useFocusFollowsRow(people);
  const actor = useActor();
  const save = (person: PlayerInstance, write: Promise<void>, failure: string) => {
    followRow(person.uid);
    void saveVisibly(write, failure);
  };
  const saveMoves = (moves: TeamMoves) => saveLineUp({ instance, people }, actor, moves);
  return {
    move: (person, team) =>
      save(person, saveMoves(new Map([[person.uid, team]])), `Couldn't move ${person.name}`),
    swap: (one, other) =>
      save(
        one,
        saveMoves(
          new Map([
            [one.uid, other.team],
            [other.uid, one.team],
          ]),
        ),
        `Couldn't swap ${one.name} and ${other.name}`,
      ),
    moveAll: (moves) => void saveVisibly(saveMoves(moves), "Couldn't move the players"),
    takeOut: (person) =>
      save(
        person,
        saveReply({ instance, uid: person.uid, place: person }, actor, { status: 'NOT_PLAYING' }),
        `Couldn't mark ${person.name} as not playing`,
      ),
  };
}
