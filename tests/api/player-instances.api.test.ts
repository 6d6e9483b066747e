import { paths } from '@fives/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { stored } from '../support/database.ts';
import { createGame, inHours, joinAll, playerInstanceOf, readInstanceData } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { kindsInInbox, statusOf } from './entries.ts';

let olive: Person;
let sam: Person;
let alex: Person;
let kim: Person;
let giId: string;

beforeAll(async () => {
  [olive, sam, alex, kim] = await Promise.all([
    signUp('Olive'),
    signUp('Sam'),
    signUp('Alex'),
    signUp('Kim'),
  ]);
});
beforeEach(async () => {
  ({ giId } = await createGame(olive));
  await joinAll(giId, [sam]);
});

const changeOf = (person: Pick<Person, 'uid'>, body: object) => ({
  params: { piId: `${giId}_${person.uid}` },
  body,
});

describe('condition', () => {
  const atNoon = inHours(6);

  test('keeps the player among the reserves until enough people play', async () => {
    const condition = { minPlayers: 2, until: atNoon };
    const conditional = await callApi('updatePlayerInstance', changeOf(sam, { condition }), sam);
    const given = { minPlayers: 2, until: atNoon, reserveOnly: false };
    expect(conditional).toMatchObject({ status: 'PLAYING', condition: given, spot: 'RESERVE' });
    const instance = await stored(paths.gameInstance(giId));
    expect(instance?.counts).toMatchObject({ playing: 1, waiting: 1 });
    expect(instance?.conditionsEndAt.toDate()).toEqual(new Date(atNoon));
    await joinAll(giId, [alex]);
    const game = await callApi('getGameInstance', { params: { giId } }, olive);
    expect(playerInstanceOf(game, sam)).toMatchObject({ condition: given, spot: 'IN' });
  });

  test('without a status is a yes with this condition', async () => {
    await callApi('reply', { params: { giId, uid: sam.uid }, body: { status: 'NOT_PLAYING' } }, sam);
    const none = changeOf(sam, { condition: null });
    expect(await callApi('updatePlayerInstance', none, sam)).toMatchObject({ status: 'NOT_PLAYING' });
    const asked = changeOf(sam, { condition: { reserveOnly: true } });
    const yes = { status: 'PLAYING', spot: 'IN' };
    expect(await callApi('updatePlayerInstance', asked, sam)).toMatchObject({
      ...yes,
      condition: { minPlayers: null, until: null, reserveOnly: true },
    });
    expect(await callApi('updatePlayerInstance', none, sam)).toMatchObject({ ...yes, condition: null });
  });
});

test('organiser orders the reserves and gives one a spot, which ends with a no', async () => {
  ({ giId } = await createGame(olive, { numberOfPlayers: 2 }));
  await joinAll(giId, [olive, sam, alex, kim]);
  const inOrder = { params: { giId }, body: { uids: [kim.uid, alex.uid, 'nobody'] } };
  await callApi('orderReserves', inOrder, olive);
  const give = (spot: 'GIVEN' | null) => callApi('updatePlayerInstance', changeOf(alex, { spot }), olive);
  const sayNo = (person: Person) =>
    callApi('reply', { params: { giId, uid: person.uid }, body: { status: 'NOT_PLAYING' } }, person);
  const spots = async () => {
    const game = await callApi('getGameInstance', { params: { giId } }, olive);
    return [sam, kim, alex].map((person) => playerInstanceOf(game, person)?.spot);
  };
  expect(await give('GIVEN')).toMatchObject({ spot: 'GIVEN' });
  expect((await stored(paths.gameInstance(giId)))?.counts).toMatchObject({ playing: 4, extra: 1 });
  await sayNo(sam);
  expect(await spots()).toEqual([null, 'RESERVE', 'GIVEN']);
  expect(await give(null)).toMatchObject({ spot: 'RESERVE' });
  await settle();
  expect(await kindsInInbox(kim, giId)).toEqual(['PROMOTED']);
  await give('GIVEN');
  await sayNo(alex);
  await settle();
  expect(await stored(paths.playerInstance(giId, alex.uid))).toMatchObject({ spot: null });
  expect(await kindsInInbox(alex, giId)).toEqual(['PROMOTED']);
});

test('update is refused with an invalid condition or field and changes nothing', async () => {
  const before = await readInstanceData(giId);
  for (const [body, fields] of [
    [{ condition: { minPlayers: 11 } }, { condition: 'Choose a number from 2 to 10' }],
    [{ condition: { weather: 'dry' } }, { 'condition.weather': 'Unknown field' }],
    [{ status: 'PLAYING', motmVotes: [] }, { motmVotes: 'Send votes in a separate request' }],
    [{ team: 'NO_TEAM', spot: null }, { spot: 'Send the spot in a separate request' }],
  ] as const)
    expect(await refused('updatePlayerInstance', changeOf(sam, body), sam)).toMatchObject({
      ...{ status: 400, fields },
    });
  expect(await readInstanceData(giId)).toEqual(before);
});

test('update with an unknown or invalid id is refused', async () => {
  const at = (piId: string) => ({ params: { piId }, body: { status: 'PLAYING' } });
  expect(await statusOf('updatePlayerInstance', at(`${giId}_nobody`), olive)).toBe(404);
  expect(await statusOf('updatePlayerInstance', at(`none_${sam.uid}`), olive)).toBe(404);
  for (const piId of ['none', '__x___sam', '_sam', 'a_b%2Fc']) {
    expect(await refused('updatePlayerInstance', at(piId), olive)).toMatchObject({
      status: 400,
      fields: { piId: 'Not a valid id' },
    });
  }
});
