import { type Becomes, type Broken, LOOSER, type Site, TIGHTER } from './kind.ts';

const PATTERNS: readonly (readonly [RegExp, Becomes, readonly string[]])[] = [
  [/\{1,128\}/, LOOSER, ['{1,129}', '{0,128}']],
  [/\{1,128\}/, TIGHTER, ['{1,127}']],
  [/\{6\}/, LOOSER, ['{6,7}', '{5,6}']],
  [/\[!-~\]\+/, LOOSER, ['.+', '[!-~]*']],
  [/\[0-9\]\+/, LOOSER, ['.+', '[0-9]*']],
  [/\[0-9\]\+/, TIGHTER, ['[0-9]']],
  [/'table\|/, LOOSER, ["'.*|"]],
  [/'table\|/, TIGHTER, ["'"]],
  [/\[0-9a-fA-F\]/, LOOSER, ['.']],
  [/\[0-9a-fA-F\]/, TIGHTER, ['[0-9a-f]', '[0-9A-F]']],
  [/\[A-Za-z0-9_-\]/, LOOSER, ['.']],
  [/\[A-Za-z0-9_-\]/, TIGHTER, ['[A-Za-z0-9_]', '[A-Za-z0-9-]']],
  [/\)\*'/, TIGHTER, [")?'"]],
  [/\(\?s\)/, TIGHTER, ['']],
];

const CHARACTERS = /\|?(\\\\(?:x\{\w+\}|p\{\w+\}|s))(?:-(\\\\x\{\w+\}))?/;

/**
 * Returns mutants of a pattern that match more or less. Time zones are left out, because another test compares them
 * with the domain.
 */
export function widerPattern({ text }: Site): Broken[] {
  if (!/^\w[\w.(,')]*\.matches\('.*'\)$/s.test(text) || text.startsWith("zone.matches('(?i)")) return [];
  const known = PATTERNS.flatMap(([pattern, becomes, others]) =>
    others.flatMap((other) => replacedAnywhere(text, pattern, () => other).map(becomes)),
  );
  // With fewer characters, a negated list matches more and any other list matches less.
  const becomes = text.includes('[^') ? LOOSER : TIGHTER;
  const characters = [(): string => '', (first: string) => first, (_: string, last: string) => last];
  const fewer = characters.flatMap((kept) => replacedAnywhere(text, CHARACTERS, kept));
  return [...known, ...fewer.filter((other) => other !== text).map(becomes)];
}

function replacedAnywhere(text: string, pattern: RegExp, instead: (...groups: string[]) => string): string[] {
  const sites = [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))];
  return sites.map(({ 0: found, index, ...groups }) => {
    const [first = '', last = ''] = [groups[1], groups[2]];
    return text.slice(0, index) + instead(first, last) + text.slice(index + found.length);
  });
}
