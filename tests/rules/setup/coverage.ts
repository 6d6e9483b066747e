import type { RunnerTestCase } from 'vitest';
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

/** A reload empties the report and takes about a second. Reading the report takes 0.1 s per million characters. */
const MAX_REPORT_LENGTH = 4_000_000;

/** Result of an expression. `other` is a failure or a value that is not a boolean. */
export type ExpressionResult = 'true' | 'false' | 'other';

export interface Expression {
  readonly line: number;
  /** Position of the first character. `end` is the position after the last character. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly seen: Readonly<Record<ExpressionResult, number>>;
  /** Sub-expressions in the order of the text, without literals. */
  readonly parts: readonly Expression[];
}

async function readReport(): Promise<string> {
  const { host, port } = emulatorAddress();
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT_ID}:ruleCoverage`);
  if (!response.ok) throw new Error(`The emulator reports no coverage: ${await response.text()}`);
  return response.text();
}

/** Returns all expressions with their values since the last load of the rules. */
export async function ruleExpressions(): Promise<Expression[]> {
  return toExpressions(await readReport());
}

function toExpressions(text: string): Expression[] {
  const { rules, report } = JSON.parse(text) as Report;
  return report.map((node) => toExpression(node, rules.files[0]?.content ?? ''));
}

export function withParts(expression: Expression): Expression[] {
  return [expression, ...expression.parts.flatMap(withParts)];
}

const totalCoverage = new Map<string, Expression>();
/** Counts of the emulator at the last collection. Empty after a reload of the rules. */
let lastCounts = new Map<string, Expression>();

/** Coverage of one test. */
export interface TestCoverage {
  readonly test: RunnerTestCase;
  readonly seen: ReadonlyMap<string, Expression['seen']>;
  /** Number of false conditions. A test depends on a condition if no other condition is false. */
  readonly failed: number;
}

const testCoverages: TestCoverage[] = [];

/** Returns the coverage of all tests so far. */
export function ruleCoverage(): { expressions: Expression[]; tests: TestCoverage[] } {
  return { expressions: [...totalCoverage.values()], tests: [...testCoverages] };
}

export function covers(
  { seen }: TestCoverage,
  condition: Expression,
  values: readonly ExpressionResult[],
): boolean {
  const found = seen.get(keyOf(condition));
  return found !== undefined && values.some((value) => found[value] > 0);
}

/** Adds the coverage since the last call to the total, and assigns it to `test`. */
export async function collectCoverage(test: RunnerTestCase): Promise<void> {
  const report = await readReport();
  const all = toExpressions(report).flatMap(withParts);
  const added = all.map((each) => ({
    ...each,
    seen: addCounts(each.seen, lastCounts.get(keyOf(each))?.seen, -1),
  }));
  for (const each of added) {
    totalCoverage.set(keyOf(each), {
      ...each,
      seen: addCounts(each.seen, totalCoverage.get(keyOf(each))?.seen),
    });
  }
  lastCounts = new Map(all.map((each) => [keyOf(each), each]));
  if (report.length > MAX_REPORT_LENGTH) {
    lastCounts = new Map();
    await loadRules();
  }
  const reached = added.filter(({ seen }) => seen.true + seen.false + seen.other > 0);
  testCoverages.push({
    test,
    seen: new Map(reached.map((expression) => [keyOf(expression), expression.seen])),
    failed: reached.filter(({ seen }) => seen.false > 0).length,
  });
}

function keyOf({ start, end }: Expression): string {
  return `${start}-${end}`;
}

function addCounts(a: Expression['seen'], b = NOTHING_SEEN, factor = 1): Expression['seen'] {
  return {
    true: a.true + factor * b.true,
    false: a.false + factor * b.false,
    other: a.other + factor * b.other,
  };
}

const NOTHING_SEEN: Expression['seen'] = { true: 0, false: 0, other: 0 };

function toExpression({ sourcePosition, values = [], children = [] }: Node, source: string): Expression {
  const { currentOffset: start = 0, endOffset, line = 0 } = sourcePosition;
  const end = endWithBrackets(source, start, endOffset + 1);
  const text = source.slice(start, end);
  const parts = children.map((child) => toExpression(child, source)).sort((a, b) => a.start - b.start);
  const seen = { ...NOTHING_SEEN };
  for (const { value, count } of values) seen[resultOf(value)] += count;
  return { line, start, end, text, seen, parts };
}

/** Returns the end of the expression with its closing brackets. The report leaves out closing brackets. */
function endWithBrackets(source: string, start: number, end: number): number {
  const text = source.slice(start, end).replaceAll(/'[^']*'/g, '');
  const unclosed = countOf(text, /[([{]/g) - countOf(text, /[)\]}]/g);
  if (unclosed <= 0) return source.startsWith('()', end) ? end + 2 : end;
  return endWithBrackets(source, start, source.slice(end).search(/[)\]}]/) + end + 1);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function resultOf({ boolValue }: Value['value']): ExpressionResult {
  if (boolValue === undefined) return 'other';
  return boolValue ? 'true' : 'false';
}
