import type { Element } from './elements.ts';

export interface Division {
  readonly left: readonly Element[];
  readonly sign: Element | null;
  readonly right: readonly Element[];
}

/** Signs that can separate teams, the strongest first. Each class can also separate names inside of teams. */
const SIGN_CLASSES: readonly ((element: Element) => boolean)[] = [
  ({ kind }) => kind === 'VERSUS',
  ({ kind }) => kind === 'VERB',
  ({ kind }) => kind === 'SCORE',
  (element) => element.kind === 'BREAK' && (element.text === '|' || element.text === ';'),
  (element) => element.kind === 'BREAK' && /^[-–—=]/.test(element.text),
  (element) => element.kind === 'BREAK' && element.text === '/',
];

/**
 * Divides a line into two teams. Returns null if several places are possible.
 *
 * 'Ann / Ben - Cid / Dee' has a dash between teams, and slashes between names.
 */
export function divide(elements: readonly Element[]): Division | null {
  const pieces = elements.flatMap((element, at) => (element.kind === 'PIECE' ? at : []));
  const gaps = pieces.slice(1).map((end, at) => ({ from: (pieces[at] ?? 0) + 1, to: end }));
  for (const isSign of SIGN_CLASSES) {
    const found = gaps.filter(({ from, to }) => elements.slice(from, to).some(isSign));
    if (found.length === 0) continue;
    const [gap] = found;
    if (gap && found.length === 1 && (gaps.length === 1 || haveSingleNames(elements, gap)))
      return split(elements, gap, isSign);
    if (isSign === SIGN_CLASSES[0] || isSign === SIGN_CLASSES[1]) return null;
  }
  const [only] = gaps;
  const isSeparated =
    only &&
    elements.slice(only.from, only.to).some((element) => element.kind !== 'BREAK' || element.text !== ' ');
  return only && isSeparated && gaps.length === 1 ? split(elements, only, () => false) : null;
}

interface Gap {
  readonly from: number;
  readonly to: number;
}

function haveSingleNames(elements: readonly Element[], { from, to }: Gap): boolean {
  return [elements.slice(0, from), elements.slice(to)].every((side) => {
    const pieces = side.flatMap((element) => (element.kind === 'PIECE' ? [element] : []));
    return pieces.length === 1 || (pieces.every(({ isList }) => !isList) && areSeparatedBySigns(side));
  });
}

function areSeparatedBySigns(side: readonly Element[]): boolean {
  const from = side.findIndex(({ kind }) => kind === 'PIECE');
  const to = side.findLastIndex(({ kind }) => kind === 'PIECE');
  return side
    .slice(from, to)
    .every(
      (element) =>
        element.kind === 'PIECE' || (element.kind === 'BREAK' && /^[-–—|;./]+$/.test(element.text)),
    );
}

function split(
  elements: readonly Element[],
  { from, to }: Gap,
  isSign: (element: Element) => boolean,
): Division {
  const sign = elements.slice(from, to).findIndex(isSign);
  // Without a sign, a label begins the second team: 'Bibs: Ann, Ben Skins: Cid, Dee'.
  const label = elements.slice(from, to).findIndex(({ kind }) => kind === 'LABEL');
  const end = sign === -1 ? (label === -1 ? to : from + label) : from + sign;
  return { left: elements.slice(0, end), sign: elements[end] ?? null, right: elements.slice(end) };
}
