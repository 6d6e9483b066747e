import { type DocumentReference, FieldPath, type Query } from 'firebase-admin/firestore';
import { deriveUntilStable } from './in-transaction.ts';
import { OptimisticTransaction } from './optimistic-transaction.ts';

/** How many documents one transaction takes on: well below its limits of time and size. */
export const PAGE_SIZE = 50;

/** A page of documents. */
export interface Page<M> {
  /** Those that can be understood. */
  readonly found: readonly M[];
  /** The id of the last document, after which the next page begins; null where there is none. */
  readonly next: string | null;
}

/** Reads up to {@link PAGE_SIZE} documents that come after the one with the id `after`, in the order of their ids. */
export type ReadPage<M> = (after: string | null, transaction: OptimisticTransaction) => Promise<Page<M>>;

/**
 * Goes through everything that `read` finds, page by page, each page in a transaction of its own. A page is worked on
 * until `work` finds nothing to write, so `work` must write only what differs from what it wants.
 */
export async function inPages<M>(
  read: ReadPage<M>,
  work: (page: readonly M[], transaction: OptimisticTransaction) => Promise<void>,
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

/** Reads everything that `read` finds, page by page, and changes nothing. */
export async function* readPages<M>(read: ReadPage<M>): AsyncGenerator<readonly M[]> {
  let after: string | null = null;
  do {
    const page: Page<M> = await read(after, new OptimisticTransaction({ confirmsReads: false }));
    yield page.found;
    after = page.next;
  } while (after !== null);
}

/** How many ids are read at a time. */
const ID_PAGE_SIZE = 300;

/** How many due documents are looked for at a time; each is then handled by itself. */
const DUE_PAGE_SIZE = 100;

/**
 * Pages through the documents in which the moment in `field` has come, the longest due first, by their ids or whatever
 * else `nameOf` makes of them. What cannot be handled stays due, and the pages go past it.
 */
export async function* pagesOfDueIn(
  query: Query,
  field: string,
  now: Date,
  nameOf: (reference: DocumentReference) => string = ({ id }) => id,
): AsyncGenerator<readonly string[]> {
  const due = query.where(field, '<=', now).orderBy(field).select(field).limit(DUE_PAGE_SIZE);
  let page = await due.get();
  for (;;) {
    yield page.docs.map(({ ref }) => nameOf(ref));
    const last = page.docs.at(-1);
    if (!last || page.size < DUE_PAGE_SIZE) return;
    page = await due.startAfter(last).get();
  }
}

/**
 * Pages through the ids of all that `query` finds, in their order.
 * @param orderedBy the fields by which the query orders; those of one value are in the order of their ids
 */
export async function* pagesOfIds(
  query: Query,
  ...orderedBy: readonly string[]
): AsyncGenerator<readonly string[]> {
  const all = query
    .orderBy(FieldPath.documentId())
    .select(...orderedBy)
    .limit(ID_PAGE_SIZE);
  let page = await all.get();
  for (;;) {
    yield page.docs.map(({ id }) => id);
    const last = page.docs.at(-1);
    if (!last || page.size < ID_PAGE_SIZE) return;
    page = await all.startAfter(last).get();
  }
}
