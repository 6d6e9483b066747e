export const RE2JS = {};
