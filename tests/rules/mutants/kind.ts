import type { Expression } from '../setup/coverage.ts';

export interface Site extends Expression {
  readonly within: Expression | null;
  /** Null if there is no operator between two sides. */
  readonly operator: string | null;
  readonly rules: string;
}

export interface Kind {
  readonly name: string;
  readonly breaks: (site: Site) => readonly Broken[];
}

export interface Broken {
  readonly instead: string;
  readonly needs?: boolean;
}

export type Becomes = (instead: string) => Broken;

/** The mutant is true more often, so a test can notice it only if the condition was false. */
export const LOOSER: Becomes = (instead) => ({ instead, needs: false });

/** The mutant is false more often, so a test can notice it only if the condition was true. */
export const TIGHTER: Becomes = (instead) => ({ instead, needs: true });

export const OTHER: Becomes = (instead) => ({ instead });

/** Returns the operator between the two sides, `?` for a choice, or null for anything else. */
export function operatorOf({ text, parts, start }: Expression, rules: string): string | null {
  const [first] = parts;
  if (first === undefined || first.start !== start) return null;
  const rest = rules.slice(first.end, start + text.length);
  return /^\s*(&&|\|\||[=!<>]=|[<>+*?-]|in\b|is\b)\s/.exec(rest)?.[1] ?? null;
}
