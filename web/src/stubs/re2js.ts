/** Stands in for a package that is never reached; see the aliases in vite.config.ts. */
export const RE2JS = {};
