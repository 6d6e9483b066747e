import type { WinningTeam } from '../../../instance/game-instance.schema.ts';
import type { WrittenDate } from '../dates/dates.ts';
import type { Outcome } from '../outcome.ts';
import { checkGame } from '../plan/check-game.ts';
import type { WrittenGame } from '../results.types.ts';
import type { UnclearResultReason } from '../unclear-result-reasons.ts';

export interface PlayerRow {
  readonly line: number;
  readonly text: string;
  readonly name: string | null;
  readonly team: string;
  readonly outcome: Outcome | null;
  readonly score: readonly [number, number] | null;
}

export function toGameOfRows(
  date: WrittenDate | null,
  rows: readonly PlayerRow[],
): WrittenGame | UnclearResultReason {
  const [first] = rows;
  if (first === undefined || rows.some(({ name }) => name === null)) return 'NOT_A_GAME';
  // Without teams, the winners are a team. Nobody knows the teams of a draw then.
  const keyOf = (row: PlayerRow) =>
    row.team.toLowerCase() || (row.outcome === 'D' ? '' : (row.outcome ?? ''));
  const keys = [...new Set(rows.map(keyOf))].filter((key) => key !== '');
  if (keys.length !== 2 || rows.some((row) => keyOf(row) === '')) return 'NO_TEAMS';
  const [teamA, teamB] = keys.map((key) => rows.filter((row) => keyOf(row) === key));
  if (!teamA || !teamB) return 'NO_TEAMS';
  const winner = winnerOf(teamA, teamB);
  const goals = goalsOf(teamA, teamB, winner);
  if (winner === 'UNCLEAR' || goals === 'UNCLEAR') return 'NO_RESULT';
  const namesIn = (team: readonly PlayerRow[]) => team.flatMap(({ name }) => name ?? []);
  return checkGame({ line: first.line, date, teamA: namesIn(teamA), teamB: namesIn(teamB), goals, winner });
}

const BY_OUTCOME = { W: 'TEAM_A', L: 'TEAM_B', D: 'DRAW' } as const;
const OPPOSITE = { W: 'L', L: 'W', D: 'D' } as const;

function winnerOf(teamA: readonly PlayerRow[], teamB: readonly PlayerRow[]): WinningTeam | null | 'UNCLEAR' {
  const outcomes = new Set([
    ...teamA.map(({ outcome }) => outcome),
    ...teamB.map(({ outcome }) => outcome && OPPOSITE[outcome]),
  ]);
  const [outcome] = outcomes;
  if (outcomes.size !== 1) return 'UNCLEAR';
  return outcome ? BY_OUTCOME[outcome] : null;
}

function goalsOf(
  teamA: readonly PlayerRow[],
  teamB: readonly PlayerRow[],
  winner: WinningTeam | null | 'UNCLEAR',
): readonly [number, number] | null | 'UNCLEAR' {
  const [one, other] = [teamA, teamB].map((team) => new Set(team.map(({ score }) => score?.join('-') ?? '')));
  const [a, b] = [teamA[0]?.score ?? null, teamB[0]?.score ?? null];
  if (one?.size !== 1 || other?.size !== 1) return 'UNCLEAR';
  if (a === null || b === null) return a === b ? null : 'UNCLEAR';
  if (a[0] === b[1] && a[1] === b[0]) return a;
  if (a.join() !== b.join() || winner === null || winner === 'UNCLEAR') return 'UNCLEAR';
  const [more, less] = [Math.max(...a), Math.min(...a)];
  return winner === 'TEAM_B' ? [less, more] : [more, less];
}
