import type { DocumentReference, Query } from 'firebase-admin/firestore';

/** How many due documents are looked for at a time; each is then handled by itself. */
const PAGE_SIZE = 100;

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
  const due = query.where(field, '<=', now).orderBy(field).select(field).limit(PAGE_SIZE);
  let page = await due.get();
  for (;;) {
    yield page.docs.map(({ ref }) => nameOf(ref));
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE_SIZE) return;
    page = await due.startAfter(last).get();
  }
}
