import type { Outcome } from '../outcome.ts';

export type Element =
  /** Text that can be names. `isList` if the text contains separators. */
  | { readonly kind: 'PIECE'; readonly text: string; readonly isList: boolean; readonly isBracketed: boolean }
  | { readonly kind: 'LABEL'; readonly text: string; readonly outcome: Outcome | null }
  | { readonly kind: 'SCORE'; readonly goals: readonly [number, number] }
  | { readonly kind: 'NUMBER'; readonly value: number }
  /** `canLead` is true for 'won', which can stand before its team, and false for 'beat'. */
  | { readonly kind: 'VERB'; readonly outcome: Outcome; readonly canLead: boolean }
  | { readonly kind: 'OUTCOME'; readonly outcome: Outcome; readonly isEmoji: boolean }
  | { readonly kind: 'BREAK'; readonly text: string }
  | { readonly kind: 'VERSUS' }
  | { readonly kind: 'MARGIN'; readonly value: number };
