import type { CollectionReference } from 'firebase-admin/firestore';

/** How many due documents are looked for at a time; each is then handled by itself. */
const PAGE_SIZE = 100;

/**
 * Pages through the ids of the documents in which the moment in `field` has come, the longest due first. What cannot be
 * handled stays due, and the pages go past it.
 */
export async function* pagesOfDueIn(
  collection: CollectionReference,
  field: string,
  now: Date,
): AsyncGenerator<readonly string[]> {
  const due = collection.where(field, '<=', now).orderBy(field).select(field).limit(PAGE_SIZE);
  let page = await due.get();
  for (;;) {
    yield page.docs.map(({ id }) => id);
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE_SIZE) return;
    page = await due.startAfter(last).get();
  }
}
