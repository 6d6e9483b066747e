/** What differs between two values, one line per place in them, such as `rows.sam.totalPoints: 3 → 8`. */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return names.flatMap((name) =>
      differences(before[name], after[name], path === '' ? name : `${path}.${name}`),
    );
  }
  const [was, is] = [toText(before), toText(after)];
  return was === is ? [] : [`${path}: ${was} → ${is}`];
}

/** A plain map, and nothing that a database makes for itself, such as a timestamp. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function toText(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(toPlain(value));
}

/** Dates and timestamps as one kind of text, however they are stored. */
function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  if (value instanceof Date) return value.toISOString();
  if (isTimestamp(value)) return value.toDate().toISOString();
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, toPlain(value[name])]),
  );
}

function isTimestamp(value: unknown): value is { toDate: () => Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}
