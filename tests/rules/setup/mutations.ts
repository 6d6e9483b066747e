/** The rules with one condition changed. */
export interface Mutant {
  readonly line: number;
  /** What became of what. */
  readonly change: string;
  readonly rules: string;
}

interface Mutation {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** What is tried in every line of code: conditions dropped, turned round, or moved by one. */
const MUTATIONS: readonly Mutation[] = [
  { pattern: /&& [^&|]+?(?=;| &&| \|\||$)/, instead: '&& true' },
  { pattern: /&& [^&|]+?(?=\);?$)/, instead: '&& true' },
  { pattern: /&& \(.*\)(?=;?$)/, instead: '&& true' },
  { pattern: /\|\| [^&|]+?(?=;| &&| \|\||$)/, instead: '|| false' },
  { pattern: /\|\| [^&|]+?(?=\);?$)/, instead: '|| false' },
  { pattern: /(?:return|if:?) (?!get\()(?:[^&|;])+(?=;|$| &&)/, instead: '$KEEP true' },
  { pattern: / == /, instead: ' != ' },
  { pattern: / != /, instead: ' == ' },
  { pattern: / >= /, instead: ' > ' },
  { pattern: / <= /, instead: ' < ' },
  { pattern: / > /, instead: ' >= ' },
  { pattern: / < /, instead: ' <= ' },
  { pattern: /!(?=\w)/, instead: '' },
  { pattern: /(?<= )\d+(?=[,);\]])/, instead: '$PLUS' },
  { pattern: /, ('\w+'|\d+)(?=\];?)/, instead: '' },
];

/** All mutants of `rules`: each mutation at each place where it applies and leaves brackets balanced. */
export function mutantsOf(rules: string): Mutant[] {
  const lines = rules.split('\n');
  return lines.flatMap((line, at) =>
    isCode(line) ? mutationsOf(line).map((mutated) => mutant(lines, at, mutated)) : [],
  );
}

function mutationsOf(line: string): string[] {
  const mutated = MUTATIONS.flatMap(({ pattern, instead }) =>
    [...line.matchAll(new RegExp(pattern, 'g'))].map((match) => replaced(line, match, instead)),
  );
  return [...new Set(mutated)].filter((text) => text !== line && balance(text) === balance(line));
}

function replaced(line: string, match: RegExpMatchArray, instead: string): string {
  const [text] = match;
  const start = match.index ?? 0;
  const value = instead.replace('$KEEP', text.split(' ')[0] ?? '').replace('$PLUS', String(Number(text) + 1));
  return line.slice(0, start) + value + line.slice(start + text.length);
}

function mutant(lines: readonly string[], at: number, mutated: string): Mutant {
  const rules = lines.with(at, mutated).join('\n');
  return { line: at + 1, change: `${lines[at]?.trim()}  ->  ${mutated.trim()}`, rules };
}

/**
 * Comments, the patterns of texts and zones, and what opens and closes blocks hold no condition to change; a generated
 * function of one line holds a bound or a list.
 */
function isCode(line: string): boolean {
  return !/^\s*(\/\/|\+ '|'|rules_version|service|match|function .*\{$|\}|\);|.*zone\.matches)/.test(line);
}

function balance(text: string): number {
  return [...text].reduce((sum, char) => sum + (char === '(' ? 1 : char === ')' ? -1 : 0), 0);
}
