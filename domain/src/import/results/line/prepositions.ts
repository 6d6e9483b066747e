import { isAuxiliary, isPreposition, isPrepositionOrName } from '../words/line-words.ts';
import { wordKey, wordSet } from '../words/word-set.ts';
import type { Element } from './elements.ts';

const FOR = wordSet('to for für pour para per voor för til dla zugunsten');
const BY = wordSet('by um por de di med met mit con');

export function withoutPrepositions(elements: readonly Element[]): readonly Element[] {
  if (!elements.some(({ kind }) => kind === 'VERB' || kind === 'SCORE' || kind === 'NUMBER')) return elements;
  const hasVerb = elements.some(({ kind }) => kind === 'VERB');
  const kept: Element[] = [];
  for (const [at, element] of elements.entries()) {
    if (element.kind === 'NUMBER' && isMargin(elements, at))
      kept.push({ kind: 'MARGIN', value: element.value });
    else if (element.kind === 'PIECE') kept.push(...trimmed(element, kept, elements[at + 1], hasVerb));
    else kept.push(element);
  }
  return kept;
}

type Piece = Extract<Element, { kind: 'PIECE' }>;

function trimmed(
  piece: Piece,
  before: readonly Element[],
  next: Element | undefined,
  hasVerb: boolean,
): Element[] {
  const isVerbBefore = hasVerbBefore(before);
  const isBeside =
    isVerbBefore || before.at(-1)?.kind === 'SCORE' || /^(?:VERB|SCORE|NUMBER)$/.test(next?.kind ?? '');
  if (!isBeside) return [piece];
  const words = piece.text.split(' ');
  const isWinner =
    !isVerbBefore && before.at(-1)?.kind === 'SCORE' && FOR.has(wordKey(words[0] ?? '')) && words.length > 1;
  const verb: Element[] = isWinner ? [{ kind: 'VERB', outcome: 'W', canLead: false }] : [];
  const hasCapital = /\p{Lu}/u.test(piece.text);
  const isFree = (word: string) => isPreposition(word) && (hasCapital || !isPrepositionOrName(word));
  const canStart = (word: string) => isFree(word) || (before.at(-1)?.kind === 'VERB' && isAuxiliary(word));
  const from = isVerbBefore || isWinner ? words.findIndex((word) => !canStart(word)) : 0;
  if (from === -1) return verb;
  const canEnd =
    next?.kind === 'VERB'
      ? isAuxiliary
      : next?.kind === 'SCORE' || next?.kind === 'NUMBER'
        ? (word: string) => isFree(word) && (hasVerb || !isPrepositionOrName(word))
        : () => false;
  const to = words.findLastIndex((word) => !canEnd(word)) + 1;
  const text = words.slice(from, to).join(' ');
  return text === '' ? verb : [...verb, { ...piece, text }];
}

function hasVerbBefore(before: readonly Element[]): boolean {
  const isLed = before.find(({ kind }) => kind !== 'BREAK' && kind !== 'SCORE')?.kind === 'VERB';
  if (isLed && before.at(-1)?.kind === 'SCORE') return true;
  const last = before.findLast(({ kind }) => kind !== 'SCORE' && kind !== 'NUMBER' && kind !== 'MARGIN');
  return last?.kind === 'VERB';
}

function isMargin(elements: readonly Element[], at: number): boolean {
  const before = elements[at - 1];
  const lastWord = before?.kind === 'PIECE' ? (before.text.split(' ').at(-1) ?? '') : '';
  const numbers = elements.filter(({ kind }) => kind === 'NUMBER' || kind === 'SCORE').length;
  const hasVerb = elements.some((element) => element.kind === 'VERB' && element.outcome !== 'D');
  return numbers === 1 && hasVerb && BY.has(lastWord);
}
