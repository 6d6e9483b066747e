import { FORMER_PLAYER_NAME, paths } from '@fives/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { openNextInstances } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { deliverInOrder, triggeredEvents } from '../triggers/recorder.ts';
import { change, GAME_ID, putPerson } from '../triggers/world.ts';
import {
  hoursFrom,
  inboxes,
  inboxOf,
  NO_REPLY,
  NOW,
  otherInstances,
  putBareInstance,
  putWorld,
} from './world.ts';

beforeEach(emptyDatabase);

const run = (now = NOW) => runJob(openNextInstances.job, now);
const STARTED = { startDateTime: hoursFrom(NOW, -4), status: 'INVITES_SENT' } as const;
const PEOPLE = { ana: {}, ben: { status: 'NOT_PLAYING' }, olive: {} } as const;

describe('next instance of a recurring game', () => {
  test('is opened three hours after the last start', async () => {
    const looks = { teamAName: 'Bibs', teamBColour: '#12305C' };
    await putWorld({ instance: { ...STARTED, ...looks } });
    expect(await run(hoursFrom(NOW, -1.01))).toMatchObject({ due: 0 });
    expect(await run(hoursFrom(NOW, -1))).toMatchObject({ due: 1, done: 1 });
    expect(await run(hoursFrom(NOW, 100))).toMatchObject({ due: 0 });
    const opened = { status: 'CREATED', isFirstGame: false, gameId: GAME_ID, ...looks };
    expect(await otherInstances()).toMatchObject([{ startDateTime: hoursFrom(NOW, 7 * 24 - 4), ...opened }]);
  });

  test('is opened for a one-off game only after the game becomes recurring', async () => {
    await putWorld({ game: { isRecurring: false }, instance: STARTED });
    expect(await run()).toMatchObject({ due: 0 });
    const deliverTriggered = await triggeredEvents([paths.gameInstance('first')]);
    await (await change(paths.game(GAME_ID), { isRecurring: true }))();
    await deliverTriggered();
    expect(await run()).toMatchObject({ done: 1 });
  });

  test('follows only the newest instance', async () => {
    await putWorld({ instance: STARTED });
    const older = await putBareInstance('older', { startDateTime: hoursFrom(NOW, -4 - 7 * 24) });
    await deliverInOrder([older]);
    expect(await run()).toMatchObject({ due: 2, done: 1, skipped: 1 });
    expect(await run()).toMatchObject({ due: 0 });
    expect(await otherInstances()).toHaveLength(2);
  });

  test('is not opened before a moved start if the trigger is late', async () => {
    await putWorld({ instance: STARTED });
    await change(paths.gameInstance('first'), { startDateTime: hoursFrom(NOW, 1) });
    expect(await run()).toMatchObject({ skipped: 1 });
    expect(await otherInstances()).toEqual([]);
    expect(await run(hoursFrom(NOW, 4))).toMatchObject({ done: 1 });
  });
});

describe('automatic invites after a played game', () => {
  const game = { autoInvites: true };

  test('give every member a player instance and an invite', async () => {
    await putWorld({ game, instance: STARTED, people: PEOPLE });
    await run();
    const [next] = await otherInstances();
    expect(next).toMatchObject({
      status: 'INVITES_SENT',
      counts: { playing: 0, notPlaying: 0, unanswered: 3 },
      memberUids: ['ana', 'ben', 'olive'],
    });
    const playerInstances = await findPlayerInstances(next?.id ?? '');
    expect(playerInstances.map(({ uid, name, status }) => [uid, name, status])).toEqual([
      ['ana', 'ANA', 'UNANSWERED'],
      ['ben', 'BEN', 'UNANSWERED'],
      ['olive', 'OLIVE', 'UNANSWERED'],
    ]);
    const invite = `${next?.id}_INVITE`;
    expect(await inboxes()).toEqual({ ana: [invite], ben: [invite], olive: [invite] });
    const unread = { push: 'queued', readAt: null };
    expect(await inboxOf('ana')).toMatchObject([
      { kind: 'INVITE', title: 'Game invite: Tuesday Fives', link: `/gi/${next?.id}`, ...unread },
    ]);
  });

  test('include guests under their names but not former players', async () => {
    await putWorld({
      game: { ...game, memberUids: ['ana', 'gus', 'gone', 'olive'] },
      instance: STARTED,
      people: PEOPLE,
    });
    await (await putPerson('first', 'gus', { name: 'Gus', isGuest: true }))();
    await (await putPerson('first', 'gone', { name: FORMER_PLAYER_NAME }))();
    await run();
    const [next] = await otherInstances();
    expect(next?.memberUids).toEqual(['ana', 'ben', 'gus', 'olive']);
    expect(Object.keys(await inboxes())).toEqual(['ana', 'ben', 'gus', 'olive']);
    expect(await findPlayerInstances(next?.id ?? '')).toContainEqual(
      expect.objectContaining({ uid: 'gus', name: 'Gus', isGuest: true }),
    );
  });

  test('invite no one when the first game was cancelled', async () => {
    await putWorld({ game, instance: { ...STARTED, status: 'CANCELLED' }, people: PEOPLE });
    await run();
    expect(await otherInstances()).toMatchObject([{ status: 'CREATED', memberUids: ['olive'] }]);
  });
});

test('manual invites create only the player instance and notice of the organiser', async () => {
  await putWorld({ instance: STARTED, people: PEOPLE });
  await run();
  const [next] = await otherInstances();
  expect(next).toMatchObject({ status: 'CREATED', memberUids: ['olive'] });
  expect(await inboxes()).toEqual({ olive: [`${next?.id}_INVITE`] });
  expect(await inboxOf('olive')).toMatchObject([{ kind: 'INVITE', title: 'Invites due!' }]);
});

describe('large pool', () => {
  const game = { autoInvites: true };
  const opened = async () => (await otherInstances())[0]?.memberUids;

  test('does not invite a member who missed eight replies in a row', async () => {
    await putWorld({
      game: { ...game, silence: { ana: 6, ben: 7 } },
      instance: STARTED,
      people: { ana: NO_REPLY, ben: NO_REPLY, olive: {} },
    });
    await run();
    expect(await opened()).toEqual(['ana', 'olive']);
    expect((await firestore.doc(paths.game(GAME_ID)).get()).get('silence')).toEqual({ ana: 7, ben: 8 });
  });

  test('invites no more members than the capacity', async () => {
    const guests = Array.from({ length: 40 }, (_, index) => `guest${String(index).padStart(2, '0')}`);
    await putWorld({
      game: { ...game, silence: Object.fromEntries(guests.slice(0, 15).map((uid) => [uid, 3])) },
      instance: STARTED,
      people: {
        olive: {},
        ...Object.fromEntries(guests.map((uid) => [uid, { isGuest: true, status: 'NOT_PLAYING' as const }])),
      },
    });
    await run();
    expect(await opened()).toHaveLength(30);
  });
});
