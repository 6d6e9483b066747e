import type { GameAnswer } from '@fives/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { everythingAbout, kickOff } from '../support/database.ts';
import { addInstance, createGame, joinAll, placeOf, theInstance } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';

let olive: Person;
let players: Person[];
let gus: Person;
let gameId: string;
let giId: string;

beforeAll(async () => {
  [olive, gus] = await Promise.all([signUp('Olive'), guest()]);
  players = await Promise.all(['Ana', 'Ben', 'Cem', 'Dee', 'Eve', 'Fay', 'Gil'].map(signUp));
});
beforeEach(async () => {
  ({ gameId, giId } = await createGame(olive, { numberOfPlayers: 6 }));
});

const pick = (how: 'pickRandomTeams' | 'pickFairTeams') => callApi(how, { params: { giId } }, olive);

function sidesOf(game: GameAnswer) {
  const people = theInstance(game).playerInstances ?? [];
  const side = (team: string) => people.filter((each) => each.team === team).map((each) => each._id);
  return { teamA: side('TEAM_A'), teamB: side('TEAM_B'), pool: side('NO_TEAM') };
}

describe('a pick of random teams', () => {
  test('places everyone who has a place, and leaves out reserves, the undecided and who said no', async () => {
    await joinAll(giId, players);
    const [first] = players;
    if (first)
      await callApi('reply', { params: { giId, uid: first.uid }, body: { status: 'NOT_PLAYING' } }, first);
    await joinAll(giId, players.slice(0, 1));
    const { teamA, teamB, pool } = sidesOf(await pick('pickRandomTeams'));
    expect([teamA.length, teamB.length]).toEqual([3, 3]);
    const isInPool = (person: Person | undefined) => pool.includes(`${giId}_${person?.uid}`);
    expect(isInPool(olive)).toBe(true);
    expect(isInPool(first)).toBe(true);
    expect(new Set([...teamA, ...teamB, ...pool]).size).toBe(8);
  });

  test('is stored as it is answered', async () => {
    await joinAll(giId, players.slice(0, 5));
    const answer = await pick('pickRandomTeams');
    const sides = sidesOf(await callApi('getGameInstance', { params: { giId } }, olive));
    expect(sides).toEqual(sidesOf(answer));
    expect(Math.abs(sides.teamA.length - sides.teamB.length)).toBe(1);
  });

  test('needs two players with a place', async () => {
    await joinAll(giId, players.slice(0, 1));
    expect(await refused('pickRandomTeams', { params: { giId } }, olive)).toMatchObject({
      status: 409,
      message: 'Teams need at least 2 players',
    });
  });

  test('made from two tabs at once, ten times over, ends each time with one whole pick', async () => {
    await joinAll(giId, players.slice(0, 6));
    for (let round = 0; round < 10; round++) {
      const [one, other] = await Promise.all([pick('pickRandomTeams'), pick('pickRandomTeams')]);
      const end = sidesOf(await callApi('getGameInstance', { params: { giId } }, olive));
      expect([sidesOf(one), sidesOf(other)]).toContainEqual(end);
      expect([end.teamA.length, end.teamB.length]).toEqual([3, 3]);
    }
  }, 60_000);
});

describe('a pick of fair teams', () => {
  test('needs a recorded result of the game', async () => {
    await joinAll(giId, players);
    expect(await refused('pickFairTeams', { params: { giId } }, olive)).toMatchObject({
      status: 409,
      message: 'Fair teams can be picked once players have played their first game and recorded stats.',
    });
  });

  test('splits everyone who has a place, once there is a result', async () => {
    await joinAll(giId, players);
    await kickOff(giId);
    await pick('pickRandomTeams');
    await callApi('setWinner', { params: { giId }, body: { winningTeam: 'TEAM_A' } }, olive);
    await waitFor(async () => {
      const { playerGameStats } = await callApi('getGameStats', { params: { gameId } }, olive);
      expect(playerGameStats.map(({ numPlayed }) => numPlayed)).toContain(1);
    });
    expect(await refused('pickFairTeams', { params: { giId } }, olive)).toMatchObject({
      status: 409,
      message: 'Teams cannot be changed once the result is in',
    });
    giId = await addInstance(gameId, players);
    const { teamA, teamB, pool } = sidesOf(await pick('pickFairTeams'));
    expect([teamA.length, teamB.length, pool.length]).toEqual([3, 3, 1]);
  });
});

describe('the looks of teams', () => {
  test('change in the parts that are named', async () => {
    const body = { teamAName: 'Bibs', teamAColour: '#ff8800' };
    const game = await callApi('setTeamLooks', { params: { giId }, body }, olive);
    expect(theInstance(game)).toMatchObject({ ...body, teamBName: '', teamBColour: '#FFFFFF' });
    const cleared = await callApi('setTeamLooks', { params: { giId }, body: { teamAName: '' } }, olive);
    expect(theInstance(cleared)).toMatchObject({ teamAName: '', teamAColour: '#ff8800' });
  });

  test.each<[string, object]>([
    ['of nothing', {}],
    ['of a name of 31 letters', { teamAName: 'x'.repeat(31) }],
    ['of a name that is a number', { teamAName: 5 }],
    ['of a colour by its name', { teamAColour: 'red' }],
    ['of a short colour', { teamAColour: '#fff' }],
    ['of a colour that brings its own style', { teamBColour: 'red;background:url(//x)' }],
    ['of a winner', { winningTeam: 'TEAM_A' }],
  ])('are refused a change %s', async (_, body) => {
    const before = await everythingAbout(giId);
    expect(await refused('setTeamLooks', { params: { giId }, body }, olive)).toMatchObject({ status: 400 });
    expect(await everythingAbout(giId)).toEqual(before);
  });
});

test('teams are picked and named by the organiser alone', async () => {
  const [ana] = players;
  if (!ana) throw new Error('Nobody');
  await joinAll(giId, players.slice(0, 4));
  const before = await everythingAbout(giId);
  for (const [name, body] of [
    ['setTeamLooks', { teamAName: 'Mine' }],
    ['pickRandomTeams', undefined],
    ['pickFairTeams', undefined],
  ] as const) {
    expect(await refused(name, { params: { giId }, body }, ana)).toMatchObject({ status: 403 });
    expect(await refused(name, { params: { giId }, body }, gus)).toMatchObject({ status: 403 });
    expect(await refused(name, { params: { giId }, body }, null)).toMatchObject({ status: 401 });
    expect(await refused(name, { params: { giId: 'none' }, body }, olive)).toMatchObject({ status: 404 });
  }
  expect(await everythingAbout(giId)).toEqual(before);
  expect(placeOf(await callApi('getGameInstance', { params: { giId } }, ana), ana).team).toBe('NO_TEAM');
});
