/** What a partial body names, without the `undefined`s that its type allows and JSON cannot say. */
export function namedPart<T extends object>(part: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const named = Object.entries(part).filter(([, value]) => value !== undefined);
  // Object.fromEntries forgets which key has which type.
  return Object.fromEntries(named) as { [K in keyof T]: Exclude<T[K], undefined> };
}
