import type { Figure } from '../figure.ts';
import type { Contender, Standing } from './comparison.ts';
import type { RepairSummary } from './drop-outs.ts';
import { type ByWindow, WINDOW_NAMES } from './metrics.ts';

export interface GatedFigure extends Figure {
  readonly gate: string;
  readonly pass: boolean;
}

type Measured = readonly [name: string, value: number, unit: string];

export function atLeast([name, value, unit]: Measured, limit: number): GatedFigure {
  return { name, value: rounded(value), unit, gate: `≥ ${limit}`, pass: value >= limit };
}

export function atMost([name, value, unit]: Measured, limit: number): GatedFigure {
  return { name, value: rounded(value), unit, gate: `≤ ${limit}`, pass: value <= limit };
}

/** Rounds to three decimals. NaN stays NaN and fails every gate. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * Minimum closed gap in percent for 300 groups. Each limit is about 2.5 standard errors below the result of a
 * prototype, so failures by chance are rare.
 */
const MIN_GAP_CLOSED: ByWindow = {
  'weeks 3-7': 0,
  'weeks 8-12': 8,
  'weeks 16-24': 16,
  'weeks 32-40': 25,
  'all weeks': 16,
};
const MIN_GAP_CLOSED_WITH_STARS: ByWindow = {
  'weeks 3-7': 14,
  'weeks 8-12': 18,
  'weeks 16-24': 23,
  'weeks 32-40': 31,
  'all weeks': 24,
};

const LOG_LOSS_AT_50_50 = Math.LN2;
const MAX_EXCESS_LOG_LOSS = 0.005;

export function fairnessGates(base: Readonly<Record<Contender, Standing>>): GatedFigure[] {
  const { Fives: own, 'Fives with stars': starred, 'Fives, fairest': free } = base;
  const allWeeks = own.gap['all weeks'];
  return [
    ...WINDOW_NAMES.map((window) =>
      atLeast([`gap closed, ${window}`, own.gap[window], '%'], MIN_GAP_CLOSED[window]),
    ),
    ...WINDOW_NAMES.map((window) =>
      atLeast(
        [`gap closed with stars, ${window}`, starred.gap[window], '%'],
        MIN_GAP_CLOSED_WITH_STARS[window],
      ),
    ),
    atLeast(
      [
        'ahead of points per game, all weeks',
        allWeeks - base['points per game, exact'].gap['all weeks'],
        'points',
      ],
      6,
    ),
    atLeast(
      ['ahead of OpenSkill, all weeks', allWeeks - base['OpenSkill, exact'].gap['all weeks'], 'points'],
      5,
    ),
    atLeast(
      ['gap closed, share of Fives without variety', (100 * allWeeks) / free.gap['all weeks'], '%'],
      70,
    ),
    atMost(['most frequent pair, share of games together', own.togetherMost, ''], 0.82),
    atMost(['longest run of a pair together', own.longestRun, 'games'], 5.5),
    atMost(
      ['log-loss of the forecast', own.logLoss, ''],
      Math.round((LOG_LOSS_AT_50_50 + MAX_EXCESS_LOG_LOSS) * 1000) / 1000,
    ),
  ];
}

export function repairGates(group: string, summary: RepairSummary): GatedFigure[] {
  return [
    atLeast(
      [`drop-outs repaired by at most two moves, ${group} group`, summary.percentWithMoves(0, 2), '%'],
      97,
    ),
    atMost([`repaired teams, distance from 50–50, ${group} group`, summary.repaired, 'points'], 2),
  ];
}
