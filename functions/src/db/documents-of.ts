import type { DocumentKind } from '@fives/domain';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { getDocuments, getFound, parserOf } from './document.ts';
import { firestore } from './firestore.ts';
import type { Reader, Transaction } from './transaction.ts';

type Model<K extends DocumentKind> = z.output<K['schema']>;
type Fields<K extends DocumentKind> = K extends { readonly idField: infer F extends string }
  ? Omit<Model<K>, F>
  : Model<K>;

/** Returns functions for one kind of document. Their first arguments are the ids that `pathOf` takes. */
export function documentsOf<K extends DocumentKind, I extends readonly unknown[]>(
  kind: K,
  pathOf: (...ids: I) => string,
) {
  const parse = parserOf(kind) as (snapshot: DocumentSnapshot) => Model<K> | null;
  const at = (...ids: I) => firestore.doc(pathOf(...ids));
  const split = <L>(values: readonly unknown[]) => ({
    reference: at(...(values.slice(0, pathOf.length) as unknown as I)),
    last: values[pathOf.length] as L,
  });
  return {
    at,
    parse,
    find(...values: [...ids: I, transaction?: Reader]): Promise<Model<K> | null> {
      const { reference, last } = split<Reader | undefined>(values);
      return getFound(reference, parse, last);
    },
    /** Returns null for each missing document. */
    async findEach(ids: readonly I[], transaction?: Reader): Promise<(Model<K> | null)[]> {
      const references = ids.map((each) => at(...each));
      return (await getDocuments(references, transaction)).map(parse);
    },
    create(transaction: Transaction, ...values: [...ids: I, fields: Fields<K>]): void {
      const { reference, last } = split<DocumentData>(values);
      transaction.create(reference, withoutId(kind, last));
    },
    /** Call `find` first in the same transaction. */
    replace(transaction: Transaction, ...values: [...ids: I, fields: Fields<K>]): void {
      const { reference, last } = split<DocumentData>(values);
      transaction.replace(reference, last);
    },
    /** Call `find` first in the same transaction. Writes nothing if there are no changes. */
    update(transaction: Transaction, ...values: [...ids: I, changes: Partial<Fields<K>>]): void {
      const { reference, last } = split<DocumentData>(values);
      if (Object.keys(last).length > 0) transaction.update(reference, last);
    },
    /** Call `find` first in the same transaction. */
    remove(transaction: Transaction, ...ids: I): void {
      transaction.delete(at(...ids));
    },
  };
}

function withoutId({ idField }: DocumentKind, fields: DocumentData): DocumentData {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== idField));
}
