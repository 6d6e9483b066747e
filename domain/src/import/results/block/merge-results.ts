import type { LineReading } from '../line/line-reading.ts';
import type { OpenGame } from './open-game.ts';

export function pick({ goals, goalLabels, result }: LineReading) {
  return { goals, goalLabels, result };
}

export function isContradiction(open: OpenGame, { goals, result }: LineReading): boolean {
  return (open.goals !== null && goals !== null) || (open.result !== null && result !== null);
}

export function merged(open: OpenGame, reading: LineReading) {
  return {
    goals: open.goals ?? reading.goals,
    goalLabels: open.goals === null ? reading.goalLabels : open.goalLabels,
    result: open.result ?? reading.result,
    margin: open.margin ?? reading.margin,
  };
}
