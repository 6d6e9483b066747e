declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The content security policy allows no code made of text. zod would try it at its first schema, and the browser would
// log the refusal; zod reads this setting when it loads, so this module comes before all others.
globalThis.__zod_globalConfig = { jitless: true };

export {};
