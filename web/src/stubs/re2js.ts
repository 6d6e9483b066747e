/** Replaces an unused package through the aliases in vite.config.ts. */
export const RE2JS = {};
