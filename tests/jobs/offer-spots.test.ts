import { paths } from '@fives/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { replyNo } from '../../functions/src/account/delete-account.ts';
import { findGameInstance } from '../../functions/src/db/collections/game-instances.ts';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { endConditions, offerSpots } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { leaveGame } from '../../functions/src/people/remove-for-good.ts';
import { concurrently } from '../support/nightly.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { setClock } from '../triggers/recorder.ts';
import { change } from '../triggers/world.ts';
import { hoursFrom, inboxes, inboxOf, jobsOf, NOW, putWorld } from './world.ts';

beforeEach(emptyDatabase);

/** Returns the time `hours` after `NOW`. The game starts five hours after `NOW`. */
const inHours = (hours: number) => hoursFrom(NOW, hours);
const run = (hours: number) => runJob(offerSpots.job, inHours(hours));
const repliedAt = (hoursAgo: number) => ({ repliedAt: hoursFrom(NOW, -hoursAgo) });
const FOUR = { ana: repliedAt(9), ben: repliedAt(8), cem: repliedAt(7), dee: repliedAt(6) };
async function putReserves(...withDevice: readonly string[]): Promise<void> {
  await putWorld({ game: { numberOfPlayers: 2 }, people: FOUR });
  for (const uid of withDevice)
    await firestore.collection(paths.pushTokens(uid)).add({ token: uid, createdAt: NOW, refreshedAt: NOW });
  await firestore.doc(paths.instanceJobsOf('first')).update({ 'handled.reserves': ['cem', 'dee'] });
}

async function dropOut(uid: string, hours: number): Promise<void> {
  setClock(inHours(hours));
  const fields = { status: 'NOT_PLAYING', repliedAt: inHours(hours) };
  await (await change(paths.playerInstance('first', uid), fields))();
}
const lateQueue = async () => (await findGameInstance('first'))?.lateQueue;
const kindsOf = async (uid: string) => (await inboxOf(uid)).map(({ kind }) => kind);

describe('late queue', () => {
  test('is stored once, three hours before the start', async () => {
    await putReserves();
    expect(await run(1.9)).toMatchObject({ due: 0 });
    await concurrently([() => run(2), () => run(2)]);
    const queue = { playing: ['ana', 'ben'], reserves: { cem: inHours(-7) }, offers: {} };
    expect(await lateQueue()).toMatchObject(queue);
    expect(await run(2.1)).toMatchObject({ due: 0 });
    expect(await inboxes()).toEqual({});
  });

  test('offers a spot to each reserve in turn, even if the job is late', async () => {
    await putReserves('cem', 'dee');
    await dropOut('ana', 2.5);
    expect([await kindsOf('cem'), await kindsOf('dee')]).toEqual([['OFFER'], []]);
    expect(await inboxOf('cem')).toMatchObject([{ title: 'Can you still make it?', link: '/gi/first' }]);
    expect((await jobsOf('first'))?.dueAt.offers).toEqual(inHours(3));
    expect(await run(2.9)).toMatchObject({ due: 0 });
    await concurrently([() => run(3), () => run(3)]);
    expect([await kindsOf('cem'), await kindsOf('dee')]).toEqual([['OFFER'], ['OFFER']]);
    expect(await run(4)).toMatchObject({ due: 0 });
  });

  test.each([
    ['a no', () => dropOut('ana', 2.5)],
    ['leaving the game', () => leaveGame('tuesday', 'ana', inHours(2.5))],
    ['an account deletion', () => replyNo('first', 'ana', inHours(2.5))],
  ])('after %s also asks the next reserve if Fives cannot notify the first', async (_, dropOutAna) => {
    await putReserves('dee');
    await dropOutAna();
    expect([await kindsOf('cem'), await kindsOf('dee')]).toEqual([['OFFER'], ['OFFER']]);
    const toOlive = (await inboxOf('olive')).map(({ title, body }) => `${title}: ${body}`);
    expect(toOlive).toContainEqual(expect.stringMatching(/^CEM can't be notified: .* Message CEM/));
    expect(toOlive).toContainEqual(
      expect.stringContaining('Ask CEM, the 1st reserve. DEE, 2nd reserve, has been asked.'),
    );
    expect(toOlive).not.toContainEqual(expect.stringMatching(/^DEE can't/));
  });
});

const runEnd = (hours: number) => runJob(endConditions.job, inHours(hours));
const until = (hours: number, minPlayers: number) => ({
  condition: { minPlayers, until: inHours(hours), reserveOnly: false },
});

const repliesOf = async () =>
  (await findPlayerInstances('first')).map(({ uid, status, condition }) => [uid, status, condition ?? null]);

test('a condition that ends without a spot becomes a no with a notification, once', async () => {
  const yes = { repliedAt: inHours(-9) };
  const people = { ana: yes, ben: yes, cem: { ...yes, ...until(1, 5) } };
  await putWorld({ game: { numberOfPlayers: 6 }, people });
  await (await change(paths.playerInstance('first', 'ben'), until(1, 2)))();
  expect((await jobsOf('first'))?.dueAt.conditions).toEqual(inHours(1));
  expect(await runEnd(0.9)).toMatchObject({ due: 0 });
  await concurrently([() => runEnd(1), () => runEnd(1)]);
  expect(await repliesOf()).toEqual([
    ['ana', 'PLAYING', null],
    ['ben', 'PLAYING', null],
    ['cem', 'NOT_PLAYING', null],
  ]);
  expect(await inboxOf('cem')).toMatchObject([{ kind: 'REMINDER', title: "You're not playing" }]);
  expect(await inboxOf('ben')).toEqual([]);
  expect((await jobsOf('first'))?.dueAt.conditions).toBeNull();
  expect(await runEnd(2)).toMatchObject({ due: 0 });
});
