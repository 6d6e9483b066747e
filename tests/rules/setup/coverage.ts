import { emulatorAddress, loadRules, PROJECT_ID } from './environment.ts';

interface Value {
  readonly value: { readonly boolValue?: boolean };
}

/** One evaluation tree of the emulator's report: a rule, or a predicate as called from one place. */
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

/** What an expression came to: a truth value, or anything else, be it a value, a failure or nothing at all. */
type Seen = 'true' | 'false' | 'other';

/** An expression of the rules, and what it came to in all requests so far. */
export interface Expression {
  readonly line: number;
  readonly text: string;
  readonly seen: Set<Seen>;
}

const expressions = new Map<string, Expression>();

/** Every expression of the rules, whoever called it from wherever, as far as coverage has been collected. */
export function ruleCoverage(): Expression[] {
  return [...expressions.values()];
}

/**
 * Adds up what the rules came to since the last time, and lets the emulator forget it: it keeps every value of every
 * expression, a hundred kilobytes for each request.
 */
export async function collectCoverage(): Promise<void> {
  const { host, port } = emulatorAddress();
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT_ID}:ruleCoverage`);
  if (!answer.ok) throw new Error(`The emulator reports no coverage: ${await answer.text()}`);
  const { rules, report } = (await answer.json()) as Report;
  const source = rules.files[0]?.content ?? '';
  for (const node of report.flatMap(withDescendants)) add(node, source);
  await loadRules();
}

function add({ sourcePosition, values = [] }: Node, source: string): void {
  const { currentOffset = 0, endOffset, line = 0 } = sourcePosition;
  const key = `${currentOffset}-${endOffset}`;
  const text = source.slice(currentOffset, endOffset + 1).replaceAll(/\s+/g, ' ');
  const expression = expressions.get(key) ?? { line, text, seen: new Set<Seen>() };
  for (const { value } of values) expression.seen.add(kindOf(value));
  expressions.set(key, expression);
}

function withDescendants(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(withDescendants)];
}

function kindOf({ boolValue }: Value['value']): Seen {
  return boolValue === undefined ? 'other' : boolValue ? 'true' : 'false';
}
