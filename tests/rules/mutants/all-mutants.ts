import type { Expression } from '../setup/coverage.ts';
import { accessMutants, type MutantWithoutLine } from './access-mutants.ts';
import { operatorOf, type Site } from './kind.ts';
import { KINDS } from './kinds.ts';
import type { Change, Mutant } from './mutant.ts';

export function allMutants(rules: string, roots: readonly Expression[]): Mutant[] {
  const sites = roots.flatMap((root) => sitesIn(root, null, rules));
  const mutants = [...sites.flatMap(conditionMutants), ...numberMutants(rules), ...accessMutants(rules)];
  const distinct = mutants.map((mutant) => withLine(rules, mutant)).filter(isFirstWithChange);
  return distinct.map((mutant, at) => ({ ...mutant, name: numbered(mutant.name, distinct.slice(0, at)) }));
}

function sitesIn(expression: Expression, within: Expression | null, rules: string): Site[] {
  const site = { ...expression, within, operator: operatorOf(expression, rules), rules };
  return [site, ...expression.parts.flatMap((part) => sitesIn(part, expression, rules))];
}

function conditionMutants(site: Site): MutantWithoutLine[] {
  const { start, end, text, rules } = site;
  return KINDS.flatMap(({ name, breaks }) =>
    breaks(site).map(({ instead, needs = null }) => ({
      kind: name,
      name: `${whereIs(rules, start)}: ${changedPart(text, instead)} → ${changedPart(instead, text)}`,
      change: { start, end, instead },
      needs,
    })),
  );
}

function numberMutants(rules: string): MutantWithoutLine[] {
  const code = rules.replaceAll(/\/\/.*|'[^'\n]*'/g, (text) => ' '.repeat(text.length));
  return [...code.matchAll(/(?<![\w.$])\d+(?!\w)/g)].flatMap(({ 0: number, index: start }) =>
    [-1, 1].map((step) => {
      const instead = String(Number(number) + step);
      const line = rules.slice(rules.lastIndexOf('\n', start) + 1, rules.indexOf('\n', start)).trim();
      const name = `${whereIs(rules, start)}: ${number} → ${instead} in ${line}`;
      return {
        kind: 'a bound is one off',
        name,
        change: { start, end: start + number.length, instead },
        needs: null,
      };
    }),
  );
}

/** Returns the predicate, or the path and methods, around a position in the rules. */
function whereIs(rules: string, start: number): string {
  const before = rules.slice(0, start);
  const [found] = [...before.matchAll(/function (\w+)|match (\/\S+) \{|allow ([a-z, ]+):/g)].slice(-1);
  if (found?.[1] !== undefined) return found[1];
  const [path] = [...before.matchAll(/match (\/\S+) \{/g)].slice(-1);
  return `${path?.[1]} ${found?.[3] ?? ''}`;
}

function changedPart(long: string, longOther: string): string {
  const [text, other] = [withoutLineBreaks(long), withoutLineBreaks(longOther)];
  if (text.length < 80 && other.length < 80) return text;
  const length = Math.min(text.length, other.length);
  let head = 0;
  while (head < length && text[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < length - head && text.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const [from, to] = [Math.max(0, head - 25), Math.min(text.length, text.length - tail + 25)];
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

function withoutLineBreaks(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']');
}

function withLine(rules: string, mutant: MutantWithoutLine): Mutant {
  return { ...mutant, line: rules.slice(0, mutant.change.start).split('\n').length };
}

function isFirstWithChange({ change }: Mutant, at: number, mutants: readonly Mutant[]): boolean {
  const isSame = (other: Change) =>
    other.start === change.start && other.end === change.end && other.instead === change.instead;
  return mutants.findIndex((other) => isSame(other.change)) === at;
}

function numbered(name: string, before: readonly Mutant[]): string {
  const same = before.filter((other) => other.name === name).length;
  return same === 0 ? name : `${name} (${same + 1})`;
}

/** Returns the conditions that a test must reach to notice the mutant. */
export function conditionsAt(
  { change }: Mutant,
  rules: string,
  expressions: readonly Expression[],
): Expression[] {
  const found = closestCondition(change, expressions);
  if (found !== undefined) return [found];
  // A bound or a list is no condition, but a test reaches it through the conditions that call its function.
  const callText = `${whereIs(rules, change.start)}()`;
  return expressions
    .filter(({ text }) => text === callText)
    .flatMap((call) => closestCondition(call, expressions) ?? []);
}

function closestCondition(
  site: Pick<Expression, 'start' | 'end'>,
  all: readonly Expression[],
): Expression | undefined {
  const around = all.filter(({ start, end }) => start <= site.start && end >= site.end).sort(byLength);
  return around.find(isCondition) ?? around[0];
}

function isCondition({ seen }: Expression): boolean {
  return seen.true + seen.false > 0;
}

function byLength(a: Expression, b: Expression): number {
  return a.text.length - b.text.length;
}
