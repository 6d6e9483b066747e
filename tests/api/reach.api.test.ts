import { paths } from '@fives/domain';
import { expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { guest, signUp } from '../support/people.ts';

test('an organiser learns how many would be told that a game is off, and how many cannot be reached', async () => {
  const [olive, sam, alex] = await Promise.all([signUp('Olive'), signUp('Sam'), signUp('Alex')]);
  const [gus, gil] = await Promise.all([guest('Gus'), guest('Gil')]);
  const { giId } = await createGame(olive);
  await joinAll(giId, [olive, sam, alex]);
  for (const { uid, name, ...person } of [gus, gil]) {
    const body = { name, anonUid: uid, status: 'PLAYING' } as const;
    await callApi('joinAsGuest', { params: { giId }, body }, person);
  }
  const plans = async () => (await callApi('getReach', { params: { giId } }, olive)).plans;
  expect(await plans()).toEqual({ told: 2, unreached: 2 });

  await callApi('putPushToken', { params: { playerId: gus.uid }, body: { pushToken: 'abc' } }, gus);
  expect(await plans()).toEqual({ told: 3, unreached: 1 });

  await database()
    .doc(paths.notificationSettings(alex.uid))
    .set({ off: ['CANCELLED'] });
  expect(await plans()).toEqual({ told: 2, unreached: 2 });

  await callApi('reply', { params: { giId, uid: alex.uid }, body: { status: 'NOT_PLAYING' } }, alex);
  expect(await plans()).toEqual({ told: 2, unreached: 1 });
});

test('of a game that is not there nothing is known', async () => {
  const olive = await signUp('Olive');
  expect(await refused('getReach', { params: { giId: 'nowhere' } }, olive)).toMatchObject({ status: 404 });
});
