import {
  declineScore,
  isNoScore,
  lineUpReason,
  recordScore,
  recordWinner,
  type Score,
  type WinningTeam,
  withWinner,
} from '@fives/domain';
import { saveInstance } from '../../../db/game-instances.ts';
import { useActor } from '../../../session/session.ts';
import { saveOrToast } from '../../../ui/toasts.ts';
import { missingTeamsWarning, type TeamsView } from '../team-lists.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { WinnerSheet } from './winner-sheet.tsx';

interface RecordResultProps {
  readonly view: TeamsView;
  /** Null until the winner is chosen. */
  readonly winningTeam: WinningTeam | null;
  readonly onScore: (winningTeam: WinningTeam) => void;
  readonly onPickTeams: () => void;
  readonly onClose: () => void;
  readonly onCloseScore: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function RecordResult(props: RecordResultProps) {
  const { view, winningTeam, onScore, onPickTeams, onClose, onCloseScore, finalFocus } = props;
  const { instance, lists, looks } = view;
  const actor = useActor();
  const saveWinner = (winner: WinningTeam) => {
    const saved = saveInstance(recordWinner, instance, actor, { winningTeam: winner });
    return saveOrToast(saved, "Couldn't save the result");
  };
  const saveScore = (winner: WinningTeam, score: Score) => {
    // `instance` may not have the winner that was saved a moment ago.
    const instanceWithWinner = { ...instance, ...withWinner(instance, winner) };
    void saveOrToast(saveInstance(recordScore, instanceWithWinner, actor, score), "Couldn't save the score");
  };
  const choose = async (chosen: WinningTeam, score: Score) => {
    const saving = saveWinner(chosen);
    if (isNoScore(score)) {
      onScore(chosen);
      // Closes the score dialog, because a score needs a saved winner.
      if (!(await saving)) onCloseScore();
    } else {
      // Does not wait for the writes, which stay pending while offline. Firestore keeps their order.
      saveScore(chosen, score);
      onClose();
    }
  };
  if (winningTeam === null) {
    return (
      <WinnerSheet
        looks={looks}
        firstHalf={instance.firstHalf}
        missingTeamsWarning={lineUpReason(instance) === null ? missingTeamsWarning(lists) : null}
        onPickTeams={onPickTeams}
        onChoose={(chosen, score) => void choose(chosen, score)}
        onClose={onClose}
      />
    );
  }
  const decline = () => {
    const saved = saveInstance(declineScore, { ...instance, winningTeam }, actor, { scoreDeclined: true });
    void saveOrToast(saved, "Couldn't skip the score");
  };
  return (
    <ScoreSheet
      winningTeam={winningTeam}
      score={withWinner(instance, winningTeam)}
      looks={looks}
      firstHalf={instance.firstHalf}
      onSave={(score) => saveScore(winningTeam, score)}
      onDecline={decline}
      onClose={onClose}
      finalFocus={finalFocus}
    />
  );
}
