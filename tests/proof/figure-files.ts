import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The repository contains this folder, so that a run of several hours can continue on another machine. */
export const FIGURES_FOLDER = 'docs/proof';

export type FigureFile = 'mutants' | 'races' | 'walk';

/** Returns null before the first run. */
export function readFigureFile(name: FigureFile): unknown {
  const path = pathOf(name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

export function writeFigureFile(name: FigureFile, figures: object): void {
  mkdirSync(FIGURES_FOLDER, { recursive: true });
  writeFileSync(pathOf(name), `${JSON.stringify(figures, null, 2)}\n`);
}

function pathOf(name: FigureFile): string {
  return resolve(FIGURES_FOLDER, `${name}.json`);
}
