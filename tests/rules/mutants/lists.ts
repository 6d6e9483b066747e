import type { Expression } from '../setup/coverage.ts';
import { areFields, fieldsExcept } from '../setup/fields.ts';
import { type Broken, LOOSER, OTHER, type Site, TIGHTER } from './kind.ts';
import { OTHER_VALUES, valuesLike } from './values.ts';

export function shorterList({ text, within }: Site): Broken[] {
  const items = itemsOf(text);
  return items.map((_, at) =>
    (isArgumentOf(within, 'hasAll') ? LOOSER : TIGHTER)(`[${items.toSpliced(at, 1).join(', ')}]`),
  );
}

export function longerList({ text, within, rules }: Site): Broken[] {
  const items = itemsOf(text);
  if (items.length === 0) return [];
  const words = wordsOf(text);
  const isListOfBooleans = words.includes('true');
  const others = isListOfBooleans
    ? ['null']
    : areFields(words)
      ? otherFields(within, words, rules).map(quoted)
      : valuesToAdd(items);
  const change = isArgumentOf(within, 'hasAll')
    ? TIGHTER
    : isArgumentOf(within, 'hasExactly')
      ? OTHER
      : LOOSER;
  return others.map((other) => change(`[${[...items, other].join(', ')}]`));
}

function isArgumentOf(within: Expression | null, functionName: string): boolean {
  return within !== null && new RegExp(`(^|\\.)${functionName}\\(`).test(within.text);
}

/**
 * Returns fields to add to a list of fields. For `changesAnyOf`, these are only fields that the same people may change,
 * because the rules refuse other changes.
 */
function otherFields(within: Expression | null, words: readonly string[], rules: string): string[] {
  const fields = fieldsExcept(words);
  if (!within?.text.startsWith('changesAnyOf(')) return fields;
  const lists = [...rules.matchAll(/changesOnly\((\[[^\]]*\])\)/g)].map(([, list = '']) => wordsOf(list));
  const own = lists.filter((list) => words.every((word) => list.includes(word))).flat();
  return fields.filter((field) => own.includes(field));
}

function valuesToAdd(items: readonly string[]): string[] {
  if (items.every((item) => /^\d+$/.test(item))) return ['0', '6'];
  const like = items.flatMap((item) => valuesLike(item.replaceAll("'", '')));
  return [...new Set([...like, ...OTHER_VALUES])].map(quoted).filter((value) => !items.includes(value));
}

export function moreFields({ text }: Site): Broken[] {
  const list = /^hasExactly\((\[.*\])\)$/.exec(text)?.[1];
  if (list === undefined) return [];
  const items = itemsOf(list);
  return fieldsExcept(wordsOf(list)).map((field) =>
    LOOSER(
      `(incoming().keys().hasOnly([${items.join(', ')}, '${field}']) && incoming().keys().hasAll(${list}))`,
    ),
  );
}

const QUANTITIES = ['hasOnly', 'hasAny', 'hasAll'];

export function byQuantity({ text, operator }: Site): Broken[] {
  const [, before, quantity = '', after] = /^(.*)\.(has(?:Only|Any|All))(\(.*\))$/s.exec(text) ?? [];
  const others = QUANTITIES.filter((other) => operator === null && quantity !== '' && other !== quantity);
  return others.map((other) => OTHER(`${before}.${other}${after}`));
}

function itemsOf(list: string): string[] {
  if (!list.startsWith('[')) return [];
  return list
    .slice(1, -1)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function wordsOf(list: string): string[] {
  return itemsOf(list).map((item) => item.replaceAll("'", ''));
}

function quoted(text: string): string {
  return `'${text}'`;
}
