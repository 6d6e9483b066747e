import { readFileSync, writeFileSync } from 'node:fs';
import type { Figure } from './figure.ts';

const FIGURES_PART = /(<!-- figures of '(?<prefix>[^']+)' -->\n)(?<table>[\s\S]*?)(<!-- end of figures -->)/g;

/** Writes figures into a page, with a row per name and a column per unit. Keeps parts without matching figures. */
export function writeInto(path: string, figures: readonly Figure[]): void {
  const page = readFileSync(path, 'utf8');
  writeFileSync(path, withFigures(page, figures));
}

export function withFigures(page: string, figures: readonly Figure[]): string {
  return page.replaceAll(FIGURES_PART, (part, start: string, prefix: string, _table: string, end: string) => {
    const matching = figures.filter(({ name }) => name.startsWith(prefix));
    return matching.length === 0 ? part : `${start}\n${toTable(prefix, matching)}\n${end}`;
  });
}

function toTable(prefix: string, figures: readonly Figure[]): string {
  const units = [...new Set(figures.map(({ unit }) => unit))];
  const rows = [...new Set(figures.map(({ name }) => name))].map((name) => {
    const cells = units.map((unit) => {
      const figure = figures.find((each) => each.name === name && each.unit === unit);
      return figure ? `${figure.value}${figure.gate ? ` (${figure.gate})` : ''}` : '';
    });
    return line([name.slice(prefix.length).trim(), ...cells]);
  });
  return [line(['', ...units]), line(['---', ...units.map(() => '---')]), ...rows, ''].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
