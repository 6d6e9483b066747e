import type { RunnerTestCase } from 'vitest';
import { emulatorAddress, loadRules, PROJECT_ID } from './environment.ts';

interface Node {
  readonly sourcePosition: {
    readonly currentOffset?: number;
    readonly endOffset: number;
    readonly line?: number;
  };
  readonly values?: readonly { readonly value: { readonly boolValue?: boolean }; readonly count: number }[];
  readonly children?: readonly Node[];
}

interface Report {
  readonly rules: { readonly files: readonly { readonly content: string }[] };
  readonly report: readonly Node[];
}

/** Result of an expression. `other` is a failure or a value that is not a boolean. */
type ExpressionResult = 'true' | 'false' | 'other';

export interface Expression {
  readonly line: number;
  /** Position of the first character. `end` is the position after the last character. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Numbers of results since the last load of the rules. */
  readonly counts: Readonly<Record<ExpressionResult, number>>;
  /** Results in tests. */
  readonly seen: ReadonlySet<ExpressionResult>;
  /** Sub-expressions in the order of the text, without literals. */
  readonly parts: readonly Expression[];
}

/** Coverage of one test. */
export interface TestCoverage {
  readonly test: RunnerTestCase;
  readonly reached: ReadonlySet<string>;
  /** Number of false conditions. A test depends on a condition if no other condition is false. */
  readonly failed: number;
}

/** A reload empties the report and takes about a second. Reading the report takes 0.1 s per million characters. */
const MAX_REPORT_LENGTH = 4_000_000;
const NOTHING_SEEN: Expression['counts'] = { true: 0, false: 0, other: 0 };

const totalCoverage = new Map<string, Expression>();
const testCoverages: TestCoverage[] = [];
/** Counts at the last collection. Empty after a reload of the rules. */
let lastCounts = new Map<string, Expression['counts']>();

/** Returns the coverage of all tests so far. */
export function ruleCoverage(): { expressions: Expression[]; tests: TestCoverage[] } {
  return { expressions: [...totalCoverage.values()], tests: [...testCoverages] };
}

export const covers = ({ reached }: TestCoverage, condition: Expression) => reached.has(keyOf(condition));

/** Assigns the coverage since the last call to `test`, and adds it to the total. */
export async function collectCoverage(test: RunnerTestCase): Promise<void> {
  const report = await readReport();
  const all = toExpressions(report).flatMap(withParts);
  for (const each of all) {
    const before = totalCoverage.get(keyOf(each))?.seen ?? [];
    totalCoverage.set(keyOf(each), { ...each, seen: new Set([...before, ...each.seen]) });
  }
  const hasNew = (each: Expression, result: ExpressionResult) =>
    each.counts[result] > (lastCounts.get(keyOf(each)) ?? NOTHING_SEEN)[result];
  const reached = all.filter((each) => [...each.seen].some((result) => hasNew(each, result)));
  const failed = reached.filter((each) => hasNew(each, 'false')).length;
  testCoverages.push({ test, reached: new Set(reached.map(keyOf)), failed });
  lastCounts = new Map(all.map((each) => [keyOf(each), each.counts]));
  if (report.length <= MAX_REPORT_LENGTH) return;
  lastCounts = new Map();
  await loadRules();
}

/** Returns all expressions with their values since the last load of the rules. */
export async function ruleExpressions(): Promise<Expression[]> {
  return toExpressions(await readReport());
}

async function readReport(): Promise<string> {
  const { host, port } = emulatorAddress();
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT_ID}:ruleCoverage`);
  if (!response.ok) throw new Error(`The emulator reports no coverage: ${await response.text()}`);
  return response.text();
}

function toExpressions(text: string): Expression[] {
  const { rules, report } = JSON.parse(text) as Report;
  return report.map((node) => toExpression(node, rules.files[0]?.content ?? ''));
}

function withParts(expression: Expression): Expression[] {
  return [expression, ...expression.parts.flatMap(withParts)];
}

const keyOf = ({ start, end }: Expression) => `${start}-${end}`;

function toExpression({ sourcePosition, values = [], children = [] }: Node, source: string): Expression {
  const { currentOffset: start = 0, endOffset, line = 0 } = sourcePosition;
  const end = endWithBrackets(source, start, endOffset + 1);
  const parts = children.map((child) => toExpression(child, source)).sort((a, b) => a.start - b.start);
  const counts = { ...NOTHING_SEEN };
  const seen = new Set<ExpressionResult>();
  for (const { value, count } of values) {
    const result = value.boolValue === undefined ? 'other' : value.boolValue ? 'true' : 'false';
    counts[result] += count;
    seen.add(result);
  }
  return { line, start, end, text: source.slice(start, end), counts, seen, parts };
}

/** Returns the end of the expression with its closing brackets. The report leaves out closing brackets. */
function endWithBrackets(source: string, start: number, end: number): number {
  const text = source.slice(start, end).replaceAll(/'[^']*'/g, '');
  const unclosed = countOf(text, /[([{]/g) - countOf(text, /[)\]}]/g);
  if (unclosed <= 0) return source.startsWith('()', end) ? end + 2 : end;
  return endWithBrackets(source, start, source.slice(end).search(/[)\]}]/) + end + 1);
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
