import './own-project.ts';
import { closeParts, DEFAULT_COUNTING, type History, PART_LENGTH, paths } from '@fives/domain';
import { beforeAll, expect, test } from 'vitest';
import { findHistory, findHistoryPart, findStatsTable } from '../../functions/src/db/collections/stats.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { mergePeople } from '../../functions/src/people/merge-people.ts';
import { readHistory, readsAllParts } from '../../functions/src/stats/read-history.ts';
import { recompute, repairGame } from '../../functions/src/stats/recompute-game.ts';
import { emptyDatabase } from './own-project.ts';
import { write } from './recorder.ts';
import { giId, putWeeks, UIDS, week } from './weeks.ts';
import {
  change,
  computeDerived,
  GAME_ID,
  putGame,
  putInstance,
  putPerson,
  putPlayer,
  writtenAt,
} from './world.ts';

const TWO_PARTS = 2 * PART_LENGTH;
beforeAll(async () => {
  await emptyDatabase();
  await putGame({ memberUids: ['olive', ...UIDS] });
  await putWeeks(0, TWO_PARTS - 1);
  await recompute(GAME_ID, new Date());
});

/** Checks that parts and table match a recompute, then returns the full history. */
async function expectRecomputed(): Promise<History> {
  const { history, rows } = await computeDerived();
  const { open, parts, history: fullHistory } = await readHistory(GAME_ID, readsAllParts);
  expect({ open, parts }).toEqual(closeParts(history as History, DEFAULT_COUNTING));
  expect((await findStatsTable(GAME_ID))?.rows).toEqual(rows);
  return fullHistory;
}

test('a part is closed when the open part reaches twice the part length', async () => {
  expect(await findHistory(GAME_ID)).toMatchObject({ closed: 0, instances: { length: TWO_PARTS - 1 } });
  await (await putInstance(giId(TWO_PARTS - 1), { startDateTime: week(TWO_PARTS - 1) }))();
  await (await putPerson(giId(TWO_PARTS - 1), 'ana', { team: 'TEAM_A' }))();
  await (await change(paths.gameInstance(giId(TWO_PARTS - 1)), { winningTeam: 'TEAM_A' }))();
  expect(await findHistory(GAME_ID)).toMatchObject({ closed: 1, instances: { length: PART_LENGTH } });
  expect((await findHistoryPart(GAME_ID, 0))?.instances.at(-1)?.giId).toBe(giId(0));
  expect((await expectRecomputed()).instances).toHaveLength(TWO_PARTS);
  expect(await repairGame(GAME_ID, false, new Date())).toEqual([]);
});

test('a repeated event of a corrected result does not write a closed part again', async () => {
  const before = (await findStatsTable(GAME_ID))?.rows.ana?.totalPoints;
  const deliverCorrection = await change(paths.gameInstance(giId(7)), { winningTeam: 'DRAW' });
  await deliverCorrection();
  expect((await findStatsTable(GAME_ID))?.rows.ana?.totalPoints).not.toBe(before);
  await expectRecomputed();
  const writeTimes = await Promise.all([0, 1].map((n) => writtenAt(paths.statsHistoryPart(GAME_ID, n))));
  await deliverCorrection();
  expect(await Promise.all([0, 1].map((n) => writtenAt(paths.statsHistoryPart(GAME_ID, n))))).toEqual(
    writeTimes,
  );
});

test('a new oldest instance or a deletion moves instances between parts', async () => {
  const [ahead, oldest] = [{ startDateTime: week(TWO_PARTS) }, { startDateTime: week(-1) }];
  const NO_COUNTS = { playing: 0, notPlaying: 0, unanswered: 0 };
  await (await putInstance('stray', { ...ahead, counts: NO_COUNTS }))();
  const moveToOldest = await change(paths.gameInstance('stray'), oldest);
  await moveToOldest();
  expect((await findHistoryPart(GAME_ID, 0))?.instances.at(-1)?.giId).toBe('stray');
  await expectRecomputed();
  await (await change(paths.gameInstance('stray'), ahead))();
  await moveToOldest();
  expect((await findHistoryPart(GAME_ID, 0))?.instances.at(-1)?.giId).toBe(giId(0));
  await expectRecomputed();

  for (const id of ['stray', giId(3)]) await (await write(paths.gameInstance(id), null))();
  expect(await findHistory(GAME_ID)).toMatchObject({ closed: 0, instances: { length: TWO_PARTS - 1 } });
  expect(await findHistoryPart(GAME_ID, 0)).toBeNull();
  await (
    await putInstance(giId(3), {
      startDateTime: week(3),
      memberUids: UIDS,
      counts: { ...NO_COUNTS, playing: 4 },
    })
  )();
  expect(await findHistory(GAME_ID)).toMatchObject({ closed: 1 });
  await expectRecomputed();
});

test('a rename updates old awards and keeps the position of a guest', async () => {
  await (await putPlayer('ana', 'Anastasia'))();
  const [award] = (await expectRecomputed()).instances.flatMap(({ motmAwarded }) => motmAwarded);
  expect(award).toMatchObject({ uid: 'ana', name: 'Anastasia' });
  expect((await findHistory(GAME_ID))?.before.gus?.position).toEqual(expect.any(Number));
  await expectRecomputed();
});

test('a merge of two entries updates all parts', async () => {
  for (const at of [2, 150]) {
    await firestore.doc(paths.playerInstance(giId(at), 'ben')).delete();
    await (await putPerson(giId(at), 'g_ben', { team: 'TEAM_A', isGuest: true }))();
    await (await change(paths.gameInstance(giId(at)), { winningTeam: 'DRAW' }))();
  }
  expect((await findHistory(GAME_ID))?.before).toHaveProperty('g_ben');
  const to = { uid: 'ben', name: 'ben', isGuest: false };
  await mergePeople({ from: 'g_ben', to }, new Date(), GAME_ID);
  const { instances, people, before } = await expectRecomputed();
  expect(JSON.stringify([instances, people, before])).not.toContain('g_ben');
});
