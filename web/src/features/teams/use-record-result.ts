import type { GameInstance, Score, WinningTeam } from '@fives/domain';
import { saveScore, saveWinner } from '../../db/game-instances.ts';
import { saveVisibly } from '../../ui/toasts.tsx';

/** Records the winner, and then the score. Each answers whether it was saved, and says so in a toast where not. */
export function useRecordResult(instance: GameInstance) {
  const { id, winningTeam, winningMargin, teamAGoals, teamBGoals } = instance;
  const previous = { winningTeam, winningMargin, teamAGoals, teamBGoals };
  return {
    recordWinner: (winner: WinningTeam) =>
      saveVisibly(saveWinner(id, previous, winner), 'The result was not saved'),
    recordScore: (score: Score) => saveVisibly(saveScore(id, score), 'The score was not saved'),
  };
}
