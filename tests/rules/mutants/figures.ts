import { createHash } from 'node:crypto';
import { readFigureFile, writeFigureFile } from '../../proof/figure-files.ts';
import { RULES } from '../setup/environment.ts';

export interface MutantFigures {
  readonly total: number;
  readonly noticed: Set<string>;
  readonly survivors: Set<string>;
}

interface StoredFigures {
  /** SHA-256 of the rules that were changed. */
  readonly rules: string;
  readonly total: number;
  /** Short hashes of the names, separated by spaces. The names would take 300 kB. */
  readonly noticed: string;
  readonly survivors: readonly string[];
}

const RULES_HASH = hashOf(RULES);
const SHORT = 8;

/** Returns which of the given mutants were tried before. The result is empty after a change of the rules. */
export function readFigures(names: readonly string[]): MutantFigures {
  const stored = readFigureFile('mutants') as StoredFigures | null;
  const isCurrent = stored?.rules === RULES_HASH;
  const noticed = new Set(isCurrent ? stored.noticed.split(' ') : []);
  const survivors = new Set(isCurrent ? stored.survivors : []);
  return {
    total: names.length,
    noticed: new Set(names.filter((name) => noticed.has(shortHash(name)))),
    survivors: new Set(names.filter((name) => survivors.has(name))),
  };
}

export function writeFigures({ total, noticed, survivors }: MutantFigures): void {
  const stored: StoredFigures = {
    rules: RULES_HASH,
    total,
    noticed: [...noticed].map(shortHash).toSorted().join(' '),
    survivors: [...survivors].toSorted(),
  };
  writeFigureFile('mutants', stored);
}

function shortHash(name: string): string {
  return hashOf(name).slice(0, SHORT);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
