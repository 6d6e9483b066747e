import { paths } from '@fives/domain';
import { getApp } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as functions from '../../functions/src/emulator/index.ts';
import * as jobs from '../../functions/src/jobs/index.ts';
import type { LongWork } from '../../functions/src/long-work/long-work.ts';
import { runJob } from '../../scripts/commands/job.ts';
import { portsAt } from '../../scripts/emulators/ports.ts';
import { callApi, sendRaw } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { pushesTo } from '../support/fcm.ts';
import { createGame, inHours, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';
import { writeAs } from '../support/write-as.ts';

// All other tests call the API, the triggers and the jobs in their own process. These tests show that the deployed
// functions are bound to their events, schedules, queue and addresses.

let olive: Person;
let sam: Person;
let gameId: string;
let giId: string;

beforeAll(async () => {
  [olive, sam] = [await signUp('Olive'), await signUp('Sam')];
  ({ gameId, giId } = await createGame(olive));
  await joinAll(giId, [olive, sam]);
});

const register = ({ uid, token }: Person, pushToken: string) =>
  callApi('putPushToken', { params: { playerId: uid }, body: { pushToken } }, { token });

type TriggerName = Extract<keyof typeof functions, `on${string}`>;

/** Causes the event of each trigger, and returns a check of what its handler writes. */
const TRIGGERS: Record<TriggerName, () => Promise<() => Promise<void>>> = {
  async onPlayerWritten() {
    await writeAs(sam, paths.player(sam.uid), { name: 'Samantha' });
    return async () =>
      expect(await stored(paths.playerInstance(giId, sam.uid))).toMatchObject({ name: 'Samantha' });
  },
  async onGameWritten() {
    await callApi('updateGame', { params: { gameId }, body: { name: 'Wednesday Fives' } }, olive);
    return async () =>
      expect(await stored(paths.gameInstance(giId))).toMatchObject({ game: { name: 'Wednesday Fives' } });
  },
  async onPlayerInstanceWritten() {
    const reply = { status: 'NOT_PLAYING', team: 'NO_TEAM' };
    await writeAs(olive, paths.playerInstance(giId, olive.uid), reply, ['repliedAt']);
    return async () =>
      expect(await stored(paths.gameInstance(giId))).toMatchObject({
        counts: { playing: 1, notPlaying: 1, unanswered: 0 },
      });
  },
  async onGameInstanceWritten() {
    const body = { startDateTime: inHours(50) };
    await callApi('updateGameInstance', { params: { giId }, body }, olive);
    return async () => expect(await kindsOf(sam)).toContain('RESCHEDULED');
  },
  async onNotificationWritten() {
    const token = `device-${sam.uid}`;
    await register(sam, token);
    const notification = { kind: 'INVITE', title: 'A title', body: 'A text', link: '/', gameId, giId };
    await database()
      .doc(paths.notification(sam.uid, 'smoke'))
      .create({ ...notification, createdAt: new Date(), readAt: null, push: 'queued' });
    return async () => expect(await pushesTo(token)).toHaveLength(1);
  },
  async onPushTokenWritten() {
    const token = `shared-${sam.uid}`;
    await register(sam, token);
    await register(olive, token);
    return async () => {
      const { docs } = await database().collection(paths.pushTokens(sam.uid)).get();
      expect(docs.map((each) => each.get('token'))).not.toContain(token);
    };
  },
  async onOrganiserNotesWritten() {
    await callApi('addOrganiser', { params: { gameId }, body: { uid: sam.uid } }, olive);
    const notes = { stars: { [olive.uid]: 4 }, apart: [], keepers: [] };
    await database().doc(paths.organiserNotesOf(gameId, sam.uid)).set(notes);
    return async () => expect(await stored(paths.otherStarsOf(gameId, olive.uid))).toBeDefined();
  },
  async onMotmBallotWritten() {
    const played = await createGame(olive);
    await joinAll(played.giId, [olive, sam]);
    await kickOff(played.giId);
    const vote = ({ uid }: Person, pick: Person) =>
      database()
        .doc(paths.motmBallot(played.giId, uid))
        .set({ votes: [pick.uid], castAt: new Date() });
    await vote(olive, sam);
    await vote(sam, olive);
    return async () => expect((await stored(paths.gameInstance(played.giId)))?.motmAwarded).toHaveLength(2);
  },
};

async function kindsOf({ uid }: Person): Promise<string[]> {
  const { docs } = await database().collection(paths.notifications(uid)).get();
  return docs.map((each) => String(each.get('kind')));
}

test.each(Object.entries(TRIGGERS))('%s runs after its document was written', async (_, cause) => {
  await waitFor(await cause());
});

describe('scheduled job', () => {
  test.each([...Object.keys(jobs), 'retryPushes'])('%s can be run by name', async (name) => {
    const response = await runJob(name);
    expect([response.status, await response.text()]).toEqual([200, expect.anything()]);
  });

  test('is refused if the name is unknown, with a list of the jobs', async () => {
    const names = [...Object.keys(jobs), 'retryPushes'].toSorted().join(', ');
    await expect(runJob('unknown')).rejects.toThrow(`There is no job 'unknown'. Jobs: ${names}`);
  });
});

test('longWork runs a task of the queue', async () => {
  const zeb = await signUp('Zeb');
  process.env.CLOUD_TASKS_EMULATOR_HOST = `127.0.0.1:${portsAt(Number(process.env.FIVES_PORT_OFFSET)).tasks}`;
  const queue = getFunctions(getApp('tests')).taskQueue<LongWork>('locations/us-central1/functions/longWork');
  await queue.enqueue({ kind: 'deleteAccount', uid: zeb.uid, isGuest: false });
  await waitFor(async () => expect(await stored(paths.player(zeb.uid))).toBeUndefined());
});

describe('platform in front of the API', () => {
  const statusOf = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const type = { 'content-type': 'application/json' };
    return (await sendRaw('/game', { method: 'POST', body, headers: { ...type, ...headers } })).status;
  };

  test.each(['{"gameName":', '{"a":1}{"b":2}', 'null', '"text"'])(
    'refuses a body that is no JSON object or list with 400: %s',
    async (body) => {
      expect(await statusOf(body)).toBe(400);
    },
  );

  test('refuses bytes that are not UTF-8, unknown charsets and wrong encodings', async () => {
    expect(await statusOf(new Uint8Array([0x22, 0xff, 0x22]))).toBe(400);
    expect(await statusOf('{}', { 'content-type': 'application/json; charset=latin1' })).toBe(415);
    expect(await statusOf('{}', { 'content-encoding': 'rot13' })).toBe(415);
    expect(await statusOf('{}', { 'content-encoding': 'gzip' })).toBe(400);
  });

  test('allows no other origin', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    for (const init of [{ headers }, { method: 'OPTIONS', headers }]) {
      const { headers: sent } = await sendRaw('/openapi.json', init);
      expect([...sent.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
