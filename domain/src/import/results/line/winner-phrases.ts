import type { Outcome } from '../outcome.ts';
import { isSameLabel, isTeamName } from '../words/team-words.ts';
import type { Element } from './elements.ts';

export type NamedResult = { readonly label: string; readonly outcome: 'W' | 'L' } | 'DRAW';

export interface WithoutPhrases {
  readonly elements: readonly Element[];
  readonly result: NamedResult | null;
}

export function withoutWinnerPhrases(elements: readonly Element[]): WithoutPhrases {
  const labels = elements.flatMap((element) =>
    element.kind === 'LABEL' && element.outcome === null ? element.text : [],
  );
  for (const [at, element] of elements.entries()) {
    const outcome = outcomeOf(element);
    if (outcome === null || isBetweenTeams(elements, at)) continue;
    if (outcome === 'D') return { elements: elements.toSpliced(at, 1), result: 'DRAW' };
    const named = [at - 1, at + 1].find((beside) => isNamedTeam(elements[beside], labels));
    const team = named === undefined ? undefined : elements[named];
    if (named !== undefined && team?.kind === 'PIECE') {
      const rest = elements.filter((_, other) => other !== at && other !== named);
      return { elements: rest, result: { label: team.text, outcome } };
    }
  }
  return { elements, result: null };
}

function outcomeOf(element: Element): Outcome | null {
  const canName = element.kind === 'VERB' || (element.kind === 'LABEL' && element.outcome !== null);
  return canName ? element.outcome : null;
}

function isNamedTeam(element: Element | undefined, labels: readonly string[]): boolean {
  if (element?.kind !== 'PIECE' || element.isList) return false;
  return isTeamName(element.text) || labels.some((label) => isSameLabel(label, element.text));
}

const INSIDE_RELATION = new Set<Element['kind']>(['VERB', 'VERSUS', 'SCORE', 'NUMBER', 'OUTCOME']);

function isBetweenTeams(elements: readonly Element[], at: number): boolean {
  if (elements[at]?.kind !== 'VERB') return false;
  const isPart = (element: Element | undefined) => element !== undefined && INSIDE_RELATION.has(element.kind);
  let [from, to] = [at, at];
  while (isPart(elements[from - 1])) from -= 1;
  while (isPart(elements[to + 1])) to += 1;
  return isTeamStart(elements, from - 1, -1) && isTeamStart(elements, to + 1, 1);
}

function isTeamStart(elements: readonly Element[], at: number, step: 1 | -1): boolean {
  const element = elements[at];
  if (element?.kind === 'PIECE') return true;
  const isBracket = element?.kind === 'BREAK' && '()[]{}'.includes(element.text);
  return (isBracket || element?.kind === 'LABEL') && isTeamStart(elements, at + step, step);
}
