import {
  type DailyStat,
  DEFAULT_POINTS,
  EMPTY_HISTORY,
  type Game,
  nextDay,
  paths,
  statsTable,
  withInstance,
} from '@fives/domain';
import { aGame, aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { findGame } from '../../functions/src/db/collections/games.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { computeDailyStats } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { propagateName } from '../../functions/src/people/propagate-name.ts';
import { concurrently } from '../support/nightly.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { type Delivery, setClock, write } from '../triggers/recorder.ts';
import { countRequests } from '../triggers/request-count.ts';
import { writtenAt } from '../triggers/world.ts';
import { hoursFrom } from './world.ts';

beforeEach(emptyDatabase);
beforeEach(() => setClock(MORNING));

const MORNING = new Date('2026-06-15T06:00:00Z');
const later = (days: number) => hoursFrom(MORNING, 24 * days);
const run = (now = MORNING) => runJob(computeDailyStats.job, now);
const statOf = async (gameId: string) => (await findGame(gameId))?.dailyStat;

function fourWeeks(gameId: string) {
  return Array.from({ length: 4 }, (_, week) => {
    const instance = aGameInstance({
      id: `${gameId}-${week}`,
      gameId,
      startDateTime: new Date(Date.UTC(2026, 4, 5 + 7 * week, 18)),
      winningTeam: 'TEAM_A',
    });
    const people = ['ana', 'ben', 'cem', 'dee'].map((uid, at) =>
      aPlayerInstance({ uid, name: uid.toUpperCase(), team: at < 2 ? 'TEAM_A' : 'TEAM_B' }),
    );
    return { instance, people };
  });
}

type Stored = Partial<Omit<Game, 'id'>>;

function gameFields(gameId: string, changes: Stored = {}) {
  const { id: _, ...fields } = aGame({ id: gameId, memberUids: ['olive', 'ana', 'ben', 'cem', 'dee'] });
  return { ...fields, ...changes };
}

async function writeWorld(gameId: string, game: Stored = {}): Promise<void> {
  const deliveries: Delivery[] = [await write(paths.game(gameId), gameFields(gameId, game))];
  for (const { instance, people } of fourWeeks(gameId)) {
    const { id, ...fields } = instance;
    for (const { uid, ...person } of people) {
      deliveries.push(await write(paths.playerInstance(id, uid), person));
    }
    deliveries.push(await write(paths.gameInstance(id), fields));
  }
  for (const deliver of deliveries) await deliver();
}

async function storeGame(gameId: string, game: Stored): Promise<void> {
  const history = fourWeeks(gameId).reduce(
    (partial, { instance, people }) => withInstance(partial, instance, people),
    EMPTY_HISTORY,
  );
  await firestore.doc(paths.game(gameId)).set(gameFields(gameId, game));
  await firestore.doc(paths.statsHistory(gameId)).set(history);
  const table = { rows: statsTable(history, DEFAULT_POINTS), updatedAt: MORNING };
  await firestore.doc(paths.statsTable(gameId)).set(table);
}

const A_STAT: DailyStat = {
  type: 'BIGGEST_CLIMBER',
  text: 'CEM is up two places on the leaderboard',
  playerId: 'cem',
  name: 'CEM',
  value: 2,
  computedAt: later(-1),
};

describe('kind mode', () => {
  const cem = { name: 'CEM', email: 'cem@example.com', createdAt: MORNING };
  const negative: DailyStat = { ...A_STAT, type: 'BIGGEST_DROP', computedAt: MORNING };

  test('replaces a negative stat about the person at once', async () => {
    await storeGame('first', { dailyStat: negative, dailyStatDueAt: nextDay(MORNING) });
    await (await write(paths.player('cem'), { ...cem, kindMode: false }))();
    expect(await statOf('first')).toMatchObject({ type: 'BIGGEST_DROP' });
    await (await write(paths.player('cem'), { ...cem, kindMode: true }))();
    expect(await statOf('first')).toMatchObject({ type: expect.not.stringMatching(/LOSS|DROP/) });
  });
});

describe('stat of the day', () => {
  test('is computed once a day despite repeated or concurrent runs', async () => {
    await writeWorld('tuesday');
    await concurrently([1, 2, 3].map(() => () => run()));
    const before = [await statOf('tuesday'), await writtenAt(paths.game('tuesday'))];
    expect(before[0]).not.toBeNull();
    expect(await run(new Date(nextDay(MORNING).getTime() - 1))).toMatchObject({ due: 0 });
    expect([await statOf('tuesday'), await writtenAt(paths.game('tuesday'))]).toEqual(before);
  });

  test('is null until the game has results to report', async () => {
    await writeWorld('tuesday');
    for (const { instance } of fourWeeks('tuesday').slice(1)) {
      await (await write(paths.gameInstance(instance.id), { status: 'CANCELLED' }))();
    }
    expect(await run()).toMatchObject({ done: 1 });
    expect(await statOf('tuesday')).toBeNull();
    expect(await run(later(1))).toMatchObject({ due: 0 });
    for (const { instance } of fourWeeks('tuesday')) {
      await (await write(paths.gameInstance(instance.id), { status: 'INVITES_SENT' }))();
    }
    expect(await run(later(2))).toMatchObject({ done: 1 });
    expect(await statOf('tuesday')).not.toBeNull();
  });
});

describe('game with malformed fields', () => {
  test('is handled and does not block other games', async () => {
    await storeGame('nameless', { dailyStatDueAt: later(-9) });
    await firestore.doc(paths.game('nameless')).update({ name: 7 });
    await storeGame('without-history', { dailyStatDueAt: later(-8) });
    await firestore.doc(paths.statsHistory('without-history')).update({ instances: 'none' });
    await storeGame('good', { dailyStatDueAt: later(-7) });
    expect(await run()).toEqual({ due: 3, done: 3, skipped: 0, failed: 0 });
    expect(await statOf('nameless')).toMatchObject({ computedAt: MORNING });
    expect(await statOf('without-history')).toBeNull();
    expect(await statOf('good')).toMatchObject({ computedAt: MORNING });
    expect(await run()).toMatchObject({ due: 0 });
  });
});

describe('player in the stat of the day', () => {
  beforeEach(async () => {
    await writeWorld('tuesday');
    await run();
  });

  test('is shown with their new name', async () => {
    const stat = await statOf('tuesday');
    await propagateName(String(stat?.playerId), async () => 'Zoë', MORNING);
    const { text, ...rest } = { ...stat, name: 'Zoë' };
    expect(await statOf('tuesday')).toMatchObject(rest);
    expect((await statOf('tuesday'))?.text).toBe(text?.replace(/^[A-Z]+/, 'Zoë'));
  });

  test('is replaced at the next run after deleting their account', async () => {
    const stat = await statOf('tuesday');
    await propagateName(String(stat?.playerId), async () => 'Former player', MORNING);
    expect(await statOf('tuesday')).toBeNull();
    await run();
    expect((await statOf('tuesday'))?.playerId).not.toBe(stat?.playerId);
  });
});

test('a run costs nothing for games that are not due', async () => {
  const addGames = async (count: number, game: Stored, name: string) => {
    for (let at = 0; at < count; at++) await storeGame(`${name}-${at}`, game);
  };
  const upcoming = { dailyStat: { ...A_STAT, computedAt: MORNING }, dailyStatDueAt: later(1) };
  await addGames(5, { dailyStatDueAt: later(-1) }, 'due');
  await addGames(5, upcoming, 'upcoming');
  const few = await countRequests(async () => expect(await run()).toMatchObject({ done: 5 }));
  await addGames(5, { dailyStat: null, dailyStatDueAt: later(-1) }, 'due');
  await addGames(10, upcoming, 'more');
  const many = await countRequests(async () => expect(await run()).toMatchObject({ done: 5 }));
  expect(many).toEqual(few);
  // For each game: one read by the query, two of the game, two of the history, one of the person in a negative stat.
  expect(few).toEqual({ reads: 30, writes: 5 });
});
