import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/** Write to one document. The event of the write may arrive twice, late or out of order. */
export interface Written {
  readonly params: Readonly<Record<string, string>>;
  /** Null if the write created the document. */
  readonly before: Fields | null;
  /** Null if the write deleted the document. */
  readonly after: Fields | null;
}

export type WrittenHandler = ((written: Written, now: Date) => Promise<void>) & {
  /** Skips a change to one of these fields if a later write has changed the field again. */
  coalescedFields?: readonly string[];
};

export function changesAny({ before, after }: Written, fields: readonly string[]): boolean {
  if (before === null || after === null) return before !== after;
  return fields.some((field) => !isDeepStrictEqual(before[field], after[field]));
}

export function withoutChangesTo(written: Written, fields: readonly string[]): Written {
  const { before, after } = written;
  if (before === null || after === null || fields.length === 0) return written;
  const oldEntries = Object.entries(before).filter(([field]) => fields.includes(field));
  const otherEntries = Object.entries(after).filter(([field]) => !fields.includes(field));
  return { ...written, after: Object.fromEntries([...otherEntries, ...oldEntries]) };
}

export function idIn({ params }: Written, name: string): string {
  const id = params[name];
  if (id === undefined) throw new Error(`The path of the event has no ${name}`);
  return id;
}
