import { randomUUID } from 'node:crypto';
import { paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { guest, type Person, signUp, signUpWithoutPlayer } from '../support/people.ts';
import { settle } from '../support/platform.ts';

let sam: Person;
let gina: Person;
let gus: Person;

beforeAll(async () => {
  [sam, gina, gus] = await Promise.all([signUp('Sam'), signUp('Gina'), guest()]);
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

  test('is registered by guests, but not before the player is created', async () => {
    const nora = await signUpWithoutPlayer('Nora');
    const forPlayer = ({ uid }: Person) => ({ params: { playerId: uid }, body: { pushToken: 'abc' } });
    await callApi('putPushToken', forPlayer(gus), gus);
    expect(await devicesOf(gus)).toHaveLength(1);
    expect(await refused('putPushToken', forPlayer(nora), nora)).toMatchObject({ status: 409 });
    expect(await devicesOf(nora)).toHaveLength(0);
  });

  test('belongs to its latest user, who keeps the ten newest devices', async () => {
    const [ada, bob] = await Promise.all([signUp('Ada'), signUp('Bob')]);
    const register = ({ uid, token }: Person, pushToken: string) =>
      callApi('putPushToken', { params: { playerId: uid }, body: { pushToken } }, { token });
    const tokensOf = async ({ uid }: Person) => {
      const { docs } = await database().collection(paths.pushTokens(uid)).orderBy('refreshedAt').get();
      return docs.map((each) => String(each.data().token));
    };
    const shared = `shared-${ada.uid}`;
    await register(ada, shared);
    await register(bob, shared);
    await settle();
    expect([await tokensOf(ada), await tokensOf(bob)]).toEqual([[], [shared]]);
    const tokens = Array.from({ length: 13 }, (_, index) => `device-${index}-${ada.uid}`);
    for (const token of tokens) await register(ada, token);
    await settle();
    expect(await tokensOf(ada)).toEqual(tokens.slice(-10));
  });
});
