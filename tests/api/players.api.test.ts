import { paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, refused, send } from '../support/api-client.ts';
import { stored } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { changeEmail, type Person, signIn, signUp, signUpWithoutPlayer } from '../support/people.ts';

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
    expect(await refused('createPlayer', { body: otherEmail }, nora)).toMatchObject({ status: 403 });
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
