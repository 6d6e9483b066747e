import type { Outcome } from './fold.ts';

/** How many results a form guide shows. */
export const FORM_LENGTH = 6;

/** The last six results, the newest last. */
export function recentForm(form: string): Outcome[] {
  return [...form.slice(-FORM_LENGTH)] as Outcome[];
}

/** Points a result is worth when forms are compared: a win 3, a draw 1. */
export function formScore(form: string): number {
  return recentForm(form).reduce((sum, outcome) => sum + { W: 3, D: 1, L: 0 }[outcome], 0);
}
