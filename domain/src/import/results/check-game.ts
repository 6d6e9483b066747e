import type { WinningTeam } from '../../instance/game-instance.schema.ts';
import { winnerByGoals } from '../../played/result.ts';
import type { WrittenDate } from './dates.ts';
import type { ImportedGame, UnclearResult, UnclearResultReason } from './results.types.ts';
import { type Goals, numberNameless } from './score.ts';

export interface WrittenGame extends Omit<ImportedGame, 'date'> {
  readonly date: WrittenDate;
  readonly text: string;
}

export interface WrittenResults {
  readonly games: readonly WrittenGame[];
  readonly unclear: readonly UnclearResult[];
}

export interface UncheckedGame extends Pick<ImportedGame, 'line' | 'motm' | 'winningMargin'> {
  readonly text: string;
  readonly date: WrittenDate | null;
  readonly teams: readonly [string[], string[]];
  readonly goals: Goals | null;
  readonly winner: WinningTeam | null;
  readonly isScoreDate?: boolean;
}

export function checkGame(game: UncheckedGame): WrittenGame | UnclearResultReason {
  const { date, teams, goals, winner, isScoreDate = false, ...others } = game;
  if (date === null) return 'NO_DATE';
  if (isScoreDate) return 'SCORE_IS_DATE';
  const [teamA, teamB] = numberNameless(teams);
  const scored = goals && winnerByGoals(...goals);
  const winningTeam = winner ?? scored;
  if (teamA.length === 0 || teamB.length === 0) return 'NO_TEAMS';
  if (winningTeam === null) return 'NO_RESULT';
  const names = [...teamA, ...teamB].map((name) => name.toLowerCase());
  if (new Set(names).size < names.length) return 'NAMED_TWICE';
  if (scored !== null && scored !== winningTeam) return 'WRONG_SCORE';
  const [teamAGoals, teamBGoals] = goals ?? [null, null];
  return { ...others, date, teamA, teamB, winningTeam, teamAGoals, teamBGoals };
}

export function splitGames(games: readonly UncheckedGame[]): WrittenResults {
  const checked = games.map((game) => ({ game, read: checkGame(game) }));
  return {
    games: checked.flatMap(({ read }) => (typeof read === 'string' ? [] : [read])),
    unclear: checked.flatMap(({ game: { line, text }, read }) =>
      typeof read === 'string' ? [{ line, text, reason: read }] : [],
    ),
  };
}
