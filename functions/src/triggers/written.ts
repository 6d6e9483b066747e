import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/** One write to one document, as an event tells it. It may be told twice, late, and out of order. */
export interface Written {
  /** The ids in the document's path, by the names the trigger's path gives them. */
  readonly params: Readonly<Record<string, string>>;
  /** Null where the write created the document. */
  readonly before: Fields | null;
  /** Null where the write deleted it. */
  readonly after: Fields | null;
}

/** What a trigger does with an event: loads what is stored now, and writes what follows from that. */
export type WrittenHandler = ((written: Written, now: Date) => Promise<void>) & {
  /** Fields whose changes in a burst of writes are worked off once, after the last one. */
  collapses?: readonly string[];
};

/** Whether the write made or unmade the document, or changed one of the fields. */
export function changesAny({ before, after }: Written, fields: readonly string[]): boolean {
  if (before === null || after === null) return before !== after;
  return fields.some((field) => !isDeepStrictEqual(before[field], after[field]));
}

/** Returns the event as if the write had left the fields as they are. */
export function withoutChange(written: Written, fields: readonly string[]): Written {
  const { before, after } = written;
  if (before === null || after === null || fields.length === 0) return written;
  const kept = Object.entries(before).filter(([field]) => fields.includes(field));
  const others = Object.entries(after).filter(([field]) => !fields.includes(field));
  return { ...written, after: Object.fromEntries([...others, ...kept]) };
}

/**
 * An id from the document's path.
 * @throws {Error} when the trigger's path has no such part
 */
export function idIn({ params }: Written, name: string): string {
  const id = params[name];
  if (id === undefined) throw new Error(`The path of the event has no ${name}`);
  return id;
}
