import type { Element } from './elements.ts';

export interface Goals {
  readonly goals: readonly [number, number] | null;
  readonly margin: number | null;
}

/** Reads '5-3' or one number for each team. Returns null for other numbers. */
export function readGoals(elements: readonly Element[]): Goals | null {
  const scores = elements.flatMap((element) => (element.kind === 'SCORE' ? [element.goals] : []));
  const numbers = elements.flatMap((element) => (element.kind === 'NUMBER' ? element.value : []));
  const margins = elements.flatMap((element) => (element.kind === 'MARGIN' ? element.value : []));
  const margin = margins[0] ?? null;
  const [score] = scores;
  if (score && scores.length === 1 && numbers.length === 0) return { goals: score, margin: null };
  if (scores.length > 0) return null;
  const [first, second, third] = numbers;
  if (third !== undefined) return null;
  const isOneTeam = elements.filter(({ kind }) => kind === 'PIECE' || kind === 'LABEL').length > 0;
  if (first !== undefined && second !== undefined)
    return areBesideTeams(elements) ? { goals: [first, second], margin: null } : null;
  const pieceCount = elements.filter(({ kind }) => kind === 'PIECE').length;
  if (first !== undefined && (pieceCount > 1 || !isOneTeam)) return null;
  return { goals: null, margin };
}

function areBesideTeams(elements: readonly Element[]): boolean {
  const kinds = elements
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'PIECE' || kind === 'NUMBER' || kind === 'LABEL');
  const text = kinds.map((kind) => kind[0]).join('');
  // P is a team, L its label and N its goals.
  return (
    /^(?:L*PL*NL*PL*N|L*NL*PL*NL*P|L*PNNL*P|LNLN|NLNL|L*PL*PNN|NNL*PL*P|LPLNLP|NN)$/.test(text) ||
    /^L?NPL?NP$/.test(text)
  );
}
