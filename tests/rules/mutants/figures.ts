/** What a run of all mutants leaves behind: how many there were, and the names of those that no test noticed. */
export interface MutantFigures {
  readonly total: number;
  readonly survivors: readonly string[];
}

export const MUTANT_FIGURES = '.cache/proof/mutants.json';
