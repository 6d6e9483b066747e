import { paths } from '@fives/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from './own-project.ts';
import { type Delivery, deliverInOrder, deliverShuffled, triggeredEvents } from './recorder.ts';
import {
  AHEAD,
  change,
  computeDerived,
  GAME_ID,
  putGame,
  putInstance,
  putPerson,
  putPlayer,
  readDerived,
} from './world.ts';

beforeEach(emptyDatabase);

const MEMBERS = ['ana', 'ben', 'cem', 'dee'];
const INSTANCES = ['first', 'second', 'ahead'].map(paths.gameInstance);
const week = (number: number) => new Date(Date.UTC(2026, 5, 9 + 7 * number, 18));

async function* twoWeeks(): AsyncGenerator<Delivery> {
  yield await putGame();
  for (const uid of MEMBERS) yield await putPlayer(uid, uid.toUpperCase());
  for (const [at, giId] of ['first', 'second'].entries()) {
    // `closeVoting` does not replace an award that it did not count.
    const motmAwarded = [{ uid: 'ana', name: 'ANA', votes: 1 }];
    yield await putInstance(giId, { startDateTime: week(at), isFirstGame: at === 0, motmAwarded });
    for (const uid of MEMBERS) yield await putPerson(giId, uid, { status: 'UNANSWERED', repliedAt: null });
    yield await putPerson(giId, 'gus', { isGuest: true, name: 'Gus' });
    for (const uid of MEMBERS) yield await change(paths.playerInstance(giId, uid), { status: 'PLAYING' });
    yield await change(paths.playerInstance(giId, 'ana'), { status: 'NOT_PLAYING' });
    yield await change(paths.playerInstance(giId, 'ana'), { status: 'PLAYING' });
    for (const [index, uid] of [...MEMBERS, 'gus'].entries()) {
      yield await change(paths.playerInstance(giId, uid), { team: index % 2 ? 'TEAM_B' : 'TEAM_A' });
    }
    yield await change(paths.gameInstance(giId), { winningTeam: 'TEAM_A' });
    yield await change(paths.gameInstance(giId), { winningTeam: 'TEAM_B', winningMargin: 2 });
    yield await change(paths.gameInstance(giId), { winningTeam: 'TEAM_A', winningMargin: null });
    yield await change(paths.gameInstance(giId), { motmAwarded: [{ uid: 'ben', name: 'BEN', votes: 2 }] });
  }
  yield await putInstance('ahead', {
    startDateTime: AHEAD,
    counts: { playing: 0, notPlaying: 0, unanswered: 0 },
  });
  yield await change(paths.game(GAME_ID), { name: 'Wednesday Fives' });
  yield await change(paths.game(GAME_ID), { name: 'Tuesday Fives', numberOfPlayers: 12 });
  yield await putPlayer('gus', 'Gustav');
  yield await putPlayer('ben', 'Benjamin');
  yield await change(paths.gameInstance('first'), { startDateTime: week(-3) });
}

async function collect(events: AsyncGenerator<Delivery>): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for await (const delivery of events) deliveries.push(delivery);
  return deliveries;
}

test('events delivered once after each write give the same result as a recompute', async () => {
  for await (const deliver of twoWeeks()) await deliver();
  const result = await readDerived();
  expect(result).toEqual(await computeDerived());
  expect(result.rows).toMatchObject({
    ana: { name: 'ANA', numWins: 2, leaderboardPosition: 2 },
    ben: { name: 'Benjamin', numLosses: 2, numMotm: 2, leaderboardPosition: 1 },
    gus: { name: 'Gustav', isGuest: false, numWins: 2, leaderboardPosition: 2 },
  });
});

describe('derived documents', () => {
  let once: Awaited<ReturnType<typeof readDerived>>;

  beforeAll(async () => {
    await emptyDatabase();
    await deliverInOrder(await collect(twoWeeks()));
    once = await readDerived();
  });

  test.each([2, 5, 20])(
    'are the same when every event arrives %i times concurrently in any order',
    async (times) => {
      const repeated = await collect(twoWeeks());
      const deliverLaterEvents = await triggeredEvents(INSTANCES);
      await deliverShuffled(repeated, times, `times ${times}`);
      await deliverLaterEvents();
      expect(await readDerived()).toEqual(once);
      expect(once).toEqual(await computeDerived());
    },
    300_000,
  );

  test('are the same when all events arrive in reverse order', async () => {
    const backwards = (await collect(twoWeeks())).toReversed();
    const deliverLaterEvents = await triggeredEvents(INSTANCES);
    await deliverInOrder(backwards);
    await deliverLaterEvents();
    expect(await readDerived()).toEqual(once);
  });

  test('are the same when events repeat during other writes', async () => {
    const running: Promise<void>[] = [];
    const sent: Delivery[] = [];
    for await (const delivery of twoWeeks()) {
      sent.push(delivery);
      running.push(...sent.slice(-3).map((deliver) => deliver()));
    }
    await Promise.all(running);
    expect(await readDerived()).toEqual(once);
  });
});
