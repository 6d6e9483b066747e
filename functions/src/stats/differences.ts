/** Returns one line per changed value, for example `rows.sam.totalPoints: 3 → 8`. */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  if (isMap(before) && isMap(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return names.flatMap((name) =>
      differences(before[name], after[name], path === '' ? name : `${path}.${name}`),
    );
  }
  const [was, is] = [toText(before), toText(after)];
  return was === is ? [] : [`${path}: ${was} → ${is}`];
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function toText(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value, (_, part) => toComparable(part));
}

function toComparable(part: unknown): unknown {
  if (isTimestamp(part)) return part.toDate().toISOString();
  if (!isMap(part)) return part;
  return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isTimestamp(value: unknown): value is { toDate: () => Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}
