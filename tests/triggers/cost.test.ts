import {
  closeParts,
  DEFAULT_COUNTING,
  DEFAULT_POINTS,
  EMPTY_HISTORY,
  paths,
  statsTable,
} from '@fives/domain';
import { aHistoryInstance } from '@fives/domain/testing';
import { beforeEach, expect, test } from 'vitest';
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
  console.log(
    `A result costs ${few.reads} reads and ${few.writes} writes with 10 instances, ${many.reads} and ${many.writes} with 1000`,
  );
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

test('the request counter counts found, missing and written documents', async () => {
  await putGame();
  const count = await countRequests(async () => {
    await firestore.doc(paths.game(GAME_ID)).get();
    await firestore.doc(paths.game('none')).get();
    await firestore.doc(paths.game(GAME_ID)).update({ location: 'Elsewhere' });
  });
  expect(count).toEqual({ reads: 2, writes: 1 });
});
