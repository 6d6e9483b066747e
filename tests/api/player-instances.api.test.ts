import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { kickOff, readInstanceData } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';

let olive: Person;
let sam: Person;
let alex: Person;
let gus: Person;
let giId: string;

beforeAll(async () => {
  [olive, sam, alex, gus] = await Promise.all([signUp('Olive'), signUp('Sam'), signUp('Alex'), guest()]);
});
beforeEach(async () => {
  ({ giId } = await createGame(olive));
  await joinAll(giId, [sam]);
});

const changeOf = (person: Pick<Person, 'uid'>, body: object) => ({
  params: { piId: `${giId}_${person.uid}` },
  body,
});

describe('team change', () => {
  test.each(['TEAM_A', 'TEAM_B'] as const)('sets the reply to yes for a player in %s', async (team) => {
    await callApi('reply', { params: { giId, uid: sam.uid }, body: { status: 'NOT_PLAYING' } }, sam);
    const playerInstance = await callApi('updatePlayerInstance', changeOf(sam, { team }), olive);
    expect(playerInstance).toMatchObject({ playerId: sam.uid, team, status: 'PLAYING' });
  });

  test('keeps the position in the queue', async () => {
    const first = await callApi('updatePlayerInstance', changeOf(sam, { team: 'TEAM_A' }), olive);
    const second = await callApi('updatePlayerInstance', changeOf(sam, { team: 'TEAM_B' }), olive);
    expect(second.repliedAt).toBe(first.repliedAt);
  });

  test('keeps the reply when a player leaves a team', async () => {
    await callApi('updatePlayerInstance', changeOf(sam, { team: 'TEAM_A' }), olive);
    const pooled = await callApi('updatePlayerInstance', changeOf(sam, { team: 'NO_TEAM' }), olive);
    expect(pooled).toMatchObject({ team: 'NO_TEAM', status: 'PLAYING' });
    const removed = await callApi(
      'updatePlayerInstance',
      changeOf(sam, { team: 'NO_TEAM', status: 'NOT_PLAYING' }),
      olive,
    );
    expect(removed).toMatchObject({ team: 'NO_TEAM', status: 'NOT_PLAYING' });
  });

  test('is only for the organiser before the result', async () => {
    const before = await readInstanceData(giId);
    for (const person of [sam, alex, gus]) {
      expect(await refused('updatePlayerInstance', changeOf(sam, { team: 'TEAM_A' }), person)).toMatchObject({
        status: 403,
      });
    }
    expect(await refused('updatePlayerInstance', changeOf(sam, { team: 'TEAM_A' }), null)).toMatchObject({
      status: 401,
    });
    expect(await readInstanceData(giId)).toEqual(before);
    await kickOff(giId);
    await callApi('updatePlayerInstance', changeOf(sam, { team: 'TEAM_A' }), olive);
    await callApi('setWinner', { params: { giId }, body: { winningTeam: 'TEAM_A' } }, olive);
    expect(await refused('updatePlayerInstance', changeOf(sam, { team: 'TEAM_B' }), olive)).toMatchObject({
      status: 409,
      message: "You can't change teams after the result",
    });
  });
});

describe('reply change', () => {
  test('is allowed to players and guests before the start', async () => {
    const body = { name: 'Gus', anonUid: gus.uid, status: 'PLAYING' } as const;
    await callApi('joinAsGuest', { params: { giId }, body }, gus);
    const no = { status: 'NOT_PLAYING' } as const;
    expect(await callApi('updatePlayerInstance', changeOf(gus, no), gus)).toMatchObject({
      ...no,
      anonUid: gus.uid,
    });
    expect(await callApi('updatePlayerInstance', changeOf(sam, no), sam)).toMatchObject(no);
    await kickOff(giId);
    expect(await refused('updatePlayerInstance', changeOf(sam, { status: 'PLAYING' }), sam)).toMatchObject({
      status: 409,
    });
  });

  test('is allowed to the organiser', async () => {
    const playerInstance = await callApi(
      'updatePlayerInstance',
      changeOf(sam, { status: 'NOT_PLAYING' }),
      olive,
    );
    expect(playerInstance).toMatchObject({ status: 'NOT_PLAYING', email: sam.email });
  });

  test('is refused to other players', async () => {
    const before = await readInstanceData(giId);
    const refusal = await refused('updatePlayerInstance', changeOf(sam, { status: 'NOT_PLAYING' }), alex);
    expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await readInstanceData(giId)).toEqual(before);
  });
});

test.each([
  [{}, { body: 'Nothing to change' }],
  [{ status: 'UNANSWERED' }, { status: 'Choose PLAYING or NOT_PLAYING' }],
  [{ team: 'TEAM_C' }, { team: 'Choose TEAM_A, TEAM_B or NO_TEAM' }],
  [{ team: 'TEAM_A', status: 'NOT_PLAYING' }, { team: 'Only players who are playing can be in a team' }],
  [{ isGuest: true }, { isGuest: 'Unknown field' }],
  [{ motmVotesReceived: 9 }, { motmVotesReceived: 'Unknown field' }],
  [{ status: 'PLAYING', motmVotes: [] }, { motmVotes: 'Send votes in a separate request' }],
])('update with %j is refused and changes nothing', async (body, fields) => {
  const before = await readInstanceData(giId);
  expect(await refused('updatePlayerInstance', changeOf(sam, body), olive)).toMatchObject({
    status: 400,
    fields,
  });
  expect(await readInstanceData(giId)).toEqual(before);
});

test('update with an unknown or invalid id is refused', async () => {
  const at = (piId: string) => ({ params: { piId }, body: { status: 'PLAYING' } });
  expect(await refused('updatePlayerInstance', at(`${giId}_nobody`), olive)).toMatchObject({ status: 404 });
  expect(await refused('updatePlayerInstance', at(`none_${sam.uid}`), olive)).toMatchObject({ status: 404 });
  for (const piId of ['none', '__x___sam', '_sam', 'a_b%2Fc']) {
    expect(await refused('updatePlayerInstance', at(piId), olive)).toMatchObject({
      status: 400,
      fields: { piId: 'Not a valid id' },
    });
  }
});
