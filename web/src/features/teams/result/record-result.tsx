import {
  declineScore,
  type GameInstance,
  isNoScore,
  lineUpReason,
  NO_SCORE,
  recordScore,
  recordWinner,
  type Score,
  type WinningTeam,
  winnerByGoals,
  withWinner,
} from '@fives/domain';
import { saveInstance } from '../../../db/game-instances.ts';
import { useActor } from '../../../session/session.ts';
import { saveOrToast } from '../../../ui/toasts.ts';
import { missingTeamsWarning, type TeamLists, teamLooks } from '../team-lists.ts';
import type { Goals } from './score.form.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { WinnerSheet } from './winner-sheet.tsx';

export interface RecordResultProps {
  readonly instance: GameInstance;
  readonly lists: TeamLists;
  /** Null until the winner is chosen. */
  readonly winningTeam: WinningTeam | null;
  readonly onScore: (winningTeam: WinningTeam) => void;
  readonly onPickTeams: () => void;
  readonly onClose: () => void;
  readonly onCloseScore: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function RecordResult(props: RecordResultProps) {
  const { instance, lists, winningTeam, onScore, onPickTeams, onClose, onCloseScore, finalFocus } = props;
  const { saveWinner, saveScore, decline } = useRecordResult(instance);
  const looks = teamLooks(instance);
  const choose = async (chosen: WinningTeam, score: Score) => {
    if (!isNoScore(score)) return save(chosen, score);
    onScore(chosen);
    // A score needs a winner.
    if (!(await saveWinner(chosen))) onCloseScore();
  };
  // Neither write is awaited, because offline both are kept in order.
  const save = (winner: WinningTeam, score: Score) => {
    void saveWinner(winner);
    void saveScore(winner, score);
    onClose();
  };
  const saveGoals = (goals: Goals) =>
    save(winnerByGoals(goals.teamAGoals, goals.teamBGoals), { ...NO_SCORE, ...goals });
  if (winningTeam === null) {
    return (
      <WinnerSheet
        looks={looks}
        missingTeams={lineUpReason(instance) === null ? missingTeamsWarning(lists) : null}
        onPickTeams={onPickTeams}
        onGoals={saveGoals}
        onChoose={(chosen, score) => void choose(chosen, score)}
        onClose={onClose}
      />
    );
  }
  return (
    <ScoreSheet
      winningTeam={winningTeam}
      score={withWinner(instance, winningTeam)}
      looks={looks}
      onSave={(score) => void saveScore(winningTeam, score)}
      onDecline={() => void decline(winningTeam)}
      onClose={onClose}
      finalFocus={finalFocus}
    />
  );
}

/** Saves the winner or the score. Each function returns true if saved, and a failure shows a toast. */
function useRecordResult(instance: GameInstance) {
  const actor = useActor();
  return {
    saveWinner: (winningTeam: WinningTeam) =>
      saveOrToast(saveInstance(recordWinner, instance, actor, { winningTeam }), "Couldn't save the result"),
    // The parameter has the winner, because `instance` may not include a recent save yet.
    saveScore: (winningTeam: WinningTeam, score: Score) =>
      saveOrToast(
        saveInstance(recordScore, { ...instance, ...withWinner(instance, winningTeam) }, actor, score),
        "Couldn't save the score",
      ),
    decline: (winningTeam: WinningTeam) =>
      saveOrToast(
        saveInstance(declineScore, { ...instance, winningTeam }, actor, { scoreDeclined: true }),
        "Couldn't skip the score",
      ),
  };
}
