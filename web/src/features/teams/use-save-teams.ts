import {
  declineScore,
  type GameInstance,
  type PlayerInstance,
  recordScore,
  recordWinner,
  type Score,
  setTeamLooks,
  type Team,
  type TeamOrNone,
  type WinningTeam,
  withWinner,
} from '@fives/domain';
import { saveInstance } from '../../db/game-instances.ts';
import { saveLineUp, saveReply } from '../../db/player-instances.ts';
import { useActor } from '../../session/session.ts';
import { saveVisibly } from '../../ui/toasts.tsx';
import { useFocusFollowsRow } from './player-row.tsx';

export interface LineUpActions {
  readonly move: (person: PlayerInstance, team: Team) => void;
  /** Lets two players of different teams change places. */
  readonly swap: (one: PlayerInstance, other: PlayerInstance) => void;
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
  const moveAll = (moves: readonly (readonly [string, TeamOrNone])[]) =>
    saveLineUp({ instance, people }, actor, new Map(moves));
  return {
    move: (person, team) => save(person, moveAll([[person.uid, team]]), `${person.name} was not moved`),
    swap: (one, other) =>
      save(
        one,
        moveAll([
          [one.uid, other.team],
          [other.uid, one.team],
        ]),
        `${one.name} and ${other.name} were not swapped`,
      ),
    takeOut: (person) =>
      save(
        person,
        saveReply({ instance, uid: person.uid, place: person }, actor, { status: 'NOT_PLAYING' }),
        `${person.name} was not taken out`,
      ),
  };
}

/** Records the winner, and then the score, or that there is none. Each returns whether it was saved, and says so in a toast where not. */
export function useRecordResult(instance: GameInstance) {
  const actor = useActor();
  return {
    saveWinner: (winningTeam: WinningTeam) =>
      saveVisibly(saveInstance(recordWinner, instance, actor, { winningTeam }), 'The result was not saved'),
    // The winner may have been saved a moment ago, and `instance` not say so yet.
    saveScore: (winningTeam: WinningTeam, score: Score) =>
      saveVisibly(
        saveInstance(recordScore, { ...instance, ...withWinner(instance, winningTeam) }, actor, score),
        'The score was not saved',
      ),
    decline: (winningTeam: WinningTeam) =>
      saveVisibly(
        saveInstance(declineScore, { ...instance, winningTeam }, actor, { scoreDeclined: true }),
        'That there is no score was not saved',
      ),
  };
}

/** Saves a team's name and colour; a refusal is said in a toast. */
export function useSaveTeamLooks(instance: GameInstance) {
  const actor = useActor();
  return (team: Team, { name, colour }: { readonly name: string; readonly colour: string }): void => {
    const looks =
      team === 'TEAM_A' ? { teamAName: name, teamAColour: colour } : { teamBName: name, teamBColour: colour };
    void saveVisibly(saveInstance(setTeamLooks, instance, actor, looks), 'The team was not saved');
  };
}
