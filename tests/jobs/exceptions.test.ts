import { type GameInstance, paths } from '@fives/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { findGameInstance } from '../../functions/src/db/collections/game-instances.ts';
import { openNextInstances, sendReminders } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { concurrently } from '../support/nightly.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { deliverShuffled, setClock, triggeredEvents } from '../triggers/recorder.ts';
import { change, GAME_ID } from '../triggers/world.ts';
import {
  hoursFrom,
  inboxes,
  inboxOf,
  jobsOf,
  NO_REPLY,
  NOW,
  otherInstances,
  putWorld,
  startsIn,
} from './world.ts';

beforeEach(emptyDatabase);

const PEOPLE = { ana: {}, ben: NO_REPLY, cem: { status: 'NOT_PLAYING' }, olive: {} } as const;
const CANCELLED = { status: 'CANCELLED', cancelReason: 'The pitch is flooded' } as const;
const BACK_ON = { status: 'CREATED', cancelReason: '' } as const;
const WEEK = 7 * 24;

const changeInstance = (fields: Partial<GameInstance>) => change(paths.gameInstance('first'), fields);
const open = (now = NOW) => runJob(openNextInstances.job, now);
const remind = (now = NOW) => runJob(sendReminders.job, now);

async function changeGame(fields: object): Promise<void> {
  const deliverTriggered = await triggeredEvents([paths.gameInstance('first')]);
  await (await change(paths.game(GAME_ID), fields))();
  await deliverTriggered();
}

describe('cancelled game that is put back on', () => {
  const idsByUid = { ana: ['first_CANCELLED'], ben: ['first_CANCELLED'] };

  test('updates the same notification at each change', async () => {
    await putWorld({ instance: startsIn(100), people: PEOPLE });
    await deliverShuffled([await changeInstance(CANCELLED)], 5, 'off');
    const body = expect.stringContaining(' is cancelled: The pitch is flooded');
    expect(await inboxOf('ana')).toMatchObject([{ title: 'Game cancelled', body, push: 'queued' }]);
    setClock(hoursFrom(NOW, 1));
    await deliverShuffled([await changeInstance(BACK_ON)], 5, 'on');
    const unread = { createdAt: Timestamp.fromDate(hoursFrom(NOW, 1)), readAt: null, push: 'queued' };
    expect(await inboxOf('ben')).toMatchObject([{ title: 'Game back on', ...unread }]);
    setClock(hoursFrom(NOW, 2));
    await deliverShuffled([await changeInstance({ ...CANCELLED, cancelReason: 'Snow' })], 5, 'off again');
    const again = { body: expect.stringContaining('Snow'), createdAt: Timestamp.fromDate(hoursFrom(NOW, 2)) };
    expect(await inboxOf('ana')).toMatchObject([{ title: 'Game cancelled', ...again }]);
    expect(await inboxes()).toEqual(idsByUid);
  });

  test('sends each remaining reminder once', async () => {
    await putWorld({ instance: startsIn(80), people: PEOPLE });
    await remind(hoursFrom(NOW, 9));
    expect((await inboxes()).ben).toEqual(['first_REMINDER_72H']);
    setClock(hoursFrom(NOW, 10));
    await (await changeInstance(CANCELLED))();
    expect((await jobsOf('first'))?.dueAt).toMatchObject({ reminders: null, warning: null, motm: null });
    expect(await remind(hoursFrom(NOW, 60))).toMatchObject({ due: 0 });
    setClock(hoursFrom(NOW, 70));
    await (await changeInstance(BACK_ON))();
    const dueAt = { reminders: hoursFrom(NOW, 56), warning: hoursFrom(NOW, 8), motm: hoursFrom(NOW, 104) };
    expect(await jobsOf('first')).toMatchObject({ dueAt });
    await remind(hoursFrom(NOW, 70));
    await remind(hoursFrom(NOW, 78));
    expect(await inboxes()).toMatchObject({
      ana: ['first_CANCELLED', 'first_REMINDER_3H'],
      ben: ['first_CANCELLED', 'first_REMINDER_24H', 'first_REMINDER_72H'],
    });
  });
});

describe('paused game', () => {
  const STARTED = { ...startsIn(-4), status: 'INVITES_SENT' } as const;
  const game = { autoInvites: true };
  const pausedUntil = hoursFrom(NOW, 20 * 24);

  test('opens only the first week after the pause', async () => {
    await putWorld({ game: { ...game, pausedUntil }, instance: STARTED, people: PEOPLE });
    expect(await open()).toMatchObject({ due: 0 });
    expect(await open(hoursFrom(pausedUntil, -0.1))).toMatchObject({ due: 0 });
    await concurrently([() => open(pausedUntil), () => open(pausedUntil)]);
    expect(await otherInstances()).toMatchObject([startsIn(3 * WEEK - 4)]);
    expect((await inboxes()).ben).toHaveLength(1);
  });

  test('sends no invites when automatic invites are turned on', async () => {
    const instance = { ...startsIn(20), isFirstGame: false };
    await putWorld({ game: { pausedUntil }, instance, people: PEOPLE });
    await changeGame({ autoInvites: true });
    expect((await findGameInstance('first'))?.status).toBe('CREATED');
    await changeGame({ autoInvites: false, pausedUntil: null });
    await changeGame({ autoInvites: true });
    expect((await findGameInstance('first'))?.status).toBe('INVITES_SENT');
  });
});

describe('moved week', () => {
  test('keeps its own location while the next week has the location of the game', async () => {
    await putWorld({ game: { autoInvites: true }, instance: startsIn(20), people: PEOPLE });
    const deliverTriggered = await triggeredEvents([paths.gameInstance('first')]);
    await deliverShuffled([await changeInstance({ ownLocation: 'Hackney Marshes' })], 3, 'elsewhere');
    await deliverTriggered();
    expect((await findGameInstance('first'))?.game.location).toBe('Hackney Marshes');
    const moved = `first_RESCHEDULED_${hoursFrom(NOW, 20).getTime()}`;
    expect(await inboxes()).toEqual({ ana: [moved], ben: [moved] });
    expect(await inboxOf('ana')).toMatchObject([{ body: expect.stringContaining('at Hackney Marshes') }]);
    await changeGame({ location: 'Mabley Green' });
    expect((await findGameInstance('first'))?.game.location).toBe('Hackney Marshes');
    await open(hoursFrom(NOW, 23));
    expect(await otherInstances()).toMatchObject([{ ownLocation: '', game: { location: 'Mabley Green' } }]);
    setClock(NOW);
    const deliverTriggeredAgain = await triggeredEvents([paths.gameInstance('first')]);
    await (await changeInstance({ ownLocation: '' }))();
    await deliverTriggeredAgain();
    expect((await findGameInstance('first'))?.game.location).toBe('Mabley Green');
  });
});
