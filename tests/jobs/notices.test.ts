import './own-project.ts';
import { type GameInstance, type PlayerInstance, paths } from '@fives/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { sendReminders, tellResults } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { atOnce, type Delivery, inOrder, setClock } from '../triggers/recorder.ts';
import { change, GAME_ID, putPerson } from '../triggers/world.ts';
import { emptyDatabase } from './own-project.ts';
import { hoursFrom, inboxes, inboxOf, NOW, putWorld } from './world.ts';

beforeEach(emptyDatabase);

const NO_ANSWER = { status: 'UNANSWERED', repliedAt: null } as const;
const PEOPLE = { ana: {}, ben: NO_ANSWER, cem: { status: 'NOT_PLAYING' }, olive: {} } as const;
const AHEAD = { startDateTime: hoursFrom(NOW, 100) };
const STARTED = { startDateTime: hoursFrom(NOW, -1) };

const changeInstance = (fields: Partial<GameInstance>) => change(paths.gameInstance('first'), fields);
const changePlayerInstance = (uid: string, fields: Partial<PlayerInstance>) =>
  change(paths.playerInstance('first', uid), fields);
const DROP_OUT = { status: 'NOT_PLAYING', team: 'NO_TEAM' } as const;
const EARLY_DROP_OUT = expect.stringMatching(/^first_DROP_OUT_[a-z0-9]+$/);

describe('calling a game off', () => {
  test('tells everyone who said yes or has not replied, but not the organiser', async () => {
    await putWorld({ instance: AHEAD, people: PEOPLE });
    await atOnce([await changeInstance({ status: 'CANCELLED' })], 5, 'off');
    expect(await inboxes()).toEqual({ ana: ['first_CANCELLED'], ben: ['first_CANCELLED'] });
    expect(await inboxOf('ana')).toMatchObject([{ title: 'Game cancelled', gameId: GAME_ID, giId: 'first' }]);
  });
});

describe('guests', () => {
  const at = (minute: number) => ({ isGuest: true, repliedAt: hoursFrom(NOW, minute / 60 - 10) });

  test('are told that a game is off, and nothing is stored for who was added by hand or is gone', async () => {
    const people = { ...PEOPLE, gus: at(1), g_uncle: at(2) };
    await putWorld({ instance: AHEAD, people });
    await firestore.doc(paths.player('ben')).delete();
    await atOnce([await changeInstance({ status: 'CANCELLED' })], 5, 'off');
    expect(await inboxes()).toEqual({ ana: ['first_CANCELLED'], gus: ['first_CANCELLED'] });
  });

  test('who wait are told that they move up', async () => {
    await putWorld({
      game: { numberOfPlayers: 2 },
      instance: AHEAD,
      people: { ana: {}, ben: {}, gus: at(600) },
    });
    await (await putPerson('first', 'gil', at(601)))();
    await (await changePlayerInstance('ana', DROP_OUT))();
    expect((await inboxes()).gus).toEqual(['first_PROMOTED']);
  });

  test('choose what they hear of as players do', async () => {
    await putWorld({ instance: AHEAD, people: { gus: at(1) } });
    await firestore.doc(paths.notificationSettings('gus')).set({ off: ['CANCELLED'] });
    await (await changeInstance({ status: 'CANCELLED' }))();
    expect(await inboxes()).toEqual({});
  });
});

describe('moving a game', () => {
  const later = (hours: number) => ({ startDateTime: hoursFrom(NOW, 100 + hours) });
  const moved = (hours: number) => `first_RESCHEDULED_${later(hours).startDateTime.getTime()}`;

  test('tells everyone who said yes or has not replied, once for each start', async () => {
    await putWorld({ instance: AHEAD, people: PEOPLE });
    await atOnce([await changeInstance(later(1))], 5, 'one');
    await (await changeInstance(later(2)))();
    await (await changeInstance(later(1)))();
    const told = [moved(1), moved(2)].toSorted();
    expect(await inboxes()).toEqual({ ana: told, ben: told });
  });

  test('of two moves that are heard of late and in the wrong order tells the last', async () => {
    await putWorld({ instance: AHEAD, people: PEOPLE });
    const events = [await changeInstance(later(1)), await changeInstance(later(2))];
    await inOrder(events.toReversed());
    expect(await inboxes()).toEqual({ ana: [moved(2)], ben: [moved(2)] });
  });

  test('and moving it back before anybody has heard of it is no news', async () => {
    await putWorld({ instance: AHEAD, people: PEOPLE });
    await atOnce([await changeInstance(later(1)), await changeInstance(AHEAD)], 5, 'back');
    expect(await inboxes()).toEqual({});
  });
});

describe('sending the invites', () => {
  test('invites the whole pool but for the organiser and whoever has replied', async () => {
    const game = { memberUids: ['ana', 'ben', 'cem', 'gus', 'olive', 'zoe'] };
    await putWorld({ game, instance: AHEAD, people: PEOPLE });
    await firestore.doc(paths.player('zoe')).set({ name: 'Zoe', email: 'zoe@example.com', createdAt: NOW });
    await atOnce([await changeInstance({ status: 'INVITES_SENT' })], 5, 'invites');
    expect(await inboxes()).toEqual({ ben: ['first_INVITE'], zoe: ['first_INVITE'] });
  });

  test('a place that is made once they are out is an invite', async () => {
    await putWorld({ instance: { ...AHEAD, status: 'INVITES_SENT' }, people: { olive: {} } });
    await firestore.doc(paths.player('zoe')).set({ name: 'Zoe', email: 'zoe@example.com', createdAt: NOW });
    await atOnce([await putPerson('first', 'zoe', NO_ANSWER)], 5, 'place');
    expect(await inboxes()).toEqual({ zoe: ['first_INVITE'] });
  });
});

describe('dropping out', () => {
  test('tells the organiser of each person, once', async () => {
    await putWorld({ instance: AHEAD, people: { ...PEOPLE, dee: {} } });
    const events = [await changePlayerInstance('ana', DROP_OUT), await changePlayerInstance('dee', DROP_OUT)];
    await atOnce(events, 5, 'out');
    expect(await inboxes()).toEqual({ olive: [EARLY_DROP_OUT, EARLY_DROP_OUT] });
    const about = (await inboxOf('olive')).map(({ aboutUid }) => aboutUid);
    expect(about.toSorted()).toEqual(['ana', 'dee']);
  });

  test('notifies every organiser of each drop-out inside the late limit, once', async () => {
    const organisers = { orgUid: 'olive', organiserUids: ['olive', 'ben'] };
    await putWorld({
      game: organisers,
      instance: { startDateTime: hoursFrom(NOW, 20) },
      people: { ...PEOPLE, dee: {} },
    });
    const out = (uid: string, minutes: number) =>
      changePlayerInstance(uid, { ...DROP_OUT, repliedAt: hoursFrom(NOW, minutes / 60) });
    await atOnce([await out('ana', -9), await out('dee', -8)], 5, 'late');
    const ids = [9, 8].map((minutes) => {
      const at = hoursFrom(NOW, -minutes / 60).getTime();
      return expect.stringContaining(`first_DROP_OUT_${at}_`);
    });
    expect(await inboxes()).toEqual({ olive: ids, ben: ids });
  });

  test('is no news to the organiser who took them out, and is when they drop out later', async () => {
    await putWorld({ instance: AHEAD, people: PEOPLE });
    await atOnce([await changePlayerInstance('ana', { ...DROP_OUT, takenOutAt: NOW })], 5, 'taken out');
    expect(await inboxes()).toEqual({});
    await (await changePlayerInstance('ana', { status: 'PLAYING' }))();
    await (await changePlayerInstance('ana', DROP_OUT))();
    expect(await inboxes()).toEqual({ olive: [EARLY_DROP_OUT] });
  });

  test('is no news of who has said yes again, of the organiser, of who never said yes, or after the start', async () => {
    await putWorld({ instance: AHEAD, people: PEOPLE });
    await atOnce(
      [await changePlayerInstance('ana', DROP_OUT), await changePlayerInstance('ana', { status: 'PLAYING' })],
      2,
      'again',
    );
    await (await changePlayerInstance('olive', DROP_OUT))();
    await (await changePlayerInstance('ben', DROP_OUT))();
    setClock(hoursFrom(NOW, 101));
    await (await changePlayerInstance('ana', DROP_OUT))();
    expect(await inboxes()).toEqual({});
  });

  test('lets the next reserves in and tells them, however many drop out at once', async () => {
    const at = (minute: number) => ({ repliedAt: hoursFrom(NOW, minute / 60 - 10) });
    const people = { ana: at(1), ben: at(2), cem: at(3), dee: at(4), eve: at(5) };
    await putWorld({ game: { numberOfPlayers: 2 }, instance: AHEAD, people });
    await (await putPerson('first', 'fay', at(6)))();
    expect(await inboxes()).toEqual({});
    await atOnce(
      [await changePlayerInstance('ana', DROP_OUT), await changePlayerInstance('ben', DROP_OUT)],
      5,
      'two',
    );
    const { olive: _, ...others } = await inboxes();
    expect(others).toEqual({ cem: ['first_PROMOTED'], dee: ['first_PROMOTED'] });
  });

  test('a larger game lets reserves in as well', async () => {
    await putWorld({ game: { numberOfPlayers: 2 }, instance: AHEAD, people: { ana: {}, ben: {} } });
    const late = { repliedAt: hoursFrom(NOW, -1) };
    await inOrder([
      await changePlayerInstance('ana', { status: 'NOT_PLAYING' }),
      await changePlayerInstance('ana', { ...late, status: 'PLAYING' }),
    ]);
    await (await putPerson('first', 'cem', { repliedAt: NOW }))();
    await firestore.doc(paths.player('cem')).set({ name: 'Cem', email: 'cem@example.com', createdAt: NOW });
    await change(paths.game(GAME_ID), { numberOfPlayers: 3 });
    const summary = (await firestore.doc(paths.gameInstance('first')).get()).data()?.game;
    await (await changeInstance({ game: { ...summary, numberOfPlayers: 3 } }))();
    expect((await inboxes()).cem).toEqual(['first_PROMOTED']);
  });
});

describe('picking teams', () => {
  const IN_TEAMS = { ana: { team: 'TEAM_A' }, ben: { team: 'TEAM_B' } } as const;

  test('tells nobody by itself: that is for the organiser to say', async () => {
    await putWorld({ instance: AHEAD, people: { ana: {}, ben: {}, olive: {}, cem: NO_ANSWER } });
    const events = Object.entries(IN_TEAMS).map(([uid, team]) => changePlayerInstance(uid, team));
    await atOnce(
      [...(await Promise.all(events)), await changePlayerInstance('olive', { team: 'TEAM_A' })],
      5,
      'all',
    );
    expect(await inboxes()).toEqual({});
  });

  test('that are complete is told with the last reminder, which says the team; and who knows is not told again', async () => {
    const soon = { startDateTime: hoursFrom(NOW, 2), teamAName: 'Bibs' };
    await putWorld({ game: { numberOfPlayers: 2 }, instance: soon, people: IN_TEAMS });
    await runJob(sendReminders.job, NOW);
    const both = ['first_REMINDER_3H', 'first_TEAMS_PICKED'];
    expect(await inboxes()).toEqual({ ana: both, ben: both });
    const bodies = (await inboxOf('ana')).map(({ body }) => body);
    expect(bodies).toEqual([
      expect.stringMatching(/You're in Bibs\.$/),
      expect.stringMatching(/^You're in Bibs for/),
    ]);
    expect((await firestore.doc(paths.gameInstance('first')).get()).get('teamsTold')).toMatchObject({
      teamA: ['ana'],
      teamB: ['ben'],
    });
  });
});

describe('a result', () => {
  test('tells whoever played but the organiser, and all who may that they can vote', async () => {
    await putWorld({ instance: STARTED, people: PEOPLE });
    const result = [
      await changeInstance({ winningTeam: 'TEAM_A' }),
      await changeInstance({ winningMargin: 2 }),
    ];
    await atOnce(result, 5, 'result');
    expect(await inboxes()).toEqual({
      ana: ['first_MOTM_OPEN', 'first_RESULT'],
      olive: ['first_MOTM_OPEN'],
    });
  });

  const WORLD = { game: { pickMotm: false }, instance: STARTED, people: PEOPLE };
  const tellWaiting = (minutes: number) => runJob(tellResults.job, hoursFrom(NOW, minutes / 60));

  test('waits for the score: ten minutes, then it is told without', async () => {
    await putWorld(WORLD);
    await (await changeInstance({ winningTeam: 'TEAM_A' }))();
    expect(await tellWaiting(9)).toMatchObject({ due: 0 });
    expect(await inboxes()).toEqual({});
    expect(await tellWaiting(10)).toMatchObject({ due: 1, done: 1 });
    expect(await inboxOf('ana')).toMatchObject([{ id: 'first_RESULT', body: 'Tuesday Fives: Team A won' }]);
    expect(await tellWaiting(15)).toMatchObject({ due: 0 });
  });

  test('is told at once where there is no score to come', async () => {
    await putWorld(WORLD);
    await (await changeInstance({ winningTeam: 'TEAM_A' }))();
    await atOnce([await changeInstance({ scoreDeclined: true })], 3, 'declined');
    expect(await inboxes()).toEqual({ ana: ['first_RESULT'] });
    expect(await tellWaiting(10)).toMatchObject({ due: 0 });
  });

  test('that is corrected is put right where it was told, and pushed again only for another winner', async () => {
    await putWorld(WORLD);
    await (await changeInstance({ winningTeam: 'TEAM_A', winningMargin: 2 }))();
    const notice = firestore.doc(paths.notification('ana', 'first_RESULT'));
    await notice.update({ push: 'sent', readAt: NOW });
    await atOnce([await changeInstance({ winningMargin: 3 })], 3, 'margin');
    const seen = { push: 'sent', readAt: expect.anything() };
    expect(await inboxOf('ana')).toMatchObject([{ body: 'Tuesday Fives: Team A won by 3', ...seen }]);
    const changed = [await changeInstance({ winningTeam: 'DRAW', winningMargin: null })];
    await atOnce(changed, 3, 'winner');
    expect(await inboxOf('ana')).toMatchObject([
      { body: 'Tuesday Fives: Draw', push: 'queued', readAt: null },
    ]);
    await notice.update({ push: 'sent' });
    await inOrder(changed);
    expect(await inboxOf('ana')).toMatchObject([{ push: 'sent' }]);
  });
});

test('who has switched a kind off is not told, and what went with it happens all the same', async () => {
  await putWorld({ instance: AHEAD, people: PEOPLE });
  await firestore.doc(paths.notificationSettings('ana')).set({ off: ['CANCELLED'] });
  await (await changeInstance({ status: 'CANCELLED' }))();
  expect(await inboxes()).toEqual({ ben: ['first_CANCELLED'] });
});

describe('everything that happens to a game before its start', () => {
  const at = (minute: number) => ({ repliedAt: hoursFrom(NOW, minute / 60 - 10) });
  const people = { ana: at(1), ben: at(2), cem: at(3), dee: NO_ANSWER, olive: at(0) };

  const moved = `first_RESCHEDULED_${hoursFrom(NOW, 120).getTime()}`;

  /** All of it is written before anything is heard of, but that there is a reserve. */
  async function story(): Promise<Delivery[]> {
    await emptyDatabase();
    await putWorld({ game: { numberOfPlayers: 3 }, instance: AHEAD, people });
    await (await changePlayerInstance('cem', { status: 'NOT_PLAYING' }))();
    await (await changePlayerInstance('cem', { status: 'PLAYING' }))();
    return [
      await changeInstance({ status: 'INVITES_SENT' }),
      await changePlayerInstance('ana', DROP_OUT),
      await changePlayerInstance('ben', { team: 'TEAM_A' }),
      await changePlayerInstance('olive', { team: 'TEAM_A' }),
      await changePlayerInstance('cem', { team: 'TEAM_B' }),
      await changeInstance({ startDateTime: hoursFrom(NOW, 120) }),
    ];
  }

  test.each([2, 5, 20])(
    'is told once, when every event comes %i times, at once and in any order',
    async (times) => {
      await inOrder(await story());
      const once = await inboxes();
      await atOnce(await story(), times, `times ${times}`);
      expect(await inboxes()).toEqual(once);
      expect(once).toEqual({
        ben: [moved],
        cem: ['first_PROMOTED', moved],
        dee: ['first_INVITE', moved],
        olive: [EARLY_DROP_OUT, EARLY_DROP_OUT],
      });
    },
    60_000,
  );
});
