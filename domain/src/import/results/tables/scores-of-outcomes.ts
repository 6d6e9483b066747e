import type { WrittenGame } from '../results.types.ts';
import { findScore } from '../score.ts';
import type { UnclearResultReason } from '../unclear-result-reasons.ts';

type Result = Pick<WrittenGame, 'teamA' | 'teamB' | 'winningTeam' | 'teamAGoals' | 'teamBGoals'>;

export function withScore<T extends Result>(game: T, cell: string): T | UnclearResultReason {
  if (!/\d/.test(cell)) return game;
  const score = findScore(cell);
  if (score === null || score.text.trim().length < cell.trim().length) return 'NO_RESULT';
  const [less = 0, more = 0] = score.goals.toSorted((a, b) => a - b);
  if ((less === more) !== (game.winningTeam === 'DRAW')) return 'WRONG_SCORE';
  const isA = game.winningTeam !== 'TEAM_B';
  return { ...game, teamAGoals: isA ? more : less, teamBGoals: isA ? less : more };
}

export function areScores(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell !== '' && cell !== '-');
  return written.length > 0 && written.every((cell) => findScore(cell)?.text.trim() === cell.trim());
}
