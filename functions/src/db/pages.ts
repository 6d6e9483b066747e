import { type DocumentReference, FieldPath, type Query } from 'firebase-admin/firestore';
import { deriveUntilStable } from './in-transaction.ts';
import type { Transaction } from './transaction.ts';

/** Documents per transaction, far below the limits of a transaction. */
export const PAGE_SIZE = 50;

export interface Page<M> {
  readonly found: readonly M[];
  readonly next: string | null;
}

export type ReadPage<M> = (after: string | null, transaction: Transaction) => Promise<Page<M>>;

/**
 * Runs `work` on each page that `read` finds, in one transaction per page. Repeats `work` until there is nothing to write,
 * so `work` must write only values that differ from the stored documents.
 */
export async function forEachPage<M>(
  read: ReadPage<M>,
  work: (page: readonly M[], transaction: Transaction) => Promise<void>,
): Promise<void> {
  let after: string | null = null;
  do {
    let next: string | null = null;
    await deriveUntilStable(async (transaction) => {
      const page = await read(after, transaction);
      next = page.next;
      await work(page.found, transaction);
    });
    after = next;
  } while (after !== null);
}

type NameOf = (reference: DocumentReference) => string;

const ID_PAGE_SIZE = 300;

const DUE_PAGE_SIZE = 100;

/**
 * Yields the ids of documents whose time in `field` is not after `now`, earliest first. The next page continues after the
 * last document, even if some documents stay due.
 * @param nameOf returns the text to yield instead of the id
 */
export function pagesOfDueIn(
  query: Query,
  field: string,
  now: Date,
  nameOf?: NameOf,
): AsyncGenerator<readonly string[]> {
  return namesInPages(query.where(field, '<=', now).orderBy(field).select(field), DUE_PAGE_SIZE, nameOf);
}

/** @param orderedBy fields by which `query` is ordered */
export function pagesOfIds(query: Query, ...orderedBy: readonly string[]): AsyncGenerator<readonly string[]> {
  return namesInPages(query.orderBy(FieldPath.documentId()).select(...orderedBy), ID_PAGE_SIZE);
}

async function* namesInPages(
  query: Query,
  pageSize: number,
  nameOf: NameOf = ({ id }) => id,
): AsyncGenerator<readonly string[]> {
  const limited = query.limit(pageSize);
  let page = await limited.get();
  for (;;) {
    yield page.docs.map(({ ref }) => nameOf(ref));
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) return;
    page = await limited.startAfter(last).get();
  }
}
