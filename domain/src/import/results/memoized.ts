const MAX_RESULTS = 20_000;

/** Remembers the results of `read`, because a text has the same words and names many times. */
export function memoized<T>(read: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= MAX_RESULTS) results.clear();
    const result = read(text);
    results.set(text, result);
    return result;
  };
}
