import { NOTHING_HANDLED, paths } from '@fives/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { sendReminders, warnOrganisers } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { concurrently } from '../support/nightly.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { change, putPerson } from '../triggers/world.ts';
import {
  hoursFrom,
  inboxes,
  inboxOf,
  jobsOf,
  NO_REPLY,
  NOW,
  putBareInstance,
  putWorld,
  startsIn,
} from './world.ts';

beforeEach(emptyDatabase);

const remind = (now = NOW) => runJob(sendReminders.job, now);
const warn = (now = NOW) => runJob(warnOrganisers.job, now);
const PEOPLE = { ana: NO_REPLY, ben: {}, cem: { status: 'NOT_PLAYING' } } as const;

describe('reminders', () => {
  test('go to members without a reply 72 hours and 24 hours before the start', async () => {
    await putWorld({ instance: startsIn(100), people: PEOPLE });
    expect(await remind(hoursFrom(NOW, 27.9))).toMatchObject({ due: 0 });
    await remind(hoursFrom(NOW, 28));
    expect(await inboxes()).toEqual({ ana: ['first_REMINDER_72H'] });
    expect((await jobsOf('first'))?.handled.earlyYes).toBe(1);
    expect(await remind(hoursFrom(NOW, 50))).toMatchObject({ due: 0 });
    await remind(hoursFrom(NOW, 76));
    expect(await inboxes()).toEqual({ ana: ['first_REMINDER_24H', 'first_REMINDER_72H'] });
  });

  test('are not sent when the game is cancelled after the job found it', async () => {
    await putWorld({ instance: startsIn(20), people: PEOPLE });
    await change(paths.gameInstance('first'), { status: 'CANCELLED' });
    expect(await remind()).toMatchObject({ due: 1, skipped: 1 });
    expect(await inboxes()).toEqual({});
  });

  test('skip deleted players and kinds that are switched off', async () => {
    await putWorld({ instance: startsIn(2), people: { ...PEOPLE, dee: {} } });
    await firestore.doc(paths.player('ana')).delete();
    await firestore.doc(paths.notificationSettings('ben')).set({ off: ['REMINDER'] });
    await remind();
    expect(await inboxes()).toEqual({ dee: ['first_REMINDER_3H'] });
  });
});

describe('warning about missing players', () => {
  const game = { numberOfPlayers: 2 };
  const ONE_PLAYER = { ana: {} };

  test('goes to the organiser once when health is no longer good', async () => {
    await putWorld({ game, instance: startsIn(100), people: ONE_PLAYER });
    expect(await warn(hoursFrom(NOW, 27.9))).toMatchObject({ due: 0 });
    await concurrently([1, 2].map(() => () => warn(hoursFrom(NOW, 28))));
    expect(await warn(hoursFrom(NOW, 90))).toMatchObject({ due: 0 });
    expect(await inboxes()).toEqual({ olive: ['first_GAME_SHORT'] });
    expect(await inboxOf('olive')).toMatchObject([{ title: '1 player short', link: '/gi/first' }]);
  });

  describe('of a group with a pace', () => {
    const people = { ana: {}, ben: NO_REPLY, cem: NO_REPLY };

    /** Stores eight weeks in which Ben says yes ten hours before the start. */
    async function putPast() {
      for (let week = 1; week <= 8; week += 1) {
        const giId = `past-${week}`;
        const startDateTime = hoursFrom(NOW, -week * 7 * 24);
        const counts = { playing: 2, notPlaying: 0, unanswered: 0 };
        await putBareInstance(giId, { startDateTime, counts });
        await putPerson(giId, 'ben', { repliedAt: hoursFrom(startDateTime, -10) });
        const handled = { ...NOTHING_HANDLED, earlyYes: week === 1 ? 1 : 2 };
        const dueAt = { next: null, reminders: null, warning: null, motm: null };
        await firestore.doc(paths.instanceJobsOf(giId)).set({ dueAt, handled });
      }
    }

    test('says how many replies are usual and whom to ask', async () => {
      await putPast();
      await putWorld({ game: { numberOfPlayers: 3 }, instance: startsIn(100), people });
      await warn(hoursFrom(NOW, 28));
      const [notice] = await inboxOf('olive');
      expect(notice?.body).toMatch(
        / needs 2 more\. You have 1 yes reply \(usually 2 by now\)\. Ask BEN, who often replies late\.$/,
      );
      expect((await firestore.doc(paths.gameInstance('first')).get()).get('usualYes')).toBe(2);
    });
  });

  test('is not sent when the last spot is taken after the job found the game', async () => {
    await putWorld({ game, instance: startsIn(20), people: ONE_PLAYER });
    await change(paths.gameInstance('first'), { counts: { playing: 2, notPlaying: 0, unanswered: 0 } });
    expect(await warn()).toMatchObject({ due: 1, skipped: 1 });
    expect(await inboxes()).toEqual({});
  });
});
