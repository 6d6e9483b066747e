import { DOCUMENTS } from '@fives/domain';
import { aHistoryInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import type { Migration, StoredDocument } from '../../functions/src/migrations/migration.ts';
import { MIGRATIONS } from '../../functions/src/migrations/run-migrations.ts';
import { documentsOf, kindOf, VERSIONS } from './stored-documents.ts';

function migrated(
  documents: readonly StoredDocument[],
  { collection, pathsToRead, migrate }: Migration,
): StoredDocument[] {
  const read = (path: string) => documents.find((document) => document.path === path)?.fields ?? null;
  const created: StoredDocument[] = [];
  const existing = documents.map((document) => {
    if (document.path.split('/').at(-2) !== collection) return document;
    const { set = {}, remove = [], create = [] } = migrate(document, pathsToRead?.(document).map(read));
    created.push(...create);
    const kept = Object.entries({ ...document.fields, ...set }).filter(([name]) => !remove.includes(name));
    return { ...document, fields: Object.fromEntries(kept) };
  });
  // A created document does not replace an existing one.
  return [...new Map([...created, ...existing].map((document) => [document.path, document])).values()];
}

test.each(VERSIONS)('migrated instances of %s have all due times that the jobs need', (version) => {
  const stored = Object.entries(documentsOf(version)).map(([path, fields]) => ({ path, fields }));
  const migratedDocuments = MIGRATIONS.reduce(migrated, stored);
  const ofKind = (kind: object) => migratedDocuments.filter(({ path }) => kindOf(path) === kind);
  const dueTimes = ofKind(DOCUMENTS.instanceJobs).map(({ fields }) => Object(fields.dueAt) as object);
  expect(dueTimes).toHaveLength(ofKind(DOCUMENTS.gameInstance).length);
  // Triggers write the due times of other jobs. If no trigger runs, `repairDerived` writes them.
  const required = ['next', 'reminders', 'warning', 'motm'];
  for (const dueAt of dueTimes) {
    const present = Object.entries(dueAt).filter(([, time]) => time !== undefined);
    expect(present.map(([name]) => name)).toEqual(expect.arrayContaining(required));
  }
});

test('migration closes history parts with the points and seasons of the game', () => {
  const WEEK = 7 * 86_400_000;
  const startOf = (week: number) => new Date(Date.UTC(2020, 0, 7) + week * WEEK);
  const instances = Array.from({ length: 230 }, (_, at) =>
    aHistoryInstance({
      giId: `gi-${229 - at}`,
      startDateTime: startOf(229 - at),
      winningTeam: 'TEAM_A',
      teamA: ['ada'],
      teamB: ['bob'],
    }),
  );
  const points = { win: 2, draw: 0, loss: 1, motm: 0, num3InARow: 0, num5InARow: 0 };
  const game = { points, seasons: [{ id: 'new', name: 'New', from: startOf(60) }] };
  const history = { path: 'games/old/stats/history', fields: { instances, people: {} } };
  const documents = [history, { path: 'games/old', fields: game }];
  const migratedHistory = MIGRATIONS.reduce(migrated, documents).find(({ path }) => path === history.path);
  const standing = (wins: number, totalPoints: number) => ({ tally: { numWins: wins, totalPoints } });
  expect(migratedHistory?.fields).toMatchObject({
    closed: 1,
    before: { ada: standing(100, 200), bob: standing(0, 100) },
    seasonBefore: { ada: standing(40, 80), bob: standing(0, 40) },
  });
});
