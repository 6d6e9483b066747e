/**
 * Returns `next`, but with the objects of `before` for equal parts, so that unchanged components do not render again.
 * Supports arrays, plain objects, dates, sets of strings and primitives.
 */
export function reuseEqualParts<T>(before: unknown, next: T): T {
  if (Object.is(before, next) || !isObject(before) || !isObject(next)) return next;
  if (before.constructor !== next.constructor) return next;
  if (next instanceof Date)
    return next.getTime() === (before as unknown as Date).getTime() ? (before as T) : next;
  if (next instanceof Set) {
    const old = before as unknown as Set<unknown>;
    return next.size === old.size && [...next].every((each) => old.has(each)) ? (before as T) : next;
  }
  const names = Object.keys(next);
  const kept = names.map((name) => [name, reuseEqualParts(before[name], next[name])] as const);
  const isEqual =
    names.length === Object.keys(before).length &&
    kept.every(([name, value]) => name in before && Object.is(before[name], value));
  if (isEqual) return before as T;
  return (Array.isArray(next) ? kept.map(([, value]) => value) : Object.fromEntries(kept)) as T;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
