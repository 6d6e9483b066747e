import type { Outcome } from '../outcome.ts';

export type Element =
  | { readonly kind: 'PIECE'; readonly text: string; readonly isList: boolean; readonly isBracketed: boolean }
  | { readonly kind: 'LABEL'; readonly text: string; readonly outcome: Outcome | null }
  | { readonly kind: 'SCORE'; readonly goals: readonly [number, number] }
  | { readonly kind: 'NUMBER'; readonly value: number }
  | { readonly kind: 'VERB'; readonly outcome: Outcome; readonly canLead: boolean }
  | { readonly kind: 'OUTCOME'; readonly outcome: Outcome; readonly isEmoji: boolean }
  | { readonly kind: 'BREAK'; readonly text: string }
  | { readonly kind: 'VERSUS' }
  | { readonly kind: 'MARGIN'; readonly value: number };
