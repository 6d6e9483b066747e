import {
  closeParts,
  EMPTY_HISTORY,
  type History,
  type HistoryInstance,
  PART_LENGTH,
  paths,
} from '@fives/domain';
import { aGame, aHistoryInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { Transaction } from '../db/transaction.ts';
import { storeHistory } from './store-history.ts';

const week = (number: number) => new Date(Date.UTC(2020, 0, 7 + 7 * number, 18));

const instances = Array.from({ length: 3.5 * PART_LENGTH }, (_, number) =>
  aHistoryInstance({ giId: `week-${number}`, startDateTime: week(number), teamA: ['ana'], teamB: ['ben'] }),
).toReversed();
const person = (name: string) => ({ name, isGuest: false, namedAt: week(0) });
const history: History = { ...EMPTY_HISTORY, instances, people: { ana: person('Ana'), ben: person('Ben') } };

function writtenFields(change: (instance: HistoryInstance) => HistoryInstance): Record<string, string[]> {
  const transaction = new Transaction({ confirmsReads: false });
  const stored = { ...closeParts(history, aGame()), table: null };
  const changed = { ...history, instances: instances.map(change) };
  storeHistory(transaction, aGame({ id: 'tuesday' }), stored, changed, week(400));
  return Object.fromEntries(
    transaction.planned().map(({ path, after }) => [path, Object.keys(after).sort()]),
  );
}

test('a correction of an old result updates its part and later standings', () => {
  const part = (n: number) => paths.statsHistoryPart('tuesday', n);
  const written = writtenFields((one) =>
    one.giId === 'week-1' ? { ...one, winningTeam: 'TEAM_B', winningMargin: null } : one,
  );
  expect(written).toMatchObject({
    [part(0)]: ['before', 'instances', 'seasonBefore'],
    [part(1)]: ['before', 'seasonBefore'],
    [paths.statsHistory('tuesday')]: expect.arrayContaining(['before', 'instances']),
  });
});

test('a correction in a closed part leaves older parts unchanged', () => {
  const written = writtenFields((one) =>
    one.giId === `week-${PART_LENGTH + 1}` ? { ...one, winningTeam: 'TEAM_B', winningMargin: null } : one,
  );
  expect(Object.keys(written)).not.toContain(paths.statsHistoryPart('tuesday', 0));
  expect(written[paths.statsHistoryPart('tuesday', 1)]).toEqual(['before', 'instances', 'seasonBefore']);
});
