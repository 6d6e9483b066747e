import { type Broken, OTHER, type Site } from './kind.ts';

const CLOSED_LISTS: readonly (readonly string[])[] = [
  ['CREATED', 'INVITES_SENT', 'CANCELLED'],
  ['PLAYING', 'NOT_PLAYING', 'UNANSWERED'],
  ['TEAM_A', 'TEAM_B', 'NO_TEAM', 'DRAW'],
];

/** Texts that mutants add to a closed list of texts. */
export const OTHER_VALUES: readonly string[] = ['PLAIN_NOTICE', 'OTHER'];

export function valuesLike(value: string): readonly string[] {
  return CLOSED_LISTS.find((list) => list.includes(value))?.filter((other) => other !== value) ?? [];
}

const FALLBACKS: Readonly<Record<string, string>> = { null: "'x'", false: 'true', '0': '1' };

export function byFallback({ text, operator }: Site): Broken[] {
  if (operator !== null || text.startsWith('!')) return [];
  const [, before, fallback = ''] = /^(.*\.get\('\w+', )(\w+)\)$/.exec(text) ?? [];
  const other = FALLBACKS[fallback];
  return other === undefined ? [] : [OTHER(`${before}${other})`)];
}

export function byValue({ text, operator }: Site): Broken[] {
  const value = /(?:==|!=|\?|:) '([A-Z_]+)'$/.exec(text)?.[1];
  if (value === undefined || !['==', '!=', '?'].includes(operator ?? '')) return [];
  return valuesLike(value).map((other) => OTHER(`${text.slice(0, -value.length - 1)}${other}'`));
}
