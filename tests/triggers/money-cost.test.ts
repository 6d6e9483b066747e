import { toGameSummary } from '@fives/domain';
import { aGame } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { moneyHandlers } from '../../functions/src/api/handlers/money.ts';
import { emptyDatabase } from './own-project.ts';
import { countRequests } from './request-count.ts';
import { putGame, putInstance, putPerson } from './world.ts';

const PLAYERS = ['olive', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const NOW = new Date();

const callBy = (uid: string) => ({
  ...{ query: undefined, now: NOW, userAgent: '', site: '', idFromKey: null },
  caller: { uid, isRegistered: true, email: null },
});
const costOfEntry = (amount: number) =>
  countRequests(async () => {
    const body = { amount, currency: 'GBP' as const, excused: [] };
    await moneyHandlers.enterCost({ ...callBy('olive'), params: { giId: 'first' }, body });
  });
const costOfMark = (uid: string) =>
  countRequests(async () => {
    const params = { piId: `first_${uid}` };
    await moneyHandlers.markShare({ ...callBy(uid), params, body: { state: 'SAID_PAID' } });
  });

test('a cost entry and a payment mark need the reads and writes of docs/costs.md', async () => {
  await emptyDatabase();
  const game = aGame({ memberUids: PLAYERS });
  await putGame(game);
  const startDateTime = new Date(NOW.getTime() - 3_600_000);
  await putInstance('first', { startDateTime, game: toGameSummary(game), memberUids: PLAYERS });
  for (const uid of PLAYERS) await putPerson('first', uid);
  expect(await costOfEntry(6000)).toEqual({ reads: 27, writes: 27 });
  expect(await costOfMark('a')).toEqual({ reads: 5, writes: 5 });
  // A repeated mark writes nothing.
  expect(await costOfMark('a')).toEqual({ reads: 4, writes: 0 });
});
