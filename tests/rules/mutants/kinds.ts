import type { Expression } from '../setup/coverage.ts';
import { areFields, fieldsBeside } from '../setup/fields.ts';
import { valuesLike } from './values.ts';

/** Something that can be broken: an expression, what it is part of, and where. */
export interface Place extends Expression {
  readonly within: Expression | null;
  /** The operator between its two sides; null where it has none. */
  readonly operator: string | null;
  readonly rules: string;
}

/** What an expression, or a part of it, may become by a mistake of one kind. */
export interface Kind {
  readonly name: string;
  readonly breaks: (place: Place) => readonly Broken[];
}

interface Broken {
  readonly instead: string;
  /** As in a mutant: what the condition has to come to for a test to notice. */
  readonly needs?: boolean;
}

const LOOSER = (instead: string): Broken => ({ instead, needs: false });
const TIGHTER = (instead: string): Broken => ({ instead, needs: true });
const OTHER = (instead: string): Broken => ({ instead });

/** Every kind of mistake in a condition. What a mutant cannot be told from stands in `equals.ts`. */
export const KINDS: readonly Kind[] = [
  { name: 'a condition is gone', breaks: withoutCondition },
  { name: 'an operator is another one', breaks: byOperator },
  { name: 'not is gone', breaks: ({ text }) => (text.startsWith('!') ? [OTHER(text.slice(1))] : []) },
  { name: 'a moment is a minute off', breaks: aMinuteOff },
  { name: 'now is any time', breaks: notNow },
  { name: 'a role is another one', breaks: byRole },
  { name: 'what is stored stands for what comes in', breaks: bySide },
  { name: 'one team stands for the other', breaks: byTeam },
  { name: 'a list lacks an item', breaks: shorterList },
  { name: 'a list has an item more', breaks: longerList },
  { name: 'a field more may be there', breaks: moreFields },
  { name: 'all stands for only, and the like', breaks: byQuantity },
  { name: 'what is missing counts as something else', breaks: byFallback },
  { name: 'a value is another one', breaks: byValue },
  { name: 'a pattern is wider', breaks: widerPattern },
];

function withoutCondition({ text, operator, within, rules }: Place): Broken[] {
  const around = within === null ? null : operatorOf(within, rules);
  const isMiddle = operator === around && (operator === '&&' || operator === '||');
  // What `not` turns round is tried with it.
  if (!isCondition(text, operator) || isMiddle || within?.text === `!${text}`) return [];
  const ways = [LOOSER('true'), TIGHTER('false')];
  return around === '&&' ? ways.slice(0, 1) : around === '||' ? ways.slice(1) : ways;
}

function isCondition(text: string, operator: string | null): boolean {
  const isTruth = operator !== null && !['+', '-', '*', '?'].includes(operator);
  return (
    isTruth ||
    /^!|^(is|has|may|are|changes)[A-Z]\w*\(|^exists\(|\.(hasOnly|hasAny|hasAll|matches)\(.*\)$|\.pickMotm$/s.test(
      text,
    )
  );
}

type Change = (instead: string) => Broken;

const OPERATORS: Readonly<Record<string, readonly (readonly [string, Change])[]>> = {
  '&&': [['||', LOOSER]],
  '||': [['&&', TIGHTER]],
  '==': [['!=', OTHER]],
  '!=': [['==', OTHER]],
  '<': [
    ['<=', LOOSER],
    ['>', OTHER],
  ],
  '<=': [
    ['<', TIGHTER],
    ['>', OTHER],
  ],
  '>': [
    ['>=', LOOSER],
    ['<', OTHER],
  ],
  '>=': [
    ['>', TIGHTER],
    ['<', OTHER],
  ],
  '+': [['-', OTHER]],
  '-': [['+', OTHER]],
  '*': [['+', OTHER]],
};

function byOperator({ text, operator, parts: [first], start }: Place): Broken[] {
  if (operator === null || first === undefined) return [];
  const [left, right] = sides(text, first.end - start, operator);
  return (OPERATORS[operator] ?? []).map(([other, change]) => change(`${left}${other}${right}`));
}

function aMinuteOff({ text, operator }: Place): Broken[] {
  if (!['<', '<=', '>', '>='].includes(operator ?? '') || !/request\.time|latestStart\(\)/.test(text))
    return [];
  return ['+', '-'].map((sign) => OTHER(`${text} ${sign} duration.value(1, 'm')`));
}

function notNow({ text }: Place): Broken[] {
  const at = /^(\w+) == request\.time$/.exec(text)?.[1];
  if (at === undefined) return [];
  return [`${at} <= request.time`, `${at} >= request.time`, `${at} is timestamp`].map(LOOSER);
}

/** Who else might be let in by mistake, or alone be let in. `$1` is what the role is about. */
const ROLES: readonly (readonly [RegExp, Change, readonly string[]])[] = [
  [/^isOneself\((\w+)\)$/, LOOSER, ['isSignedIn()', '(isOneself($1) || isGuest())']],
  [/^isOneself\((\w+)\)$/, TIGHTER, ['isRegisteredAs($1)']],
  [/^isRegisteredAs\((\w+)\)$/, LOOSER, ['isOneself($1)', 'isSignedIn()', '(isSignedIn() && !isGuest())']],
  [/^isOrganiserOf\(([^&|]*)\)$/, LOOSER, ['isSignedIn()', '(isSignedIn() && !isGuest())']],
  [/^isOrganiserOf\((stored\(\)|gameOf\(\w+\))\)$/, LOOSER, ['isAmong($1.memberUids)']],
  [/^isOrganiserOf\((stored\(\)|instance)\.game\)$/, LOOSER, ['isAmong($1.memberUids)']],
  [/^isAmong\(([^&|]*)\.memberUids\)$/, LOOSER, ['isSignedIn()']],
  [/^isAmong\(([^&|]*)\.memberUids\)$/, TIGHTER, ['isOneself($1.orgUid)', 'isOneself($1.game.orgUid)']],
  [/^maySee\(([^&|]*), giId\)$/, LOOSER, ['isSignedIn()']],
  [/^maySee\(([^&|]*), giId\)$/, TIGHTER, ['isAmong($1.memberUids)', 'isOneself($1.game.orgUid)']],
  [/^mayLineUp\(([^&|]*)\)$/, LOOSER, ['isAmong($1.memberUids)', 'isOn($1)']],
  [/^isSignedIn\(\)$/, OTHER, ['isGuest()', '!isGuest()']],
];

function byRole({ text }: Place): Broken[] {
  return ROLES.flatMap(([role, change, others]) =>
    role.test(text) ? others.map((other) => change(text.replace(role, other))) : [],
  );
}

function bySide({ text }: Place): Broken[] {
  return text === 'incoming()' ? [OTHER('stored()')] : text === 'stored()' ? [OTHER('incoming()')] : [];
}

function byTeam({ text }: Place): Broken[] {
  const other = text.replace(/(?<=^\w+\.team)[AB](?=\w+$)/, (team) => (team === 'A' ? 'B' : 'A'));
  return other === text ? [] : [OTHER(other)];
}

function shorterList({ text, within }: Place): Broken[] {
  const items = itemsOf(text);
  return items.map((_, at) =>
    (isAsked(within, 'hasAll') ? LOOSER : TIGHTER)(`[${items.toSpliced(at, 1).join(', ')}]`),
  );
}

function longerList({ text, within, rules }: Place): Broken[] {
  const items = itemsOf(text);
  if (items.length === 0) return [];
  const words = wordsOf(text);
  const isOfTruths = words.includes('true');
  const others = isOfTruths
    ? ['null']
    : areFields(words)
      ? moreIn(within, words, rules).map(quoted)
      : moreValues(items);
  const change = isAsked(within, 'hasAll') ? TIGHTER : isAsked(within, 'hasExactly') ? OTHER : LOOSER;
  return others.map((other) => change(`[${[...items, other].join(', ')}]`));
}

function isAsked(within: Expression | null, quantity: string): boolean {
  return within !== null && new RegExp(`(^|\\.)${quantity}\\(`).test(within.text);
}

/**
 * What else a list of fields might name. Where it only asks whether any of them changes, that is another field that this
 * writer may change: a write that changes any other is refused anyway.
 */
function moreIn(within: Expression | null, words: readonly string[], rules: string): string[] {
  const fields = fieldsBeside(words);
  if (!within?.text.startsWith('changesAnyOf(')) return fields;
  const lists = [...rules.matchAll(/changesOnly\((\[[^\]]*\])\)/g)].map(([, list = '']) => wordsOf(list));
  const own = lists.filter((list) => words.every((word) => list.includes(word))).flat();
  return fields.filter((field) => own.includes(field));
}

function moreValues(items: readonly string[]): string[] {
  if (items.every((item) => /^\d+$/.test(item))) return ['0', '6'];
  const like = items.flatMap((item) => valuesLike(item.replaceAll("'", '')));
  return [...new Set([...like, 'PLAIN_NOTICE', 'OTHER'])]
    .map(quoted)
    .filter((value) => !items.includes(value));
}

function moreFields({ text }: Place): Broken[] {
  const list = /^hasExactly\((\[.*\])\)$/.exec(text)?.[1];
  if (list === undefined) return [];
  const items = itemsOf(list);
  return fieldsBeside(wordsOf(list)).map((field) =>
    LOOSER(
      `(incoming().keys().hasOnly([${items.join(', ')}, '${field}']) && incoming().keys().hasAll(${list}))`,
    ),
  );
}

const QUANTITIES = ['hasOnly', 'hasAny', 'hasAll'];

function byQuantity({ text }: Place): Broken[] {
  const [, before, quantity = '', after] = /^(.*)\.(has(?:Only|Any|All))(\(.*\))$/s.exec(text) ?? [];
  const others = QUANTITIES.filter((other) => quantity !== '' && other !== quantity);
  return others.map((other) => OTHER(`${before}.${other}${after}`));
}

const FALLBACKS: Readonly<Record<string, string>> = { null: "'x'", false: 'true', '0': '1' };

function byFallback({ text }: Place): Broken[] {
  const [, before, fallback = ''] = /^(.*\.get\('\w+', )(\w+)\)$/.exec(text) ?? [];
  const other = FALLBACKS[fallback];
  return other === undefined ? [] : [OTHER(`${before}${other})`)];
}

/** A value of a closed list, where it is compared or is what comes out. */
function byValue({ text, operator }: Place): Broken[] {
  const value = /(?:==|!=|\?|:) '([A-Z_]+)'$/.exec(text)?.[1];
  if (value === undefined || !['==', '!=', '?'].includes(operator ?? '')) return [];
  return valuesLike(value).map((other) => OTHER(`${text.slice(0, -value.length - 1)}${other}'`));
}

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\{1,128\}/, '{1,129}'],
  [/\{1,128\}/, '{1,127}'],
  [/\{1,128\}/, '{0,128}'],
  [/\{6\}/, '{5}'],
  [/\{6\}/, '{6,7}'],
  [/\[!-~\]\+/, '.+'],
  [/\[!-~\]\+/, '[!-~]*'],
  [/\[0-9\]\+/, '.+'],
  [/\[0-9\]\+/, '[0-9]*'],
  [/\[0-9\]\+/, '[0-9]'],
  [/'table\|/, "'.*|"],
  [/'table\|/, "'"],
  [/\[0-9a-fA-F\]/, '.'],
  [/\[0-9a-fA-F\]/, '[0-9a-f]'],
  [/\[A-Za-z0-9_-\]/, '.'],
  [/\[A-Za-z0-9_-\]/, '[A-Za-z0-9_]'],
  [/\)\*'/, ")?'"],
  [/\(\?s\)/, ''],
  [/\\\\s/, ' '],
  [/\|\\\\p\{Zs\}/, ''],
  [/\\\\p\{Zs\}(?=\\)/, ''],
  [/\\\\p\{M\}/, ''],
  [/\\\\x\{200D\}\]/, ']'],
  [/\\\\t\\\\n\\\\r/, '\\\\n\\\\r'],
  [/\\\\t\\\\n\\\\r/, '\\\\t\\\\r'],
  [/\\\\t\\\\n\\\\r/, '\\\\t\\\\n'],
];

/** Each place of a pattern is tried, and each character that must not be in a text. Zones are compared with domain's own list. */
function widerPattern({ text }: Place): Broken[] {
  if (!/^\w[\w.(,')]*\.matches\('.*'\)$/s.test(text) || text.startsWith("zone.matches('(?i)")) return [];
  const known = PATTERNS.flatMap(([pattern, instead]) => replacedAnywhere(text, pattern, () => instead));
  const characters = replacedAnywhere(text, /(\\\\x\{\w+\})(-\\\\x\{\w+\})?(?=.*\]\.\*')/s, () => '');
  const ends = replacedAnywhere(text, /(\\\\x\{\w+\})-(\\\\x\{\w+\})(?=.*\]\.\*')/s, (first) => first).concat(
    replacedAnywhere(text, /(\\\\x\{\w+\})-(\\\\x\{\w+\})(?=.*\]\.\*')/s, (_, last) => last),
  );
  return [...known, ...characters, ...ends].map(OTHER);
}

/** `text` with each place in turn replaced where `pattern` is found. */
function replacedAnywhere(text: string, pattern: RegExp, instead: (...groups: string[]) => string): string[] {
  const places = [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))];
  return places.map(({ 0: found, index, ...groups }) => {
    const [first = '', last = ''] = [groups[1], groups[2]];
    return text.slice(0, index) + instead(first, last) + text.slice(index + found.length);
  });
}

/** The operator between the two sides of an expression, `?` for a choice; null where it is another thing. */
export function operatorOf({ text, parts, start }: Expression, rules: string): string | null {
  const [first] = parts;
  if (first === undefined || first.start !== start) return null;
  const rest = rules.slice(first.end, start + text.length);
  return /^\s*(&&|\|\||[=!<>]=|[<>+*?-]|in\b|is\b)\s/.exec(rest)?.[1] ?? null;
}

function sides(text: string, from: number, operator: string): [string, string] {
  const at = text.indexOf(operator, from);
  return [text.slice(0, at), text.slice(at + operator.length)];
}

function itemsOf(list: string): string[] {
  if (!list.startsWith('[')) return [];
  return list
    .slice(1, -1)
    .split(',')
    .map((item) => item.trim());
}

function wordsOf(list: string): string[] {
  return itemsOf(list).map((item) => item.replaceAll("'", ''));
}

function quoted(text: string): string {
  return `'${text}'`;
}
