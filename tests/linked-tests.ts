import { existsSync, readFileSync } from 'node:fs';

export interface LinkedTest {
  readonly name: string;
  readonly file: string;
}

export function rowsOf(page: string): string[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  return lines.filter((line, at) => line.startsWith('| ') && !isHeading(line, lines[at + 1]));
}

function isHeading(line: string, next = ''): boolean {
  return line.startsWith('| ---') || next.startsWith('| ---');
}

export function linksIn(text: string): LinkedTest[] {
  return [...text.matchAll(/\[((?:[^[\]]|\[[^\]]*\])+)\]\(\.\.\/([^)]+)\)/g)].map(
    ([, name = '', file = '']) => ({ name, file }),
  );
}

export function testExists({ name, file }: LinkedTest): boolean {
  if (!existsSync(file)) return false;
  // Titles may contain escaped quotes.
  const source = readFileSync(file, 'utf8').replaceAll('\\u2019', '\u2019').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`));
}
