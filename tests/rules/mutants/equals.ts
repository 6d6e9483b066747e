/** Mutants that no request can tell from the rules, by why that is so. */
export const EQUALS: Readonly<Record<string, readonly string[]>> = {};
