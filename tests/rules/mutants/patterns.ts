import { type Becomes, type Broken, LOOSER, type Site, TIGHTER } from './kind.ts';

/** What of a pattern is mistaken for what, by which it matches more or less often. */
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

/** Characters, alone or from one to another, in a list of those that a text must not have, or that alone are nothing. */
const CHARACTERS = /\|?(\\\\(?:x\{\w+\}|p\{\w+\}|s))(?:-(\\\\x\{\w+\}))?/;

/**
 * A pattern that matches more or less. Each character that must not be in a text is tried, and both ends where they are
 * many. Time zones are no mistakes of this kind: a test compares them with the domain's.
 */
export function widerPattern({ text }: Site): Broken[] {
  if (!/^\w[\w.(,')]*\.matches\('.*'\)$/s.test(text) || text.startsWith("zone.matches('(?i)")) return [];
  const known = PATTERNS.flatMap(([pattern, becomes, others]) =>
    others.flatMap((other) => replacedAnywhere(text, pattern, () => other).map(becomes)),
  );
  // What is not among these characters may be among the others.
  const becomes = text.includes('[^') ? LOOSER : TIGHTER;
  const characters = [(): string => '', (first: string) => first, (_: string, last: string) => last];
  const fewer = characters.flatMap((kept) => replacedAnywhere(text, CHARACTERS, kept));
  return [...known, ...fewer.filter((other) => other !== text).map(becomes)];
}

/** `text` with each place in turn replaced where `pattern` is found. */
function replacedAnywhere(text: string, pattern: RegExp, instead: (...groups: string[]) => string): string[] {
  const sites = [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))];
  return sites.map(({ 0: found, index, ...groups }) => {
    const [first = '', last = ''] = [groups[1], groups[2]];
    return text.slice(0, index) + instead(first, last) + text.slice(index + found.length);
  });
}
