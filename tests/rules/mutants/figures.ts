import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { RULES } from '../setup/environment.ts';

export interface MutantFigures {
  /** SHA-256 of the rules that were changed. */
  readonly rules: string;
  /** Number of mutants of these rules. */
  readonly total: number;
  readonly noticed: readonly string[];
  readonly survivors: readonly string[];
}

const FILE = '.cache/proof/mutants.json';
const RULES_HASH = createHash('sha256').update(RULES).digest('hex');

/** Returns the mutants of these rules that were tried before. */
export function readFigures(): MutantFigures {
  const none = { rules: RULES_HASH, total: 0, noticed: [], survivors: [] };
  if (!existsSync(FILE)) return none;
  const figures: MutantFigures = JSON.parse(readFileSync(FILE, 'utf8'));
  return figures.rules === RULES_HASH ? figures : none;
}

export function writeFigures(figures: MutantFigures): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
}
