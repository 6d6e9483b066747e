import { markOutcome } from '../words/outcome-words.ts';
import { isTeamName } from '../words/team-words.ts';
import type { Element } from './elements.ts';

export function labelBeforeNames(elements: Element[]): void {
  const last = elements.at(-1)?.kind;
  const at = elements.length - (last === 'NUMBER' || last === 'SCORE' ? 2 : 1);
  const piece = elements[at];
  if (piece?.kind === 'PIECE' && !piece.isList && !piece.isBracketed) elements[at] = toLabel(piece.text);
}

export function labelBeforeGoals(elements: Element[]): void {
  const [piece, goals] = elements.slice(-2);
  const isFirst = elements.filter(({ kind }) => kind === 'PIECE').length === 1;
  if (piece?.kind !== 'PIECE' || (goals?.kind !== 'NUMBER' && goals?.kind !== 'OUTCOME')) return;
  if (!piece.isList && (isFirst || isTeamName(piece.text)))
    elements[elements.length - 2] = toLabel(piece.text);
}

function toLabel(text: string): Element {
  return { kind: 'LABEL', text, outcome: markOutcome(text) };
}
