import type { GameInstance, PlayerInstance, Score, WinningTeam } from '@fives/domain';
import { saveScore, saveTeamLooks, saveWinner } from '../../db/game-instances.ts';
import { removeFromTeam, saveTeam, swapTeams } from '../../db/player-instances.ts';
import { saveVisibly } from '../../ui/toasts.tsx';
import { useFocusFollowsRow } from './player-row.tsx';
import type { Side } from './team-lists.ts';

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

/** Records the winner, and then the score. Each returns whether it was saved, and says so in a toast where not. */
export function useRecordResult(instance: GameInstance) {
  const { id, winningTeam, winningMargin, teamAGoals, teamBGoals } = instance;
  const previous = { winningTeam, winningMargin, teamAGoals, teamBGoals };
  return {
    recordWinner: (winner: WinningTeam) =>
      saveVisibly(saveWinner(id, previous, winner), 'The result was not saved'),
    recordScore: (score: Score) => saveVisibly(saveScore(id, score), 'The score was not saved'),
  };
}

/** Saves a team's name and colour; a refusal is said in a toast. */
export function useSaveTeamLooks(giId: string) {
  return (side: Side, { name, colour }: { readonly name: string; readonly colour: string }): void => {
    const looks =
      side === 'TEAM_A' ? { teamAName: name, teamAColour: colour } : { teamBName: name, teamBColour: colour };
    void saveVisibly(saveTeamLooks(giId, looks), 'The team was not saved');
  };
}
