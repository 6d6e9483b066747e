import { randomUUID } from 'node:crypto';
import { paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, send } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { changeEmail, guest, type Person, signIn, signUp, signUpWithoutPlayer } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { statusOf } from './entries.ts';

let olive: Person;
let sam: Person;

beforeAll(async () => {
  [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
  const { giId } = await createGame(olive);
  await joinAll(giId, [sam]);
});

describe('player creation', () => {
  test('stores the player and returns 201', async () => {
    const nora = await signUpWithoutPlayer('Nora');
    const body = { uid: nora.uid, name: '  Nora  ', email: nora.email };
    const response = await send('createPlayer', { body }, nora);
    expect(response.status).toBe(201);
    expect(JSON.parse(response.text)).toMatchObject({ _id: nora.uid, name: 'Nora', email: nora.email });
    expect(await stored(paths.player(nora.uid))).toMatchObject({ name: 'Nora', email: nora.email });
  });

  test('returns the stored player with 200 when repeated', async () => {
    const body = { uid: sam.uid, name: 'Someone else', email: sam.email };
    const response = await send('createPlayer', { body }, sam);
    expect(response.status).toBe(200);
    expect(JSON.parse(response.text)).toMatchObject({ name: 'Sam' });
    expect(await stored(paths.player(sam.uid))).toMatchObject({ name: 'Sam' });
  });

  test('stores a changed email address', async () => {
    const nora = await signUp('Nora');
    const email = `new.${nora.email}`;
    await changeEmail(nora, email);
    const moved = { ...nora, email, ...(await signIn(email)) };
    const body = { uid: nora.uid, name: 'Nora', email };
    expect(JSON.parse((await send('createPlayer', { body }, moved)).text)).toMatchObject({ email });
    expect(await stored(paths.player(nora.uid))).toMatchObject({ name: 'Nora', email });
  });

  test('is refused for another email', async () => {
    const nora = await signUpWithoutPlayer('Nora');
    const otherEmail = { uid: nora.uid, name: 'Nora', email: sam.email };
    expect(await statusOf('createPlayer', { body: otherEmail }, nora)).toBe(403);
    expect(await stored(paths.player(nora.uid))).toBeUndefined();
  });
});

describe('player lookup', () => {
  test('returns the caller with email', async () => {
    const byId = await callApi('getPlayer', { params: { id: sam.uid } }, sam);
    const byUid = await callApi('findPlayer', { query: { uid: sam.uid } }, sam);
    expect(byId).toMatchObject({ _id: sam.uid, uid: sam.uid, name: 'Sam', email: sam.email });
    expect(byUid).toEqual(byId);
  });

  test('returns fellow members without email', async () => {
    const player = await callApi('getPlayer', { params: { id: sam.uid } }, olive);
    expect(player.name).toBe('Sam');
    expect(player).not.toHaveProperty('email');
  });
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
    const sent = { params: { uid: olive.uid }, body: { message: 'Twice' }, key: randomUUID() };
    const ids = [
      await callApi('sendSupportMessage', sent, olive),
      await callApi('sendSupportMessage', sent, olive),
    ];
    expect(new Set(ids.map(({ _id }) => _id)).size).toBe(1);
    expect(await messagesOf(olive)).toHaveLength(1);
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
    const [nora, gus] = await Promise.all([signUpWithoutPlayer('Nora'), guest()]);
    const forPlayer = ({ uid }: Person) => ({ params: { playerId: uid }, body: { pushToken: 'abc' } });
    await callApi('putPushToken', forPlayer(gus), gus);
    expect(await devicesOf(gus)).toHaveLength(1);
    expect(await statusOf('putPushToken', forPlayer(nora), nora)).toBe(409);
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
