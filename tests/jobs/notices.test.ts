import { type GameInstance, type PlayerInstance, paths } from '@fives/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { sendReminders, tellResults } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { IS_NIGHTLY } from '../support/nightly.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { type Delivery, deliverInOrder, deliverShuffled } from '../triggers/recorder.ts';
import { change, putPerson } from '../triggers/world.ts';
import { hoursFrom, inboxes, inboxOf, NO_REPLY, NOW, putWorld, startsIn } from './world.ts';

beforeEach(emptyDatabase);

const PEOPLE = { ana: {}, ben: NO_REPLY, cem: { status: 'NOT_PLAYING' }, olive: {} } as const;
const UPCOMING = startsIn(100);
const STARTED = startsIn(-1);

const changeInstance = (fields: Partial<GameInstance>) => change(paths.gameInstance('first'), fields);
const changePlayerInstance = (uid: string, fields: Partial<PlayerInstance>) =>
  change(paths.playerInstance('first', uid), fields);
/** A reply at this minute, ten hours before `NOW`. */
const at = (minute: number) => ({ repliedAt: hoursFrom(NOW, minute / 60 - 10) });
const DROP_OUT = { status: 'NOT_PLAYING', team: 'NO_TEAM' } as const;
const EARLY_DROP_OUT_ID = expect.stringMatching(/^first_DROP_OUT_[a-z0-9]+$/);

describe('guests', () => {
  test('are notified of a cancellation while plus-ones and deleted players are not', async () => {
    const people = { ...PEOPLE, gus: { ...at(1), isGuest: true }, g_uncle: { ...at(2), isGuest: true } };
    await putWorld({ instance: UPCOMING, people });
    await firestore.doc(paths.player('ben')).delete();
    await deliverShuffled([await changeInstance({ status: 'CANCELLED' })], 5, 'off');
    expect(await inboxes()).toEqual({ ana: ['first_CANCELLED'], gus: ['first_CANCELLED'] });
  });
});

describe('moved start', () => {
  const later = (hours: number) => ({ startDateTime: hoursFrom(NOW, 100 + hours) });
  const moved = (hours: number) => `first_RESCHEDULED_${later(hours).startDateTime.getTime()}`;

  test('notifies everyone who said yes or has not replied once per start', async () => {
    await putWorld({ instance: UPCOMING, people: PEOPLE });
    await deliverShuffled([await changeInstance(later(1))], 5, 'one');
    await (await changeInstance(later(2)))();
    await (await changeInstance(later(1)))();
    const ids = [moved(1), moved(2)].toSorted();
    expect(await inboxes()).toEqual({ ana: ids, ben: ids });
  });
});

describe('drop-out', () => {
  test('notifies the organiser once per player', async () => {
    await putWorld({ instance: UPCOMING, people: { ...PEOPLE, dee: {} } });
    const events = [await changePlayerInstance('ana', DROP_OUT), await changePlayerInstance('dee', DROP_OUT)];
    await deliverShuffled(events, 5, 'out');
    expect(await inboxes()).toEqual({ olive: [EARLY_DROP_OUT_ID, EARLY_DROP_OUT_ID] });
    const about = (await inboxOf('olive')).map(({ aboutUid }) => aboutUid);
    expect(about.toSorted()).toEqual(['ana', 'dee']);
  });

  test('sends nothing if reversed before the trigger runs', async () => {
    await putWorld({ instance: UPCOMING, people: PEOPLE });
    const yes = { status: 'PLAYING' } as const;
    const events = [await changePlayerInstance('ana', DROP_OUT), await changePlayerInstance('ana', yes)];
    await deliverShuffled(events, 2, 'again');
    expect(await inboxes()).toEqual({});
  });

  test('promotes and notifies one reserve for each of several concurrent drop-outs', async () => {
    const people = { ana: at(1), ben: at(2), cem: at(3), dee: at(4), eve: at(5) };
    await putWorld({ game: { numberOfPlayers: 2 }, instance: UPCOMING, people });
    await (await putPerson('first', 'fay', at(6)))();
    expect(await inboxes()).toEqual({});
    const events = [await changePlayerInstance('ana', DROP_OUT), await changePlayerInstance('ben', DROP_OUT)];
    await deliverShuffled(events, 5, 'two');
    const { olive: _, ...others } = await inboxes();
    expect(others).toEqual({ cem: ['first_PROMOTED'], dee: ['first_PROMOTED'] });
  });
});

describe('picked teams', () => {
  const IN_TEAMS = { ana: { team: 'TEAM_A' }, ben: { team: 'TEAM_B' } } as const;

  test('are announced once to each player, together with the last reminder', async () => {
    const soon = { startDateTime: hoursFrom(NOW, 2), teamAName: 'Bibs' };
    await putWorld({ game: { numberOfPlayers: 2 }, instance: soon, people: IN_TEAMS });
    await runJob(sendReminders.job, NOW);
    const both = ['first_REMINDER_3H', 'first_TEAMS_PICKED'];
    expect(await inboxes()).toEqual({ ana: both, ben: both });
    const [reminder, teams] = (await inboxOf('ana')).map(({ body }) => body);
    expect(reminder).toMatch(/You're in Bibs\.$/);
    expect(teams).toMatch(/^You're in Bibs for/);
    expect((await firestore.doc(paths.gameInstance('first')).get()).get('teamsTold')).toMatchObject({
      teamA: ['ana'],
      teamB: ['ben'],
    });
  });
});

describe('result', () => {
  test('notifies the other players of the result and every voter of the vote', async () => {
    await putWorld({ instance: STARTED, people: PEOPLE });
    const result = [
      await changeInstance({ winningTeam: 'TEAM_A' }),
      await changeInstance({ winningMargin: 2 }),
    ];
    await deliverShuffled(result, 5, 'result');
    const voteOpen = 'first_MOTM_OPEN';
    expect(await inboxes()).toEqual({ ana: [voteOpen, 'first_RESULT'], olive: [voteOpen] });
  });

  const WITHOUT_VOTE = { game: { pickMotm: false }, instance: STARTED, people: PEOPLE };
  const runTellResults = (minutes: number) => runJob(tellResults.job, hoursFrom(NOW, minutes / 60));

  test('is sent after ten minutes without a score', async () => {
    await putWorld(WITHOUT_VOTE);
    await (await changeInstance({ winningTeam: 'TEAM_A' }))();
    expect(await runTellResults(9)).toMatchObject({ due: 0 });
    expect(await inboxes()).toEqual({});
    expect(await runTellResults(10)).toMatchObject({ due: 1, done: 1 });
    expect(await inboxOf('ana')).toMatchObject([{ id: 'first_RESULT', body: 'Tuesday Fives: Team A won' }]);
    expect(await runTellResults(15)).toMatchObject({ due: 0 });
  });
});

describe('all changes before the start', () => {
  const people = { ana: at(1), ben: at(2), cem: at(3), dee: NO_REPLY, olive: at(0) };

  const moved = `first_RESCHEDULED_${hoursFrom(NOW, 120).getTime()}`;

  /** Writes all changes. Only the trigger that stores Cem as a reserve has run. */
  async function writeAllChanges(): Promise<Delivery[]> {
    await emptyDatabase();
    await putWorld({ game: { numberOfPlayers: 3 }, instance: UPCOMING, people });
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

  test.each(IS_NIGHTLY ? [2, 5, 20] : [2])(
    'notify once when every event arrives %i times in any order',
    async (times) => {
      await deliverInOrder(await writeAllChanges());
      const once = await inboxes();
      await deliverShuffled(await writeAllChanges(), times, `times ${times}`);
      expect(await inboxes()).toEqual(once);
      expect(once).toEqual({
        ben: [moved],
        cem: ['first_PROMOTED', moved],
        dee: ['first_INVITE', moved],
        olive: [EARLY_DROP_OUT_ID, EARLY_DROP_OUT_ID],
      });
    },
  );
});
