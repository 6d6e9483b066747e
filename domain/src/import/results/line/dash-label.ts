import { isTeamName } from '../words/team-words.ts';
import type { Element } from './elements.ts';

const MAX_LABEL_WORDS = 3;

/** Turns 'Bibs' in 'Bibs - Ann, Ben, Cid' into a label if the line has no result. */
export function withDashLabel(elements: readonly Element[]): readonly Element[] {
  const from = elements.findIndex(({ kind }) => kind !== 'BREAK');
  const [label, dash, names, ...rest] = elements.slice(Math.max(from, 0));
  const isLabel = label?.kind === 'PIECE' && !label.isList && label.text.split(' ').length <= MAX_LABEL_WORDS;
  const isDash = dash?.kind === 'BREAK' && /^[-–—>=]+$/.test(dash.text);
  const areNames =
    names?.kind === 'PIECE' && (names.isList || (label?.kind === 'PIECE' && isTeamName(label.text)));
  const isEnd = rest.every(({ kind }) => kind === 'BREAK' || kind === 'NUMBER' || kind === 'OUTCOME');
  if (!isLabel || !isDash || !areNames || !isEnd) return elements;
  return [{ kind: 'LABEL', text: label.text, outcome: null }, names, ...rest];
}
