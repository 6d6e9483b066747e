import { paths } from '@fives/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, kickOff, readInstanceData, stored } from '../support/database.ts';
import { createGame, joinAll, onlyInstance, playerInstanceOf } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';

let olive: Person;
let sam: Person;
let others: Person[];
let giId: string;

beforeAll(async () => {
  olive = await signUp('Olive');
  sam = await signUp('Sam');
  others = await Promise.all(['Ana', 'Ben', 'Cem', 'Dee'].map(signUp));
});

const votesOf = (voter: Person, picks: readonly { uid: string }[]) => ({
  params: { piId: `${giId}_${voter.uid}` },
  body: { motmVotes: picks.map(({ uid }) => `${giId}_${uid}`) },
});

describe('votes for player of the match', () => {
  beforeEach(async () => {
    ({ giId } = await createGame(olive));
    await joinAll(giId, [sam, ...others]);
    await kickOff(giId);
  });

  test('can be changed and are shown only to their voter', async () => {
    const cast = await callApi('updatePlayerInstance', votesOf(sam, others.slice(0, 3)), sam);
    expect(cast.motmVotes).toEqual(votesOf(sam, others.slice(0, 3)).body.motmVotes);
    await callApi('updatePlayerInstance', votesOf(sam, others.slice(1, 4)), sam);
    expect(await stored(paths.motmBallot(giId, sam.uid))).toMatchObject({
      votes: others.slice(1, 4).map(({ uid }) => uid),
    });
    const [samsResponse, olivesResponse] = [
      await callApi('getGameInstance', { params: { giId } }, sam),
      await callApi('getGameInstance', { params: { giId } }, olive),
    ];
    expect(playerInstanceOf(samsResponse, sam).motmVotes).toEqual(
      votesOf(sam, others.slice(1, 4)).body.motmVotes,
    );
    expect(JSON.stringify(olivesResponse)).not.toContain('motmVotes"');
    expect(onlyInstance(olivesResponse).motmAwarded).toEqual([]);
  });

  test.each<[string, () => { body: object; params: { piId: string } }, string]>([
    ['oneself', () => votesOf(sam, [sam, ...others.slice(0, 2)]), "You can't pick yourself."],
    ['two players', () => votesOf(sam, others.slice(0, 2)), 'Select 3 players'],
    [
      'one player twice',
      () => votesOf(sam, [...others.slice(0, 2), ...others.slice(0, 1)]),
      'Select 3 players',
    ],
    ['no player', () => votesOf(sam, []), 'Select 3 players'],
    [
      'a player who did not play',
      () => votesOf(sam, [...others.slice(0, 2), olive]),
      'Only players who played can be picked',
    ],
    [
      'an unknown player',
      () => votesOf(sam, [...others.slice(0, 2), { uid: 'nobody' }]),
      'Only players who played can be picked',
    ],
    [
      'a player of another game',
      () => ({
        ...votesOf(sam, []),
        body: { motmVotes: others.slice(0, 3).map(({ uid }) => `another_${uid}`) },
      }),
      'Only players who played can be picked',
    ],
  ])('are refused for %s', async (_, sent, message) => {
    const refusal = await refused('updatePlayerInstance', sent(), sam);
    expect(refusal).toMatchObject({ status: 400, message, fields: { motmVotes: message } });
    expect(await stored(paths.motmBallot(giId, sam.uid))).toBeUndefined();
  });

  test('are refused for four players or for invalid values', async () => {
    for (const motmVotes of [others.map(({ uid }) => `${giId}_${uid}`), 'all', [{}], [['a_b']]]) {
      const sent = { ...votesOf(sam, []), body: { motmVotes } };
      expect(await refused('updatePlayerInstance', sent, sam)).toMatchObject({ status: 400 });
    }
  });

  test('are refused on the ballot of someone else or from people who did not play', async () => {
    const picks = others.slice(0, 3);
    expect(await refused('updatePlayerInstance', votesOf(sam, picks), olive)).toMatchObject({ status: 403 });
    expect(await refused('updatePlayerInstance', votesOf(olive, picks), olive)).toMatchObject({
      status: 403,
    });
  });

  test('are refused from 24 hours after the start', async () => {
    await kickOff(giId, 25);
    const before = await readInstanceData(giId);
    expect(await refused('updatePlayerInstance', votesOf(sam, others.slice(0, 3)), sam)).toMatchObject({
      status: 409,
      message: 'Voting has closed',
    });
    expect(await readInstanceData(giId)).toEqual(before);
  });

  test('are refused when the game has no vote', async () => {
    await database().doc(paths.gameInstance(giId)).update({ 'game.pickMotm': false });
    expect(await refused('updatePlayerInstance', votesOf(sam, others.slice(0, 3)), sam)).toMatchObject({
      status: 409,
      message: 'This game has no player-of-the-match vote',
    });
  });
});

test('votes are refused before the start or from a guest', async () => {
  ({ giId } = await createGame(olive));
  const gus = await guest();
  await joinAll(giId, [sam, ...others]);
  await callApi(
    'joinAsGuest',
    { params: { giId }, body: { name: 'Gus', anonUid: gus.uid, status: 'PLAYING' } },
    gus,
  );
  expect(await refused('updatePlayerInstance', votesOf(sam, others.slice(0, 3)), sam)).toMatchObject({
    status: 409,
    message: 'Voting opens after kick-off',
  });
  await kickOff(giId);
  expect(await refused('updatePlayerInstance', votesOf(gus, others.slice(0, 3)), gus)).toMatchObject({
    status: 403,
  });
});

test('ballot of an instance with two players has one vote', async () => {
  ({ giId } = await createGame(olive));
  await joinAll(giId, [olive, sam]);
  await kickOff(giId);
  const cast = await callApi('updatePlayerInstance', votesOf(sam, [olive]), sam);
  expect(cast.motmVotes).toHaveLength(1);
});
