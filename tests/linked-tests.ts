import { existsSync, readFileSync } from 'node:fs';

/** A test that a page of `docs` names: what it is called in its file, and where that is from the root. */
export interface LinkedTest {
  readonly name: string;
  readonly file: string;
}

/** The rows of the tables on a page, without their headings. */
export function rowsOf(page: string): string[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  return lines.filter((line, at) => line.startsWith('| ') && !isHeading(line, lines[at + 1]));
}

function isHeading(line: string, next = ''): boolean {
  return line.startsWith('| ---') || next.startsWith('| ---');
}

/** The tests that a text names, as `[name](../file)`. A name may have brackets in it. */
export function linksIn(text: string): LinkedTest[] {
  return [...text.matchAll(/\[((?:[^[\]]|\[[^\]]*\])+)\]\(\.\.\/([^)]+)\)/g)].map(
    ([, name = '', file = '']) => ({ name, file }),
  );
}

/** Whether the test is in its file, under just that name. */
export function isThere({ name, file }: LinkedTest): boolean {
  if (!existsSync(file)) return false;
  // The names, written as one reads them.
  const source = readFileSync(file, 'utf8').replaceAll('\\u2019', '\u2019').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`));
}
