import { randomUUID } from 'node:crypto';
import { paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, refused, send } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { guest, type Person, signUp, signUpWithoutPlayer } from '../support/people.ts';

let sam: Person;
let alex: Person;
let gina: Person;
let gus: Person;

beforeAll(async () => {
  [sam, alex, gina, gus] = await Promise.all([signUp('Sam'), signUp('Alex'), signUp('Gina'), guest()]);
});

describe('support message', () => {
  const messagesOf = async ({ uid }: Person) =>
    (await database().collection(paths.supportMessages()).where('uid', '==', uid).get()).docs;

  test('is stored without surrounding spaces', async () => {
    const sent = { params: { uid: sam.uid }, body: { message: ' The ball\nis gone \u{1F62D} ' } };
    const { _id } = await callApi('sendSupportMessage', sent, sam);
    expect(await stored(paths.supportMessage(_id))).toMatchObject({
      uid: sam.uid,
      message: 'The ball\nis gone \u{1F62D}',
    });
  });

  test('is stored once when a repeat has the same key', async () => {
    const sent = { params: { uid: gina.uid }, body: { message: 'Twice' }, key: randomUUID() };
    const ids = [
      await callApi('sendSupportMessage', sent, gina),
      await callApi('sendSupportMessage', sent, gina),
    ];
    expect(new Set(ids.map(({ _id }) => _id)).size).toBe(1);
    expect(await messagesOf(gina)).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['that is empty', { message: '' }],
    ['of spaces only', { message: ' \n ' }],
    ['of 5,001 characters', { message: 'x'.repeat(5001) }],
    ['without a text', {}],
    ['of control characters', { message: '\u0000' }],
  ])('%s is refused', async (_, body) => {
    const refusal = await refused('sendSupportMessage', { params: { uid: alex.uid }, body }, alex);
    expect(refusal).toMatchObject({ status: 400, fields: { message: expect.any(String) } });
    expect(await messagesOf(alex)).toHaveLength(0);
  });

  test('is refused to guests, visitors and other players', async () => {
    const body = { message: 'Hello' };
    expect(await refused('sendSupportMessage', { params: { uid: alex.uid }, body }, sam)).toMatchObject({
      status: 403,
    });
    expect(await refused('sendSupportMessage', { params: { uid: gus.uid }, body }, gus)).toMatchObject({
      status: 403,
    });
    expect(await refused('sendSupportMessage', { params: { uid: sam.uid }, body }, null)).toMatchObject({
      status: 401,
    });
    expect(await messagesOf(alex)).toHaveLength(0);
  });

  test('is refused with a retry time after twenty in an hour', async () => {
    const nora = await signUp('Nora');
    const sent = { params: { uid: nora.uid }, body: { message: 'Hello' } };
    const responses = [];
    // The hour may change once between two calls, but not twice.
    for (let count = 0; count < 41; count++) responses.push(await send('sendSupportMessage', sent, nora));
    const last = responses.at(-1);
    expect(responses.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await messagesOf(nora)).length).toBe(responses.filter(({ status }) => status === 201).length);
  });
});

describe('device', () => {
  const devicesOf = async ({ uid }: Person) =>
    (await database().collection(paths.pushTokens(uid)).get()).docs;

  test('is stored once through either address', async () => {
    const body = { pushToken: 'fcm-token:abc' };
    await callApi('putPushToken', { params: { playerId: sam.uid }, body }, sam);
    const [first] = await devicesOf(sam);
    await callApi('postPushToken', { body: { playerId: sam.uid, ...body } }, sam);
    const devices = await devicesOf(sam);
    expect(devices).toHaveLength(1);
    expect(devices[0]?.data()).toMatchObject({ token: 'fcm-token:abc', createdAt: first?.get('createdAt') });
    expect(devices[0]?.get('refreshedAt').toMillis()).toBeGreaterThan(first?.get('refreshedAt').toMillis());
  });

  test.each<[string, unknown]>([
    ['no token', ''],
    ['a token of 4,097 characters', 'x'.repeat(4097)],
    ['a space in the token', 'with space'],
    ['an accented letter in the token', 'naïve'],
    ['a number as the token', 5],
    ['null as the token', null],
  ])('is refused with %s', async (_, pushToken) => {
    const sent = { params: { playerId: alex.uid }, body: { pushToken } };
    expect(await refused('putPushToken', sent, alex)).toMatchObject({
      status: 400,
      fields: { pushToken: expect.any(String) },
    });
    expect(await devicesOf(alex)).toHaveLength(0);
  });

  test('is registered only by its own player or guest', async () => {
    const nora = await signUpWithoutPlayer('Nora');
    const body = { pushToken: 'abc' };
    const forPlayer = ({ uid }: Person) => ({ params: { playerId: uid }, body });
    expect(await refused('putPushToken', forPlayer(alex), sam)).toMatchObject({ status: 403 });
    expect(await refused('postPushToken', { body: { playerId: alex.uid, ...body } }, sam)).toMatchObject({
      status: 403,
    });
    expect(await refused('putPushToken', forPlayer(alex), gus)).toMatchObject({ status: 403 });
    await callApi('putPushToken', forPlayer(gus), gus);
    expect(await devicesOf(gus)).toHaveLength(1);
    expect(await refused('putPushToken', forPlayer(sam), null)).toMatchObject({ status: 401 });
    expect(await refused('putPushToken', forPlayer(nora), nora)).toMatchObject({ status: 409 });
    expect(await devicesOf(alex)).toHaveLength(0);
    expect(await devicesOf(nora)).toHaveLength(0);
  });
});
