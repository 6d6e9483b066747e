import { randomUUID } from 'node:crypto';
import { type GameInstance, motmClosesAt, paths } from '@fives/domain';
import { aGame, aGameInstance, aPlayer, aPlayerInstance } from '@fives/domain/testing';
import { beforeEach, expect, test } from 'vitest';
import * as jobs from '../../functions/src/jobs/index.ts';
import { runJob } from '../../scripts/commands/job.ts';
import { database, stored } from '../support/database.ts';
import { waitFor } from '../support/wait-for.ts';

const HOUR = 3_600_000;
let gameId: string;
let giId: string;
let people: { olive: string; ana: string; ben: string };
beforeEach(() => {
  gameId = randomUUID();
  giId = randomUUID();
  people = { olive: randomUUID(), ana: randomUUID(), ben: randomUUID() };
});

async function fireJob(name: string): Promise<void> {
  const response = await runJob(name);
  if (!response.ok) throw new Error(await response.text());
}

async function putGame(
  hoursFromNow: number,
  replies: Partial<Record<keyof typeof people, object>>,
): Promise<void> {
  const startDateTime = new Date(Date.now() + hoursFromNow * HOUR);
  const memberUids = Object.values(people);
  const { id: _, ...game } = aGame({ orgUid: people.olive, autoInvites: true, memberUids });
  const { id: __, ...instance } = aGameInstance({ startDateTime });
  const { memberUids: _pool, dailyStat: _stat, createdAt: _at, ...summary } = game;
  const batch = database().batch();
  for (const [name, uid] of Object.entries(people)) {
    const { uid: _uid, ...player } = aPlayer({ uid, name });
    batch.set(database().doc(paths.player(uid)), player);
  }
  batch.set(database().doc(paths.game(gameId)), game);
  batch.set(database().doc(paths.gameInstance(giId)), {
    ...instance,
    gameId,
    game: summary,
    memberUids,
    status: 'INVITES_SENT',
    motmClosesAt: motmClosesAt(startDateTime),
  });
  for (const [name, changes] of Object.entries(replies)) {
    const uid = people[name as keyof typeof people];
    const { uid: _uid, ...playerInstance } = aPlayerInstance({ uid, name, ...changes });
    batch.set(database().doc(paths.playerInstance(giId, uid)), playerInstance);
  }
  await batch.commit();
  await waitFor(async () => {
    expect(await stored(paths.instanceJobsOf(giId))).toMatchObject({ dueAt: {}, handled: {} });
    expect(await storedInstance()).toMatchObject({
      counts: { playing: Object.values(replies).filter((one) => !('status' in one)).length },
    });
  });
}

const storedInstance = async () => (await stored(paths.gameInstance(giId))) as GameInstance | undefined;
const notificationIds = async (uid: string) =>
  (await database().collection(paths.notifications(uid)).get()).docs.map(({ id }) => id).toSorted();

test('creates the next instance with invites four hours after the start', async () => {
  await putGame(-4, { ana: {}, ben: {} });
  await fireJob('openNextInstances');
  await fireJob('openNextInstances');
  const { docs } = await database().collection(paths.gameInstances()).where('gameId', '==', gameId).get();
  const next = docs.filter(({ id }) => id !== giId);
  expect(next).toHaveLength(1);
  expect(next[0]?.data()).toMatchObject({ status: 'INVITES_SENT', counts: { unanswered: 3 } });
  expect(await notificationIds(people.ben)).toContain(`${next[0]?.id}_INVITE`);
});

test('sends reminders and warnings for a game tomorrow', async () => {
  await putGame(20, { ana: {}, ben: { status: 'UNANSWERED', repliedAt: null } });
  for (const job of ['sendReminders', 'warnOrganisers', 'sendReminders']) await fireJob(job);
  expect(await notificationIds(people.ben)).toEqual([`${giId}_REMINDER_24H`]);
  expect(await notificationIds(people.olive)).toEqual([`${giId}_GAME_SHORT`]);
  expect(await notificationIds(people.ana)).toEqual([]);
});

test("counts the votes for yesterday's game", async () => {
  await putGame(-25, { ana: { team: 'TEAM_A' }, ben: { team: 'TEAM_B' } });
  const ballot = { votes: [people.ben], castAt: new Date(Date.now() - 20 * HOUR) };
  await database().doc(paths.motmBallot(giId, people.ana)).set(ballot);
  await fireJob('closeMotmVoting');
  expect(await storedInstance()).toMatchObject({ motmAwarded: [{ uid: people.ben, votes: 1 }] });
  expect(await notificationIds(people.ben)).toEqual([`${giId}_MOTM_AWARDED`]);
});

test('ends the vote after the last ballot and awards points after the result', async () => {
  await putGame(-2, { ana: { team: 'TEAM_A' }, ben: { team: 'TEAM_B' } });
  const vote = (uid: string, pick: string) =>
    database()
      .doc(paths.motmBallot(giId, uid))
      .set({ votes: [pick], castAt: new Date() });
  await vote(people.ana, people.ben);
  await vote(people.ben, people.ana);
  await waitFor(async () => expect((await storedInstance())?.motmAwarded).toHaveLength(2));
  await database().doc(paths.gameInstance(giId)).update({ winningTeam: 'TEAM_A', winningMargin: 1 });
  await waitFor(async () =>
    expect((await stored(paths.statsTable(gameId)))?.rows).toMatchObject({
      [people.ana]: { totalPoints: 8 },
      [people.ben]: { totalPoints: 5 },
    }),
  );
  await waitFor(async () => expect(await notificationIds(people.ana)).toContain(`${giId}_RESULT`));
});

test('notifies players of a cancelled game', async () => {
  await putGame(100, { ana: {}, ben: { status: 'UNANSWERED', repliedAt: null } });
  await database().doc(paths.gameInstance(giId)).update({ status: 'CANCELLED' });
  await waitFor(async () => {
    expect(await notificationIds(people.ana)).toEqual([`${giId}_CANCELLED`]);
    expect(await notificationIds(people.ben)).toContain(`${giId}_CANCELLED`);
  });
});

test('an unknown job name is rejected with a list of the jobs', async () => {
  const names = [...Object.keys(jobs), 'retryPushes'].toSorted().join(', ');
  await expect(runJob('unknown')).rejects.toThrow(`There is no job 'unknown'. Jobs: ${names}`);
});

test.each(Object.keys(jobs))('%s can be run by name', async (name) => {
  await fireJob(name);
});
