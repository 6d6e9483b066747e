import type { Figure } from '../figure.ts';

/** A figure that must not be below or above a limit. */
export interface GatedFigure extends Figure {
  readonly gate: string;
  readonly pass: boolean;
}

type Measured = readonly [name: string, value: number, unit: string];

export function atLeast([name, value, unit]: Measured, limit: number): GatedFigure {
  return { name, value: shortened(value), unit, gate: `≥ ${limit}`, pass: value >= limit };
}

export function atMost([name, value, unit]: Measured, limit: number): GatedFigure {
  return { name, value: shortened(value), unit, gate: `≤ ${limit}`, pass: value <= limit };
}

/** Three digits after the point; a value that is no number stays none, and fails. */
function shortened(value: number): number {
  return Math.round(value * 1000) / 1000;
}
