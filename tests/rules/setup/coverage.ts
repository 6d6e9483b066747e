import { emulatorAddress, loadRules, PROJECT_ID } from './environment.ts';

interface Value {
  readonly value: { readonly boolValue?: boolean };
  readonly count: number;
}

interface Node {
  readonly sourcePosition: {
    readonly currentOffset?: number;
    readonly endOffset: number;
    readonly line?: number;
  };
  readonly values?: readonly Value[];
  readonly children?: readonly Node[];
}

interface Report {
  readonly rules: { readonly files: readonly { readonly content: string }[] };
  readonly report: readonly Node[];
}

/** Value of an expression: a truth value, or anything else, such as a failure or no value. */
export type Seen = 'true' | 'false' | 'other';

export interface Expression {
  readonly line: number;
  /** Position of the first character. `end` is the position after the last character. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly seen: Readonly<Record<Seen, number>>;
  /** Names and calls in the order of the text, without literals. */
  readonly parts: readonly Expression[];
}

export async function ruleExpressions(): Promise<Expression[]> {
  const { host, port } = emulatorAddress();
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT_ID}:ruleCoverage`);
  if (!answer.ok) throw new Error(`The emulator reports no coverage: ${await answer.text()}`);
  const { rules, report } = (await answer.json()) as Report;
  return report.map((node) => toExpression(node, rules.files[0]?.content ?? ''));
}

export function withParts(expression: Expression): Expression[] {
  return [expression, ...expression.parts.flatMap(withParts)];
}

const total = new Map<string, Expression>();
/** Values at the last collection, since the rules were loaded. */
let before = new Map<string, Expression>();

export function ruleCoverage(): Expression[] {
  return [...total.values()];
}

/**
 * Adds the values since the last call to the total and returns them.
 * @param forgets true to reload the rules, which frees about 100 kB per request but takes as long as several tests
 */
export async function collectCoverage(forgets = true): Promise<Expression[]> {
  const all = (await ruleExpressions()).flatMap(withParts);
  const added = all.map((each) => ({ ...each, seen: sum(each.seen, before.get(keyOf(each))?.seen, -1) }));
  for (const each of added) {
    total.set(keyOf(each), { ...each, seen: sum(each.seen, total.get(keyOf(each))?.seen) });
  }
  before = new Map(forgets ? [] : all.map((each) => [keyOf(each), each]));
  if (forgets) await loadRules();
  return added;
}

export function keyOf({ start, end }: Expression): string {
  return `${start}-${end}`;
}

function sum(a: Expression['seen'], b = NOTHING_SEEN, times = 1): Expression['seen'] {
  return {
    true: a.true + times * b.true,
    false: a.false + times * b.false,
    other: a.other + times * b.other,
  };
}

const NOTHING_SEEN: Expression['seen'] = { true: 0, false: 0, other: 0 };

function toExpression({ sourcePosition, values = [], children = [] }: Node, source: string): Expression {
  const { currentOffset: start = 0, endOffset, line = 0 } = sourcePosition;
  const end = closed(source, start, endOffset + 1);
  const text = source.slice(start, end);
  const parts = children.map((child) => toExpression(child, source)).sort((a, b) => a.start - b.start);
  const seen = { ...NOTHING_SEEN };
  for (const { value, count } of values) seen[kindOf(value)] += count;
  return { line, start, end, text, seen, parts };
}

/** Returns the end of an expression with its closing brackets, which the report leaves out. */
function closed(source: string, start: number, end: number): number {
  const open = [...source.slice(start, end).replaceAll(/'[^']*'/g, '')].reduce(
    (sum, character) => sum + ('([{'.includes(character) ? 1 : ')]}'.includes(character) ? -1 : 0),
    0,
  );
  if (open <= 0) return source.startsWith('()', end) ? end + 2 : end;
  return closed(source, start, source.slice(end).search(/[)\]}]/) + end + 1);
}

function kindOf({ boolValue }: Value['value']): Seen {
  return boolValue === undefined ? 'other' : boolValue ? 'true' : 'false';
}
