import type { Outcome } from '../outcome.ts';
import type { WrittenGame } from '../results.types.ts';
import type { UnclearResultReason } from '../unclear-result-reasons.ts';
import { type CellReading, differenceOf } from './outcome-cells.ts';

export interface PersonOutcome {
  readonly name: string;
  readonly reading: CellReading;
  readonly cell: string;
}

type Teams = Omit<WrittenGame, 'line' | 'date'>;

export function teamsOf(people: readonly PersonOutcome[]): Teams | UnclearResultReason {
  if (people.some(({ reading }) => reading === 'UNKNOWN')) return 'NOT_A_GAME';
  const withOutcome = (outcome: Outcome) =>
    people.flatMap(({ name, reading }) => (reading === outcome ? name : []));
  const [won, drew, lost] = [withOutcome('W'), withOutcome('D'), withOutcome('L')];
  const noGoals = { teamAGoals: null, teamBGoals: null };
  if (drew.length > 1 && won.length + lost.length === 0) {
    const half = Math.ceil(drew.length / 2);
    return { teamA: drew.slice(0, half), teamB: drew.slice(half), winningTeam: 'DRAW', ...noGoals };
  }
  if (won.length === 0 || lost.length === 0 || drew.length > 0) return 'NO_RESULT';
  const margin = marginOf(people);
  return {
    teamA: won,
    teamB: lost,
    winningTeam: 'TEAM_A',
    ...noGoals,
    ...(margin !== null && { winningMargin: margin }),
  };
}

function marginOf(people: readonly PersonOutcome[]): number | null {
  const played = people.filter(({ reading }) => reading === 'W' || reading === 'L');
  if (!played.some(({ cell }) => /^[−-]/.test(cell))) return null;
  const margins = new Set(played.map(({ cell }) => Math.abs(differenceOf(cell) ?? 0)));
  const [margin = null] = margins;
  return margins.size === 1 ? margin : null;
}
