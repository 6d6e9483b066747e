import type { Expression } from '../setup/coverage.ts';

/** Something that can be broken: an expression, what it is part of, and where. */
export interface Site extends Expression {
  readonly within: Expression | null;
  /** The operator between its two sides; null where it has none. */
  readonly operator: string | null;
  readonly rules: string;
}

/** What an expression, or a part of it, may become by a mistake of one kind. */
export interface Kind {
  readonly name: string;
  readonly breaks: (site: Site) => readonly Broken[];
}

/** What it becomes. */
export interface Broken {
  readonly instead: string;
  /** As in a mutant: what the condition has to come to for a test to notice. */
  readonly needs?: boolean;
}

export type Becomes = (instead: string) => Broken;

/** It holds more often: only where it failed can a test notice. */
export const LOOSER: Becomes = (instead) => ({ instead, needs: false });

/** It fails more often: only where it held can a test notice. */
export const TIGHTER: Becomes = (instead) => ({ instead, needs: true });

/** Both, or who knows. */
export const OTHER: Becomes = (instead) => ({ instead });

/** The operator between the two sides of an expression, `?` for a choice; null where it is another thing. */
export function operatorOf({ text, parts, start }: Expression, rules: string): string | null {
  const [first] = parts;
  if (first === undefined || first.start !== start) return null;
  const rest = rules.slice(first.end, start + text.length);
  return /^\s*(&&|\|\||[=!<>]=|[<>+*?-]|in\b|is\b)\s/.exec(rest)?.[1] ?? null;
}
