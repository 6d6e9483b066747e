import { type NameContext, readTeam } from '../team-names.ts';
import type { Element } from './elements.ts';
import type { Side } from './line-reading.ts';

/** Reads the names, labels and goals of one team. Returns null if a text is no name. */
export function readSide(elements: readonly Element[], names: NameContext): Side | null {
  const pieces = elements.flatMap((element) => (element.kind === 'PIECE' ? [element] : []));
  const labels = elements.flatMap((element) => (element.kind === 'LABEL' ? element.text : []));
  const numbers = elements.flatMap((element) => (element.kind === 'NUMBER' ? element.value : []));
  const text = pieces.map((piece) => piece.text.replace(/,$/, '')).join(', ');
  const isText = pieces.length === 1 && !pieces[0]?.isList;
  const found = pieces.map((piece) => readTeam(piece.text, names));
  const areKnown = found.every((each) => each !== null) && found.length > 0;
  if (hasWrongLabel(elements) || !(areKnown || isText || pieces.length === 0)) return null;
  return {
    labels,
    names: areKnown ? found.flatMap((each) => each ?? []) : null,
    text,
    isList: pieces.length > 1 || pieces.some((piece) => piece.isList),
    goals: numbers.length === 1 ? (numbers[0] ?? null) : null,
    outcome: outcomeOf(elements),
  };
}

function hasWrongLabel(elements: readonly Element[]): boolean {
  const labelsAt = elements.flatMap((element, at) =>
    element.kind === 'LABEL' && element.outcome === null && /\p{L}/u.test(element.text) ? at : [],
  );
  const lastPiece = elements.findLastIndex(({ kind }) => kind === 'PIECE');
  return labelsAt.length > 1 || (lastPiece !== -1 && labelsAt.some((at) => at > lastPiece));
}

function outcomeOf(elements: readonly Element[]): Side['outcome'] {
  const marks = elements.flatMap((element) => (element.kind === 'OUTCOME' ? [element] : []));
  const written = marks.find(({ isEmoji }) => !isEmoji) ?? marks[0];
  const label = elements.find((element) => element.kind === 'LABEL' && element.outcome !== null);
  return written?.outcome ?? (label?.kind === 'LABEL' ? label.outcome : null);
}
