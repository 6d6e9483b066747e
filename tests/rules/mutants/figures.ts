export interface MutantFigures {
  readonly total: number;
  readonly survivors: readonly string[];
}

export const MUTANT_FIGURES = '.cache/proof/mutants.json';
