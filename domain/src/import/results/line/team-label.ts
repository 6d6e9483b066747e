import { isTeamKit, isTeamName } from '../words/team-words.ts';
import type { Element } from './elements.ts';

const MAX_LABEL_WORDS = 3;

export function withTeamLabel(elements: readonly Element[]): readonly Element[] {
  const from = Math.max(
    elements.findIndex(({ kind }) => kind !== 'BREAK'),
    0,
  );
  const [first, ...rest] = elements.slice(from);
  if (first?.kind !== 'PIECE') return elements;
  return first.isList ? splitKit(first, rest) : (afterDash(first, rest) ?? elements);
}

type Piece = Extract<Element, { kind: 'PIECE' }>;

function afterDash(label: Piece, [dash, names, ...rest]: readonly Element[]): readonly Element[] | null {
  const isShort = label.text.split(' ').length <= MAX_LABEL_WORDS;
  const isDash = dash?.kind === 'BREAK' && /^[-–—>=]+$/.test(dash.text);
  const areNames = names?.kind === 'PIECE' && (names.isList || isTeamName(label.text));
  const isEnd = rest.every(({ kind }) => kind === 'BREAK' || kind === 'NUMBER' || kind === 'OUTCOME');
  if (!isShort || !isDash || !areNames || !isEnd) return null;
  return [{ kind: 'LABEL', text: label.text, outcome: null }, names, ...rest];
}

function splitKit(piece: Piece, rest: readonly Element[]): readonly Element[] {
  const words = piece.text.split(' ');
  const count = words.findIndex((word) => !isTeamKit(word));
  if (count < 1 || /[,&+/]/.test(words.slice(0, count).join(' '))) return [piece, ...rest];
  return [
    { kind: 'LABEL', text: words.slice(0, count).join(' '), outcome: null },
    { ...piece, text: words.slice(count).join(' ') },
    ...rest,
  ];
}
