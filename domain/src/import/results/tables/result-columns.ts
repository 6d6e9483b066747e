import type { WinningTeam } from '../../../instance/game-instance.schema.ts';
import { findScore } from '../score.ts';
import { winnerIn } from '../winner.ts';
import { nounOutcome, verbOutcome } from '../words/outcome-words.ts';
import { type Column, mostCellsPass } from './tables.ts';

export interface ResultColumns {
  readonly score: Column | undefined;
  readonly goals: readonly [Column, Column] | null;
  readonly winner: Column | undefined;
  readonly labels: readonly [string, string];
  readonly headingWinner: WinningTeam | null;
  readonly columns: readonly Column[];
}

export function findResultColumns(
  columns: readonly Column[],
  labels: readonly [string, string],
): ResultColumns {
  const score = columns.find((column) => mostCellsPass(column, isScore));
  const numbers = columns.filter((column) => column.cells.length > 0 && mostCellsPass(column, isGoals));
  const goals = goalColumns(numbers);
  const winner = columns.find((column) => mostCellsPass(column, (cell) => winnerIn(cell, labels) !== null));
  const outcomes = labels.map((label) => label.split(' ').map(headingOutcome).find(Boolean) ?? null);
  const headingWinner = outcomes[0] === 'W' ? 'TEAM_A' : outcomes[0] === 'L' ? 'TEAM_B' : null;
  const used = [score, ...(goals ?? []), winner].flatMap((column) => column ?? []);
  return { score, goals, winner, labels, headingWinner, columns: used };
}

function headingOutcome(word: string) {
  return nounOutcome(word) ?? verbOutcome(word.toLowerCase());
}

function goalColumns(numbers: readonly Column[]): readonly [Column, Column] | null {
  const possible = numbers.filter(
    ({ heading }) =>
      !/(?<!\p{L})(?:week|no|nr|id|round|game|match|players?|margin|diff\w*|spieltag|year|cost)(?!\p{L})|[#£€$]/iu.test(
        heading,
      ),
  );
  const [a, b] = possible.slice(-2);
  return a && b ? [a, b] : null;
}

export function readResultCells(cells: readonly string[], columns: ResultColumns) {
  const { score, goals, winner, labels, headingWinner } = columns;
  const [goalsA = '', goalsB = ''] = goals?.map(({ at }) => cells[at] ?? '') ?? [];
  const isWritten = isGoals(goalsA) && isGoals(goalsB);
  const written = winnerIn(cells[winner?.at ?? -1] ?? '', labels);
  const goalsOfRow: readonly [number, number] | null = isWritten
    ? [Number(goalsA), Number(goalsB)]
    : (findScore(cells[score?.at ?? -1] ?? '')?.goals ?? null);
  const isDraw = goalsOfRow !== null && goalsOfRow[0] === goalsOfRow[1];
  return { goals: goalsOfRow, winner: written ?? (isDraw ? null : headingWinner) };
}

function isScore(cell: string): boolean {
  const score = findScore(cell);
  return score !== null && !/[\p{L}\d]/u.test(cell.replace(score.text, ''));
}

function isGoals(cell: string): boolean {
  return /^\d{1,2}$/.test(cell);
}
