import { paths } from '@fives/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { createGame, inHours, joinAll, onlyInstance, playerInstanceOf } from '../support/games.ts';
import { guest, type Person, signUp, signUpWithoutPlayer, verifyEmail } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { kindsInInbox, type Status, statusOf } from './entries.ts';

let olive: Person;
let sam: Person;
let gameId: string;
let giId: string;

beforeAll(async () => {
  [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
});
beforeEach(async () => {
  ({ gameId, giId } = await createGame(olive));
});

const replyOf = (person: Person, status: 'PLAYING' | 'NOT_PLAYING') => ({
  params: { giId, uid: person.uid },
  body: { status },
});
describe('reply', () => {
  test('creates a player instance and makes the player a member', async () => {
    const game = await callApi('reply', replyOf(sam, 'PLAYING'), sam);
    expect(playerInstanceOf(game, sam)).toMatchObject({
      playerId: sam.uid,
      name: 'Sam',
      status: 'PLAYING',
      team: 'NO_TEAM',
    });
    expect(onlyInstance(game).counts).toEqual({ playing: 1, notPlaying: 0, unanswered: 1 });
    expect(await callApi('getGame', { params: { gameId } }, sam)).toMatchObject({ _id: gameId });
    expect(await callApi('listGames', { params: { playerId: sam.uid } }, sam)).toContainEqual(
      expect.objectContaining({ _id: gameId }),
    );
  });

  test('requires a player and an existing instance', async () => {
    const [nora, gus] = await Promise.all([signUpWithoutPlayer('Nora'), guest()]);
    expect(await statusOf('reply', replyOf(nora, 'PLAYING'), nora)).toBe(409);
    expect(await statusOf('reply', replyOf(gus, 'PLAYING'), gus)).toBe(403);
    const nowhere = { params: { giId: 'none', uid: sam.uid }, body: { status: 'PLAYING' } };
    expect(await statusOf('reply', nowhere, sam)).toBe(404);
  });
});

describe('joining as a new player', () => {
  const join = (person: Person, changes = {}) => ({
    params: { giId },
    body: { uid: person.uid, name: person.name, email: person.email, ...changes },
  });

  test('creates the player and a player instance with a yes', async () => {
    const nora = await signUpWithoutPlayer('Nora');
    const game = await callApi('joinAsNewPlayer', join(nora), nora);
    expect(playerInstanceOf(game, nora)).toMatchObject({
      playerId: nora.uid,
      name: 'Nora',
      status: 'PLAYING',
    });
    expect(await stored(paths.player(nora.uid))).toMatchObject({ name: 'Nora', email: nora.email });
  });

  test('leaves an existing player unchanged', async () => {
    const game = await callApi('joinAsNewPlayer', join(sam, { name: 'Samuel' }), sam);
    expect(playerInstanceOf(game, sam)).toMatchObject({ name: 'Sam', status: 'PLAYING' });
    expect(await stored(paths.player(sam.uid))).toMatchObject({ name: 'Sam' });
  });

  test('creates nothing when refused', async () => {
    const nora = await signUpWithoutPlayer('Nora');
    const wrong = [
      await refused('joinAsNewPlayer', join(nora, { email: sam.email }), nora),
      await refused('joinAsNewPlayer', join(nora, { name: '' }), nora),
      await refused('joinAsNewPlayer', { ...join(nora), params: { giId: 'none' } }, nora),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([403, 400, 404]);
    await kickOff(giId);
    expect(await statusOf('joinAsNewPlayer', join(nora), nora)).toBe(409);
    expect(await stored(paths.player(nora.uid))).toBeUndefined();
    expect(await stored(paths.playerInstance(giId, nora.uid))).toBeUndefined();
  });
});

describe('joining as a guest', () => {
  const join = (person: Person, changes = {}) => ({
    params: { giId },
    body: { name: 'Gus', anonUid: person.uid, status: 'PLAYING' as const, ...changes },
  });

  test('creates a guest player instance without an email', async () => {
    const gus = await guest();
    const playerInstance = playerInstanceOf(await callApi('joinAsGuest', join(gus), gus), gus);
    expect(playerInstance).toMatchObject({ anonUid: gus.uid, name: 'Gus', status: 'PLAYING', isGuest: true });
    expect(playerInstance).not.toHaveProperty('playerId');
    expect(playerInstance).not.toHaveProperty('email');
  });

  test('changes name and reply when repeated', async () => {
    const gus = await guest();
    await callApi('joinAsGuest', join(gus), gus);
    const game = await callApi('joinAsGuest', join(gus, { name: 'Gustav', status: 'NOT_PLAYING' }), gus);
    expect(playerInstanceOf(game, gus)).toMatchObject({ name: 'Gustav', status: 'NOT_PLAYING' });
    expect(onlyInstance(game).playerInstances).toHaveLength(2);
  });

  test('is refused to a player, without a name or after the start', async () => {
    const gus = await guest();
    const refusals = [
      await refused('joinAsGuest', join(sam), sam),
      await refused('joinAsGuest', join(gus, { name: ' ' }), gus),
      await refused('joinAsGuest', join(gus, { status: 'UNANSWERED' }), gus),
      await refused('joinAsGuest', { ...join(gus), params: { giId: 'none' } }, gus),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 400, 400, 404]);
    expect(refusals[1]?.fields).toEqual({ name: 'Name is required' });
    await kickOff(giId);
    expect(await statusOf('joinAsGuest', join(gus), gus)).toBe(409);
    expect((await database().collection(paths.playerInstances(giId)).get()).size).toBe(1);
  });
});

const reply = (person: Person, status: Status, by = person) =>
  callApi('reply', { params: { giId, uid: person.uid }, body: { status } }, by);
const getInstance = () => callApi('getGameInstance', { params: { giId } }, olive);

async function expectQueue(
  players: readonly Person[],
  reserves: readonly Person[],
  offeredTo: readonly Person[],
) {
  await settle();
  const game = await getInstance();
  for (const person of players)
    expect(playerInstanceOf(game, person)).toMatchObject({ spot: 'IN', offeredAt: null });
  for (const person of reserves) {
    const offeredAt = offeredTo.includes(person) ? expect.any(String) : null;
    expect(playerInstanceOf(game, person)).toMatchObject({ spot: 'RESERVE', offeredAt });
  }
}

describe('late queue', () => {
  test('gives a reserve the spot only after they accept the offer', async () => {
    const people = await Promise.all(['Ana', 'Ben', 'Cem', 'Dee'].map(signUp));
    const [ana, ben, cem, dee] = people as [Person, Person, Person, Person];
    await Promise.all([cem, dee].map(verifyEmail));
    ({ giId } = await createGame(olive, { numberOfPlayers: 2, startDateTime: inHours(2) }));
    await joinAll(giId, [ana, ben, cem, dee]);
    await expectQueue([ana, ben], [cem, dee], []);
    await reply(ana, 'NOT_PLAYING');
    await expectQueue([ben], [cem, dee], [cem]);
    await settle();
    expect(await kindsInInbox(cem, giId)).toEqual(['OFFER']);
    await reply(dee, 'PLAYING');
    await expectQueue([ben], [cem, dee], [cem]);
    const response = await reply(cem, 'PLAYING');
    expect(playerInstanceOf(response, cem)).toMatchObject({ spot: 'IN' });
    await expectQueue([ben, cem], [dee], []);
    await settle();
    expect(await kindsInInbox(cem, giId)).toEqual(['OFFER', 'PROMOTED']);
    expect(await kindsInInbox(dee, giId)).toEqual([]);
  });
});
