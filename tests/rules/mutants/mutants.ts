import type { Expression } from '../setup/coverage.ts';

export interface Mutant {
  readonly name: string;
  readonly line: number;
  /** Text `instead` replaces the characters from `start` (included) to `end` (excluded). */
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

interface Site extends Expression {
  readonly within: Site | null;
  /** Null if there is no operator between two sides. */
  readonly operator: string | null;
}

/** Returns mutants without a condition, with another operator, without a `!`, and with numbers that are one off. */
export function allMutants(rules: string, roots: readonly Expression[]): Mutant[] {
  const sites = roots.flatMap((root) => sitesIn(root, null, rules));
  const mutants = [
    ...sites.flatMap((site) =>
      [...withoutCondition(site), ...byOperator(site), ...withoutNot(site)].map((instead) => ({
        ...{ start: site.start, end: site.end, text: site.text, instead },
      })),
    ),
    ...numberMutants(rules),
  ];
  const named = mutants.map(({ text, ...mutant }) => ({
    ...mutant,
    name: `${whereIs(rules, mutant.start)}: ${text} → ${mutant.instead}`.replaceAll(/\s+/g, ' '),
    line: rules.slice(0, mutant.start).split('\n').length,
  }));
  return [...new Map(named.map((each) => [`${each.start}-${each.end} ${each.instead}`, each])).values()];
}

export function changed(rules: string, { start, end, instead }: Mutant): string {
  return rules.slice(0, start) + instead + rules.slice(end);
}

function sitesIn(expression: Expression, within: Site | null, rules: string): Site[] {
  const site = { ...expression, within, operator: operatorOf(expression, rules) };
  return [site, ...expression.parts.flatMap((part) => sitesIn(part, site, rules))];
}

/** Returns the operator between the two sides, `?` for a choice, or null for anything else. */
function operatorOf({ text, parts: [first], start }: Expression, rules: string): string | null {
  if (first?.start !== start) return null;
  const rest = rules.slice(first.end, start + text.length);
  return /^\s*(&&|\|\||[=!<>]=|[<>+*?-]|in\b|is\b)\s/.exec(rest)?.[1] ?? null;
}

function withoutCondition({ text, operator, within }: Site): string[] {
  const around = within?.operator;
  const isMiddle = operator === around && (operator === '&&' || operator === '||');
  // A negated condition is tried together with its negation.
  if (!isCondition(text, operator) || isMiddle || within?.text === `!${text}`) return [];
  return [...(around === '||' ? [] : ['true']), ...(around === '&&' ? [] : ['false'])];
}

const CONDITION =
  /^!|^(is|has|may|are|changes)[A-Z]\w*\(|^exists\(|\.(hasOnly|hasAny|hasAll|matches)\(.*\)$|\.pickMotm$/s;

function isCondition(text: string, operator: string | null): boolean {
  return operator === null ? CONDITION.test(text) : !['+', '-', '*', '?'].includes(operator);
}

const OPERATORS: Readonly<Record<string, string>> = {
  '&&': '||',
  '||': '&&',
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};

function byOperator({ text, operator, parts: [first], start }: Site): string[] {
  const instead = OPERATORS[operator ?? ''];
  if (operator === null || instead === undefined || first === undefined) return [];
  const at = text.indexOf(operator, first.end - start);
  return [text.slice(0, at) + instead + text.slice(at + operator.length)];
}

function withoutNot({ text, operator }: Site): string[] {
  return text.startsWith('!') && operator === null ? [text.slice(1)] : [];
}

function numberMutants(rules: string) {
  const code = rules.replaceAll(/\/\/.*|'[^'\n]*'/g, (text) => ' '.repeat(text.length));
  return [...code.matchAll(/(?<![\w.$])\d+(?!\w)/g)].flatMap(({ 0: text, index: start }) =>
    [-1, 1].map((step) => ({ text, start, end: start + text.length, instead: String(Number(text) + step) })),
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

/** Returns the conditions that a test must reach to notice the mutant. */
export function conditionsAt(mutant: Mutant, rules: string, all: readonly Expression[]): Expression[] {
  const found = closestCondition(mutant, all);
  if (found !== undefined) return [found];
  // A test reaches the result of a function without conditions through the conditions that call it.
  const callText = `${whereIs(rules, mutant.start)}()`;
  return all.filter(({ text }) => text === callText).flatMap((call) => closestCondition(call, all) ?? []);
}

function closestCondition(
  site: Pick<Expression, 'start' | 'end'>,
  all: readonly Expression[],
): Expression | undefined {
  const around = all
    .filter(({ start, end }) => start <= site.start && end >= site.end)
    .sort((a, b) => a.text.length - b.text.length);
  return around.find(({ seen }) => seen.has('true') || seen.has('false')) ?? around[0];
}
