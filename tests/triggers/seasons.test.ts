import {
  DEFAULT_POINTS,
  type Game,
  PART_LENGTH,
  type PlayerGameStats,
  paths,
  type Season,
  seasonSpans,
  seasonTable,
} from '@fives/domain';
import { aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findGameInstance } from '../../functions/src/db/collections/game-instances.ts';
import { findGame } from '../../functions/src/db/collections/games.ts';
import { findStatsTable } from '../../functions/src/db/collections/stats.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { mergePeople } from '../../functions/src/people/merge-people.ts';
import { recompute, repairGame } from '../../functions/src/stats/recompute-game.ts';
import { readHistory, readsAllParts } from '../../functions/src/stats/store-history.ts';
import { IS_NIGHTLY } from '../support/nightly.ts';
import { emptyDatabase } from './own-project.ts';
import { countRequests } from './request-count.ts';
import { change, GAME_ID, putGame, putPlayer, writtenAt } from './world.ts';

const UIDS = ['ana', 'ben', 'gus', 'tim'];
const WEEK = 7 * 24 * 3_600_000;
const week = (number: number) => new Date(Date.UTC(2020, 0, 7, 18) + number * WEEK);
const giId = (number: number) => `week-${number}`;

/** Stores played weeks without running triggers. */
async function putWeeks(from: number, to: number): Promise<void> {
  const writer = firestore.bulkWriter();
  for (let at = from; at < to; at++) {
    const { id, ...instance } = aGameInstance({
      id: giId(at),
      startDateTime: week(at),
      winningTeam: at % 3 === 0 ? 'TEAM_B' : 'TEAM_A',
      motmAwarded: at === 5 ? [{ uid: 'ana', name: 'Ana', votes: 2 }] : [],
      memberUids: UIDS,
      counts: { playing: 4, notPlaying: 0, unanswered: 0, guests: 1, inTeams: 4 },
    });
    void writer.set(firestore.doc(paths.gameInstance(id)), instance);
    for (const [index, uid] of UIDS.entries()) {
      const team = (index + at) % 2 === 0 ? 'TEAM_A' : 'TEAM_B';
      const { uid: _, ...person } = aPlayerInstance({ uid, team, isGuest: uid === 'gus' });
      void writer.set(firestore.doc(paths.playerInstance(id, uid)), person);
    }
  }
  await writer.close();
}

const season = (id: string, number: number): Season => ({ id, name: `Season ${id}`, from: week(number) });

async function putSeasons(seasons: readonly Season[]): Promise<() => Promise<void>> {
  for (const { id, ...fields } of seasons) await firestore.doc(paths.season(GAME_ID, id)).set(fields);
  return change(paths.game(GAME_ID), { seasons });
}

const putGameWith = async (weeks: number, seasons: readonly Season[]) => {
  await emptyDatabase();
  await putGame({ memberUids: ['olive', ...UIDS] });
  await putWeeks(0, weeks);
  await putSeasons(seasons);
  await recompute(GAME_ID, new Date());
};

const rowsOf = async (id: string) => (await findStatsTable(GAME_ID, id))?.rows ?? {};
const championsOf = async (id: string) => (await findGame(GAME_ID))?.champions[id]?.map(({ uid }) => uid);
const playedByAna = (rows: Record<string, PlayerGameStats>) => rows.ana?.numPlayed ?? 0;

async function expectConsistent(): Promise<void> {
  await expectCorrectTables();
  expect(await repairGame(GAME_ID, false, new Date())).toEqual([]);
}

async function expectCorrectTables(): Promise<void> {
  const { seasons, points } = (await findGame(GAME_ID)) as Game;
  const { history } = await readHistory(GAME_ID, readsAllParts);
  for (const span of seasonSpans(seasons))
    expect(await rowsOf(span.id)).toEqual(seasonTable(history, span, points));
}

describe('game with a long season', () => {
  // In the nightly run, the season is longer than a part of the history.
  const WEEKS = IS_NIGHTLY ? 2 * PART_LENGTH : 30;
  const SEASONS = [season('old', 10), season('long', 20), season('new', WEEKS - 1)];
  beforeAll(() => putGameWith(WEEKS, SEASONS.slice(0, 2)), 120_000);

  test('adds a new result to the table of the season', async () => {
    expect([playedByAna(await rowsOf('old')), playedByAna(await rowsOf('long'))]).toEqual([10, WEEKS - 20]);
    await putWeeks(WEEKS, WEEKS + 1);
    await (await change(paths.gameInstance(giId(WEEKS)), { winningTeam: 'DRAW' }))();
    expect(playedByAna(await rowsOf('long'))).toBe(WEEKS - 19);
    await expectConsistent();
  });

  test('changes the champion when an old result is corrected', async () => {
    const before = await championsOf('old');
    for (const at of [11, 13, 15, 17]) {
      const deliver = await change(paths.gameInstance(giId(at)), { winningTeam: 'TEAM_B' });
      await deliver();
    }
    expect(await championsOf('old')).not.toEqual(before);
    await expectConsistent();
  });

  test('moves results to a new season in the past without repeated writes', async () => {
    const deliver = await putSeasons(SEASONS);
    await deliver();
    expect([playedByAna(await rowsOf('long')), playedByAna(await rowsOf('new'))]).toEqual([WEEKS - 21, 2]);
    expect(await championsOf('long')).toEqual(['ana', 'gus']);
    expect(await championsOf('new')).toBeUndefined();
    await expectConsistent();
    expect(await countRequests(deliver)).toMatchObject({ writes: 0 });
  });

  test('applies new points to all results without repeated writes', async () => {
    const points = { ...DEFAULT_POINTS, win: 2, num3InARow: 0 };
    const deliver = await change(paths.game(GAME_ID), { points });
    await deliver();
    const { numWins = 0, numDraws, num5InARow, totalPoints } = (await rowsOf('old')).ben ?? {};
    expect(totalPoints).toBe(2 * numWins + (numDraws ?? 0) + 5 * (num5InARow ?? 0));
    // The summary in each instance has a copy of the points.
    for (const at of [0, WEEKS - 5]) expect((await findGameInstance(giId(at)))?.game.points).toEqual(points);
    await expectConsistent();
    expect(await countRequests(deliver)).toMatchObject({ writes: 0 });
  });

  test('updates a champion after a rename or merge', async () => {
    const [champion = ''] = (await championsOf('old')) ?? [];
    await (await putPlayer(champion, 'Champ'))();
    expect((await findGame(GAME_ID))?.champions.old?.[0]).toMatchObject({ uid: champion, name: 'Champ' });
    await expectConsistent();
    const to = { uid: 'former', name: 'Former player', isGuest: false };
    await mergePeople({ from: champion, to }, new Date(), GAME_ID);
    const { champions } = (await findGame(GAME_ID)) as Game;
    expect(champions.old?.[0]).toMatchObject({ uid: 'former', name: 'Former player' });
    expect(JSON.stringify([champions, await rowsOf('old'), await rowsOf('long')])).not.toContain(champion);
  });
});

describe('young game', () => {
  beforeEach(() => putGameWith(12, [season('first', 0), season('second', 4), season('third', 8)]));

  test('has no champion of the current season but keeps earlier champions', async () => {
    const before = await writtenAt(paths.seasonTable(GAME_ID, 'first'));
    const champions = (await findGame(GAME_ID))?.champions;
    expect(Object.keys(champions ?? {}).toSorted()).toEqual(['first', 'second']);
    await (await change(paths.gameInstance(giId(11)), { winningTeam: 'DRAW' }))();
    expect((await findGame(GAME_ID))?.champions).toEqual(champions);
    expect(await writtenAt(paths.seasonTable(GAME_ID, 'first'))).toBe(before);
    await expectConsistent();
  });

  test('costs the same for a result with three or five seasons', async () => {
    const deliver = await change(paths.gameInstance(giId(11)), { winningTeam: 'DRAW' });
    const three = await countRequests(deliver);
    await putGameWith(
      12,
      [0, 2, 4, 6, 8].map((at) => season(`season-${at}`, at)),
    );
    const five = await countRequests(await change(paths.gameInstance(giId(11)), { winningTeam: 'DRAW' }));
    expect(five).toEqual(three);
    await putGameWith(12, []);
    const none = await countRequests(await change(paths.gameInstance(giId(11)), { winningTeam: 'DRAW' }));
    // A result needs two season tables. Each table is read twice, to write and to confirm. One table is written.
    expect({ reads: three.reads - none.reads, writes: three.writes - none.writes }).toEqual({
      reads: 4,
      writes: 1,
    });
  });

  test('is counted correctly when a result and a season change in any order', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      await putGameWith(12, [season('first', 0)]);
      const started = await putSeasons([season('first', 0), season('second', 11)]);
      const recorded = await change(paths.gameInstance(giId(11)), { winningTeam: 'DRAW' });
      for (const at of order) await [started, recorded][at]?.();
      await expectConsistent();
    }
  });

  test('moves a result to another season when its start is moved', async () => {
    await (await change(paths.gameInstance(giId(11)), { startDateTime: week(3.5) }))();
    const counts = await Promise.all(
      ['first', 'second', 'third'].map(async (id) => playedByAna(await rowsOf(id))),
    );
    expect(counts).toEqual([5, 4, 3]);
    await expectCorrectTables();
  });

  test('reports and repairs season data that differs from the results', async () => {
    await firestore.doc(paths.seasonTable(GAME_ID, 'first')).delete();
    await firestore.doc(paths.game(GAME_ID)).update({ champions: {}, seasons: [] });
    expect((await repairGame(GAME_ID, true, new Date()))?.length).toBeGreaterThan(0);
    expect(Object.keys((await findGame(GAME_ID))?.champions ?? {})).toHaveLength(2);
    await expectConsistent();
  });
});
