import type { WinningTeam } from '../../../instance/game-instance.schema.ts';
import type { WrittenDate } from '../dates/dates.ts';
import { type LineReading, type Side, textLabels } from '../line/line-reading.ts';
import type { NamedResult } from '../line/winner-phrases.ts';
import { checkGame } from '../plan/check-game.ts';
import type { WrittenGame } from '../results.types.ts';
import type { NameContext } from '../team-names.ts';
import type { UnclearResultReason } from '../unclear-result-reasons.ts';
import { winnerIn } from '../winner.ts';
import { isTeamName, labelIndex } from '../words/team-words.ts';

type Parts = Pick<
  LineReading,
  'line' | 'text' | 'sides' | 'goals' | 'goalLabels' | 'result' | 'relation' | 'margin' | 'motm'
>;

export type OpenGame = Parts;

export function hasResult({ goals, result, relation, sides }: OpenGame): boolean {
  const goalsOfSides = sides.filter((side) => side.goals !== null).length;
  const outcomes = new Set(sides.flatMap(({ outcome }) => outcome ?? []));
  return goals !== null || result !== null || relation !== null || goalsOfSides === 2 || outcomes.size === 2;
}

export function toGame(
  game: OpenGame,
  date: WrittenDate | null,
  { readName }: NameContext,
): WrittenGame | UnclearResultReason {
  const { sides, line, motm } = game;
  const [a, b] = sides;
  const [teamA, teamB] = [a?.names ?? [], b?.names ?? []];
  if (!a || !b) return date === null ? 'NO_DATE' : 'NO_TEAMS';
  if (hasUnsureLabel(a, b)) return 'NOT_A_GAME';
  const winner = winnerOf(game, a, b);
  if (winner === 'UNCLEAR') return 'NO_RESULT';
  const goals = goalsOf(game, a, b, winner);
  if (goals === 'UNCLEAR') return 'NO_RESULT';
  const checked = checkGame({ line, date, teamA, teamB, goals, winner });
  if (typeof checked === 'string') return checked;
  const best = motm === null ? null : readName(motm);
  const isPlayer = best !== null && [...teamA, ...teamB].includes(best);
  return {
    ...checked,
    ...(game.margin !== null && goals === null && { winningMargin: game.margin }),
    ...(isPlayer && { motm: [best] }),
  };
}

function hasUnsureLabel(a: Side, b: Side): boolean {
  const labelled = [a, b].filter((side) => textLabels(side).length > 0);
  const [only] = labelled;
  return labelled.length === 1 && only?.outcome === null && !textLabels(only).some(isTeamName);
}

const TEAMS = ['TEAM_A', 'TEAM_B'] as const;
const BY_OUTCOME = { W: 'TEAM_A', L: 'TEAM_B', D: 'DRAW' } as const;

function winnerOf(game: OpenGame, a: Side, b: Side): WinningTeam | null | 'UNCLEAR' {
  const found = new Set<WinningTeam>();
  if (game.relation !== null) found.add(BY_OUTCOME[game.relation]);
  if (game.result !== null) {
    const named = winnerByLabel(game.result, a, b);
    if (named === null) return 'UNCLEAR';
    found.add(named);
  }
  const byOutcome = winnerByOutcomes(a, b);
  if (byOutcome !== null) found.add(byOutcome);
  if (found.size > 1) return 'UNCLEAR';
  const [winner = null] = found;
  return winner;
}

function winnerByLabel(result: NamedResult, a: Side, b: Side): WinningTeam | null {
  if (result === 'DRAW') return 'DRAW';
  const named = sideIndex(result.label, a, b);
  const byPosition = a.labels.length + b.labels.length > 0 ? null : winnerIn(result.label, ['', '']);
  const team = named === null ? byPosition : TEAMS[named];
  if (team === null || team === undefined || team === 'DRAW') return null;
  return (result.outcome === 'W') === (team === 'TEAM_A') ? 'TEAM_A' : 'TEAM_B';
}

function sideIndex(label: string, a: Side, b: Side): 0 | 1 | null {
  const length = Math.max(a.labels.length, b.labels.length);
  for (let at = 0; at < length; at += 1) {
    const index = labelIndex(label, [a.labels.at(-1 - at) ?? '', b.labels.at(-1 - at) ?? '']);
    if (index !== null) return index;
  }
  return null;
}

function winnerByOutcomes({ outcome: a }: Side, { outcome: b }: Side): WinningTeam | null {
  if (a === b) return a === 'D' ? 'DRAW' : null;
  if (a !== null) return BY_OUTCOME[a];
  return b === null ? null : BY_OUTCOME[b === 'W' ? 'L' : b === 'L' ? 'W' : 'D'];
}

type Goals = readonly [number, number];

function goalsOf(game: OpenGame, a: Side, b: Side, winner: WinningTeam | null): Goals | null | 'UNCLEAR' {
  if (game.goals === null) {
    if (a.goals !== null && b.goals !== null) return [a.goals, b.goals];
    return a.goals === b.goals ? null : 'UNCLEAR';
  }
  const [first, second] = game.goals;
  const written = [a.goals, b.goals].filter((goals) => goals !== null);
  if (written.length > 0 && written.toSorted().join() !== [...game.goals].toSorted().join()) return 'UNCLEAR';
  if (game.goalLabels.length === 2) {
    const [one, other] = game.goalLabels.map((label) => sideIndex(label, a, b));
    if (one === other) return 'UNCLEAR';
    return one === 1 || other === 0 ? [second, first] : [first, second];
  }
  // 'Ann lost to Ben 5-3' and 'Skins won 5-3' have the goals of the winner first.
  const isNamed = game.relation !== null || game.result !== null;
  if (!isNamed || winner === null || winner === 'DRAW') return game.goals;
  const [more, less] = [Math.max(first, second), Math.min(first, second)];
  return winner === 'TEAM_A' ? [more, less] : [less, more];
}
