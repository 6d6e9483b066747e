import { paths, toPiId } from '@fives/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { createGame, joinAll, onlyInstance, playerInstanceOf } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { statusOf } from './entries.ts';

let olive: Person;
let sam: Person;
let gameId: string;
let giId: string;

beforeAll(async () => {
  [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
});
beforeEach(async () => {
  ({ gameId, giId } = await createGame(olive));
  await joinAll(giId, [sam]);
});

const setWinner = async (winningTeam: 'TEAM_A' | 'TEAM_B' | 'DRAW') =>
  onlyInstance(await callApi('setWinner', { params: { giId }, body: { winningTeam } }, olive));
type ScoreBody =
  | { winningMargin: number }
  | { teamAGoals: number; teamBGoals: number }
  | { scoreDeclined: true };
const setScore = async (body: ScoreBody) =>
  onlyInstance(await callApi('setScore', { params: { giId }, body }, olive));

describe('declined score', () => {
  const declined = { scoreDeclined: true } as const;
  const storedScoreDeclined = async () => (await stored(paths.gameInstance(giId)))?.scoreDeclined;

  test('is stored when there is a winner', async () => {
    await kickOff(giId);
    expect(await refused('setScore', { params: { giId }, body: declined }, olive)).toMatchObject({
      ...{ status: 409, message: 'Pick the winner first' },
    });
    await setWinner('TEAM_A');
    expect(await setScore(declined)).toMatchObject({
      winningTeam: 'TEAM_A',
      winningMargin: null,
      teamAGoals: null,
    });
    expect(await storedScoreDeclined()).toBe(true);
    expect(await setScore(declined), 'a second time').toMatchObject({ winningTeam: 'TEAM_A' });
  });
});

describe('half-time', () => {
  const move = (person: Person, team: 'TEAM_A' | 'TEAM_B') =>
    callApi('updatePlayerInstance', { params: { piId: toPiId(giId, person.uid) }, body: { team } }, olive);
  const goals = { teamAGoals: 6, teamBGoals: 1 };

  test('gives each player the result of the halves that they played', async () => {
    await joinAll(giId, [olive]);
    await kickOff(giId);
    await move(sam, 'TEAM_A');
    await move(olive, 'TEAM_B');
    const half = await callApi('setHalfTime', { params: { giId }, body: goals }, olive);
    const firstHalf = { teamA: [sam.uid], teamB: [olive.uid], ...goals };
    expect(onlyInstance(half).firstHalf).toEqual(firstHalf);
    await move(sam, 'TEAM_B');
    await move(olive, 'TEAM_A');
    await setWinner('TEAM_A');
    expect(await setScore({ teamAGoals: 8, teamBGoals: 6 })).toMatchObject({
      firstHalf,
      winningTeam: 'TEAM_A',
    });
    await settle();
    const { playerGameStats } = await callApi('getGameStats', { params: { gameId }, query: {} }, olive);
    expect(playerGameStats).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ playerId: sam.uid, numWins: 1, numPlayed: 1 }),
        expect.objectContaining({ playerId: olive.uid, numLosses: 1, numPlayed: 1 }),
      ]),
    );
  });

  test('can be removed until the result', async () => {
    await joinAll(giId, [olive]);
    await kickOff(giId);
    const params = { giId };
    await move(sam, 'TEAM_A');
    await move(olive, 'TEAM_B');
    await callApi('setHalfTime', { params, body: goals }, olive);
    const removed = await callApi('removeHalfTime', { params }, olive);
    expect(onlyInstance(removed).firstHalf).toBeNull();
    await callApi('setHalfTime', { params, body: goals }, olive);
    await setWinner('TEAM_A');
    expect(await statusOf('removeHalfTime', { params }, olive)).toBe(409);
  });
});

const votesOf = (voter: Person, picks: readonly { uid: string }[]) => ({
  params: { piId: `${giId}_${voter.uid}` },
  body: { motmVotes: picks.map(({ uid }) => `${giId}_${uid}`) },
});

describe('votes for player of the match', () => {
  let others: Person[];

  beforeEach(async () => {
    others = await Promise.all(['Ana', 'Ben', 'Cem', 'Dee'].map(signUp));
    await joinAll(giId, others);
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

  test('are refused for invalid picks', async () => {
    const [ana, ben, cem] = others as [Person, Person, Person];
    const ofAnotherInstance = { motmVotes: [ana, ben, cem].map(({ uid }) => `another_${uid}`) };
    for (const [body, message] of [
      [votesOf(sam, [sam, ana, ben]).body, "You can't pick yourself."],
      [ofAnotherInstance, 'Only players who played can be picked'],
    ] as const) {
      const refusal = await refused('updatePlayerInstance', { ...votesOf(sam, []), body }, sam);
      expect(refusal).toMatchObject({ status: 400, message, fields: { motmVotes: message } });
    }
    expect(await stored(paths.motmBallot(giId, sam.uid))).toBeUndefined();
  });
});
