import {
  closeParts,
  DEFAULT_COUNTING,
  DEFAULT_POINTS,
  EMPTY_HISTORY,
  paths,
  statsTable,
  toGameSummary,
} from '@fives/domain';
import { aGame, aHistoryInstance } from '@fives/domain/testing';
import { beforeEach, expect, test } from 'vitest';
import { moneyHandlers } from '../../functions/src/api/handlers/money.ts';
import { eventsOfPlayer } from '../../functions/src/calendar/read-calendar.ts';
import { findGameInstance } from '../../functions/src/db/collections/game-instances.ts';
import { findHistory } from '../../functions/src/db/collections/stats.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { emptyDatabase } from './own-project.ts';
import { countRequests, type RequestCount } from './request-count.ts';
import { change, GAME_ID, putGame, putInstance, putPerson } from './world.ts';

beforeEach(emptyDatabase);

const MEMBERS = Array.from({ length: 10 }, (_, at) => `player-number-${at}-of-ten`);

async function putGameWithHistory(length: number): Promise<void> {
  const instances = Array.from({ length }, (_, at) =>
    aHistoryInstance({
      giId: `old-${at}`,
      startDateTime: new Date(Date.UTC(2020, 0, 1) - at * 604_800_000),
      teamA: MEMBERS.slice(0, 5),
      teamB: MEMBERS.slice(5),
    }),
  );
  const sharedFields = { isGuest: false, namedAt: new Date(Date.UTC(2020, 0, 1)) };
  const people = Object.fromEntries(MEMBERS.map((uid) => [uid, { name: uid, ...sharedFields }]));
  const { open: history, parts } = closeParts({ ...EMPTY_HISTORY, instances, people }, DEFAULT_COUNTING);
  await putGame();
  // The first event creates the due times, which the measurement must not count.
  await (await putInstance('first'))();
  for (const [at, uid] of MEMBERS.entries())
    await putPerson('first', uid, { team: at < 5 ? 'TEAM_A' : 'TEAM_B' });
  await firestore.doc(paths.statsHistory(GAME_ID)).set(history);
  for (const [n, part] of parts.entries()) await firestore.doc(paths.statsHistoryPart(GAME_ID, n)).set(part);
  await firestore
    .doc(paths.statsTable(GAME_ID))
    .set({ rows: statsTable(history, DEFAULT_POINTS), updatedAt: new Date() });
}

async function costOfResult(): Promise<RequestCount> {
  const deliver = await change(paths.gameInstance('first'), { winningTeam: 'TEAM_A' });
  return countRequests(deliver);
}

test('a result costs the same with 10 and 1000 instances in the history', async () => {
  await putGameWithHistory(10);
  const few = await costOfResult();
  await emptyDatabase();
  await putGameWithHistory(1000);
  const many = await costOfResult();
  expect(many).toEqual(few);
  expect(await findHistory(GAME_ID)).toMatchObject({ closed: 9, instances: { length: 101 } });
  // 28 reads: game, instance, open history, table and ten people, each once to write and once to confirm.
  // 13 reads to postpone the result notification: game, instance, job state and ten people.
  // 3 writes: history, table and due time of the stat of the day.
  // 3 writes to postpone the result notification: job state, and confirmations of game and instance.
  expect(few).toEqual({ reads: 28 + 13, writes: 3 + 3 });
});

test('a repeated result event costs reads but no write', async () => {
  await putGameWithHistory(10);
  const deliver = await change(paths.gameInstance('first'), { winningTeam: 'TEAM_A' });
  await deliver();
  expect(await countRequests(deliver)).toEqual({ reads: 14 + 13, writes: 0 });
});

test('new counts, new members and a move to the other team cost nothing', async () => {
  await putGameWithHistory(10);
  const moved = await change(paths.playerInstance('first', MEMBERS[0] ?? ''), { team: 'TEAM_B' });
  const counted = await change(paths.gameInstance('first'), {
    counts: { playing: 1, notPlaying: 2, unanswered: 3 },
  });
  const joined = await change(paths.game(GAME_ID), { memberUids: ['olive', 'ana'] });
  for (const deliver of [counted, joined, moved]) {
    expect(await countRequests(deliver)).toEqual({ reads: 0, writes: 0 });
  }
});

test('leaving a team costs a recount', async () => {
  await putGameWithHistory(10);
  const left = await change(paths.playerInstance('first', MEMBERS[0] ?? ''), { team: 'NO_TEAM' });
  expect(await countRequests(left)).toEqual({ reads: 26, writes: 2 });
});

const NOW = new Date('2026-06-16T12:00:00Z');
const weeksAway = (weeks: number) => new Date(NOW.getTime() + weeks * 604_800_000);
const readCost = (now = NOW) => countRequests(async () => void (await eventsOfPlayer('sam', now)));

test('a calendar read costs two reads per game plus one write per new plan', async () => {
  // The calendar has the last ninety days, which are the twelve newest past weeks.
  for (let week = -14; week < 3; week++) {
    const giId = `week${week}`;
    await putInstance(giId, { startDateTime: weeksAway(week), memberUids: ['sam'] });
    await putPerson(giId, 'sam');
  }
  const [past, ahead] = [12, 3];
  // The plans of the two later games are read once more and stored. The game that starts now counts as started.
  expect(await readCost()).toEqual({ reads: 2 * (past + ahead) + 2, writes: 2 });
  expect(await readCost()).toEqual({ reads: 2 * (past + ahead), writes: 0 });
  await change('gameInstances/week1', { status: 'CANCELLED' });
  expect(await readCost()).toEqual({ reads: 2 * (past + ahead) + 1, writes: 1 });
  expect(await readCost()).toEqual({ reads: 2 * (past + ahead), writes: 0 });
});

test('a plan stored before the start is unchanged after the start', async () => {
  await putInstance('first', { startDateTime: weeksAway(1), memberUids: ['sam'] });
  await putPerson('first', 'sam');
  await readCost();
  await change('gameInstances/first', { startDateTime: weeksAway(2) });
  await readCost();
  const events = await eventsOfPlayer('sam', weeksAway(3));
  expect(events).toMatchObject([{ sequence: 1, start: weeksAway(2) }]);
  expect(await findGameInstance('first')).toMatchObject({ calendarTold: { sequence: 1, at: NOW } });
});

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
  const payers = ['olive', ...MEMBERS.slice(1)];
  const game = aGame({ memberUids: payers });
  await putGame(game);
  const startDateTime = new Date(NOW.getTime() - 3_600_000);
  await putInstance('first', { startDateTime, game: toGameSummary(game), memberUids: payers });
  for (const uid of payers) await putPerson('first', uid);
  expect(await costOfEntry(6000)).toEqual({ reads: 27, writes: 27 });
  expect(await costOfMark(payers[1] ?? '')).toEqual({ reads: 5, writes: 5 });
  // A repeated mark writes nothing.
  expect(await costOfMark(payers[1] ?? '')).toEqual({ reads: 4, writes: 0 });
});
