import type { Standing } from './comparison.ts';
import { WINDOW_NAMES } from './metrics.ts';

const HEADINGS = [
  'picker',
  'off even',
  ...WINDOW_NAMES,
  'within 1 goal',
  'log-loss',
  'together most',
  'longest run',
];

/**
 * The comparison as lines of text. 'off even' is the mean distance of the true chance from a half, in points; the
 * windows are percent of the way from random teams to perfect knowledge.
 */
export function toTable(standings: Readonly<Record<string, Standing>>): string {
  const rows = [HEADINGS, ...Object.entries(standings).map(([name, standing]) => rowOf(name, standing))];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => aligned(cell, column, widths)).join('  ')).join('\n');
}

function rowOf(name: string, standing: Standing): string[] {
  return [
    name,
    standing.imbalance['all weeks'].toFixed(1),
    ...WINDOW_NAMES.map((window) => standing.gap[window].toFixed(1)),
    `${standing.closeGames.toFixed(1)} %`,
    standing.logLoss.toFixed(3),
    standing.togetherMost.toFixed(2),
    standing.longestRun.toFixed(1),
  ];
}

function aligned(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0;
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
