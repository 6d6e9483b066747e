import { DOCUMENTS, NOTHING_DUE } from '@fives/domain';
import { expect, test } from 'vitest';
import type { Migration, StoredDocument } from '../../functions/src/migrations/migration.ts';
import { MIGRATIONS } from '../../functions/src/migrations/run-migrations.ts';
import { documentsOf, kindOf, VERSIONS } from './stored-documents.ts';

/** The documents as a migration leaves them. */
function migrated(
  documents: readonly StoredDocument[],
  { collection, migrate }: Migration,
): StoredDocument[] {
  const left = documents.flatMap((document) => {
    if (document.path.split('/').at(-2) !== collection) return [document];
    const { set = {}, remove = [], create = [] } = migrate(document);
    const kept = Object.entries({ ...document.fields, ...set }).filter(([name]) => !remove.includes(name));
    return [{ ...document, fields: Object.fromEntries(kept) }, ...create];
  });
  // What is made beside a document is made only where it is not there yet.
  return [...new Map(left.toReversed().map((document) => [document.path, document])).values()];
}

test.each(VERSIONS)(
  'the jobs find every instance that %s wrote: it has each moment that they ask for',
  (version) => {
    const stored = Object.entries(documentsOf(version)).map(([path, fields]) => ({ path, fields }));
    const now = MIGRATIONS.reduce(migrated, stored);
    const ofKind = (kind: object) => now.filter(({ path }) => kindOf(path) === kind);
    const moments = ofKind(DOCUMENTS.instanceJobs).map(({ fields }) => Object(fields.dueAt) as object);
    expect(moments).toHaveLength(ofKind(DOCUMENTS.gameInstance).length);
    for (const dueAt of moments) {
      const there = Object.entries(dueAt).filter(([, moment]) => moment !== undefined);
      // The moment of a result is written when its winner is heard of, that of an offer when somebody waits or drops out:
      // before that there is none to find.
      const { result: _, offers: __, ...others } = NOTHING_DUE;
      const names = there.map(([name]) => name).filter((name) => name !== 'result' && name !== 'offers');
      expect(names.toSorted()).toEqual(Object.keys(others).toSorted());
    }
  },
);
