import type { WinningTeam } from '../../../instance/game-instance.schema.ts';
import { winnerByGoals } from '../../../played/result.ts';
import type { WrittenDate } from '../dates/dates.ts';
import type { WrittenGame } from '../results.types.ts';
import type { UnclearResultReason } from '../unclear-result-reasons.ts';

export interface UncheckedGame {
  readonly line: number;
  readonly date: WrittenDate | null;
  readonly teamA: readonly string[];
  readonly teamB: readonly string[];
  readonly goals: readonly [number, number] | null;
  readonly winner: WinningTeam | null;
}

export function checkGame(game: UncheckedGame): WrittenGame | UnclearResultReason {
  const { line, date, teamA, teamB, goals, winner } = game;
  if (date === null) return 'NO_DATE';
  if (teamA.length === 0 || teamB.length === 0) return 'NO_TEAMS';
  if (hasNameTwice([...teamA, ...teamB])) return 'NAMED_TWICE';
  const scored = goals && winnerByGoals(...goals);
  const winningTeam = winner ?? scored;
  if (winningTeam === null) return 'NO_RESULT';
  if (scored !== null && scored !== winningTeam) return 'WRONG_SCORE';
  const [teamAGoals, teamBGoals] = goals ?? [null, null];
  return { line, date, teamA, teamB, winningTeam, teamAGoals, teamBGoals };
}

function hasNameTwice(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size < names.length;
}
