import { randomUUID } from 'node:crypto';
import { type GameResponse, gameResponseSchema, paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, type LooselySent, refused, send } from '../support/api-client.ts';
import { database } from '../support/database.ts';
import { aGameBody, createGame, inHours, onlyInstance, readInstanceData } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';

const MALFORMED_KEYS = ['', 'x'.repeat(65), 'a key', '"a"', 'a/b', 'a.b'];

let olive: Person;
let oscar: Person;

beforeAll(async () => {
  [olive, oscar] = await Promise.all([signUp('Olive'), signUp('Oscar')]);
});

type CreatingCall = 'createGame' | 'addPerson';

async function create(name: CreatingCall, sent: LooselySent, as: Person): Promise<[number, GameResponse]> {
  const { status, text } = await send(name, sent, as);
  return [status, gameResponseSchema.parse(JSON.parse(text))];
}

describe('new game with a key', () => {
  const gamesOf = async ({ uid }: Person) =>
    (await database().collection(paths.games()).where('orgUid', '==', uid).get()).size;
  const idsOf = (game: GameResponse) => [game._id, onlyInstance(game)._id];

  test('is returned unchanged to a repeated call with another body', async () => {
    const key = randomUUID();
    const first = await callApi('createGame', { body: aGameBody(olive), key }, olive);
    const params = { giId: onlyInstance(first)._id, uid: olive.uid };
    await callApi('reply', { params, body: { status: 'PLAYING' } }, olive);
    const before = await readInstanceData(params.giId);
    const bodyInPast = aGameBody(olive, { gameName: 'Another', startDateTime: inHours(-1) });
    const [status, game] = await create('createGame', { body: bodyInPast, key }, olive);
    expect([status, game.name, idsOf(game)]).toEqual([200, 'Tuesday Fives', idsOf(first)]);
    expect(onlyInstance(game).counts.playing).toBe(1);
    expect(await readInstanceData(params.giId)).toEqual(before);
  });

  test('is created again with another key, another caller or no key', async () => {
    const key = randomUUID();
    const created = [
      await create('createGame', { body: aGameBody(olive), key }, olive),
      await create('createGame', { body: aGameBody(olive), key: randomUUID() }, olive),
      await create('createGame', { body: aGameBody(oscar), key }, oscar),
      await create('createGame', { body: aGameBody(olive) }, olive),
      await create('createGame', { body: aGameBody(olive) }, olive),
    ];
    expect(created.map(([status]) => status)).toEqual(created.map(() => 201));
    expect(new Set(created.flatMap(([, game]) => idsOf(game))).size).toBe(2 * created.length);
  });

  test('has an invite link that does not depend on the key', async () => {
    const game = await callApi('createGame', { body: aGameBody(olive), key: 'game' }, olive);
    const idFromKey = /^[0-9a-f]{20}$/;
    expect(game._id).toMatch(idFromKey);
    // A random id of twenty letters and digits practically never has only hex digits.
    expect(onlyInstance(game)._id).not.toMatch(idFromKey);
  });

  test('is refused when the key is malformed', async () => {
    const before = await gamesOf(olive);
    for (const key of MALFORMED_KEYS)
      expect(await refused('createGame', { body: aGameBody(olive), key }, olive)).toMatchObject({
        ...{ status: 400, fields: { 'Idempotency-Key': expect.any(String) } },
      });
    expect(await gamesOf(olive)).toBe(before);
  });
});

describe('added person with a key', () => {
  const bob = { name: 'Bob', status: 'PLAYING' } as const;
  const addedUids = async (giId: string) => {
    const { docs } = await database().collection(paths.playerInstances(giId)).get();
    return docs.map(({ id }) => id).filter((uid) => uid.startsWith('g_'));
  };

  test('is unchanged after a repeated call with another body', async () => {
    const [{ giId }, tom] = await Promise.all([createGame(olive), guest('Tom')]);
    const params = { giId };
    await callApi('joinAsGuest', { params, body: { ...bob, name: 'Tom', anonUid: tom.uid } }, tom);
    const key = randomUUID();
    const plusOne = (name: string) => ({ params, body: { ...bob, name, broughtBy: tom.uid } });
    for (const name of ['First', 'Second']) await callApi('addPerson', plusOne(name), tom);
    await callApi('addPerson', { ...plusOne('Third'), key }, tom);
    const before = await readInstanceData(giId);
    const [status] = await create('addPerson', { ...plusOne('Fourth'), key }, tom);
    expect(status).toBe(200);
    expect(await readInstanceData(giId)).toEqual(before);
  });

  test('is created again without a key or with another key, instance or caller', async () => {
    const [{ giId }, { giId: otherGiId }, tom] = await Promise.all([
      createGame(olive),
      createGame(olive),
      guest('Tom'),
    ]);
    await callApi('joinAsGuest', { params: { giId }, body: { ...bob, anonUid: tom.uid } }, tom);
    const key = randomUUID();
    const created = [
      await create('addPerson', { params: { giId }, body: bob, key }, olive),
      await create('addPerson', { params: { giId }, body: bob, key: randomUUID() }, olive),
      await create('addPerson', { params: { giId: otherGiId }, body: bob, key }, olive),
      await create('addPerson', { params: { giId }, body: { ...bob, broughtBy: tom.uid }, key }, tom),
      await create('addPerson', { params: { giId }, body: bob }, olive),
      await create('addPerson', { params: { giId }, body: bob }, olive),
    ];
    expect(created.map(([status]) => status)).toEqual(created.map(() => 201));
    const uids = [...(await addedUids(giId)), ...(await addedUids(otherGiId))];
    expect(new Set(uids).size).toBe(created.length);
  });
});
