import type { Element } from './elements.ts';

export function splitSentences(elements: readonly Element[]): readonly (readonly Element[])[] {
  const sentences: Element[][] = [[]];
  for (const element of elements) {
    const current = sentences.at(-1) ?? [];
    const isEnd = element.kind === 'BREAK' && ['.', '|', ';', '!', ','].includes(element.text);
    const startsTeam = element.kind === 'LABEL' && current.some(({ kind }) => kind === 'PIECE');
    if (isEnd) sentences.push([]);
    else if (startsTeam) sentences.push([element]);
    else current.push(element);
  }
  return sentences.filter((sentence) => sentence.some(({ kind }) => kind !== 'BREAK'));
}
