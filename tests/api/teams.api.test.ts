import { type FairChoice, fromPiId, type GameResponse, paths, TEAMS } from '@fives/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, kickOff } from '../support/database.ts';
import { addInstance, createGame, joinAll, onlyInstance } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';

let olive: Person;
let players: Person[];
let gameId: string;
let giId: string;

beforeAll(async () => {
  olive = await signUp('Olive');
  players = await Promise.all(['Ana', 'Ben', 'Cem', 'Dee', 'Eve', 'Fay', 'Gil'].map(signUp));
});
beforeEach(async () => {
  ({ gameId, giId } = await createGame(olive, { numberOfPlayers: 6 }));
});

const pick = (how: 'pickRandomTeams' | 'pickFairTeams') => callApi(how, { params: { giId } }, olive);

async function playFirstGame(): Promise<void> {
  await joinAll(giId, players);
  await kickOff(giId);
  await pick('pickRandomTeams');
  await callApi('setWinner', { params: { giId }, body: { winningTeam: 'TEAM_A' } }, olive);
  await settle();
  const { playerGameStats } = await callApi('getGameStats', { params: { gameId } }, olive);
  expect(playerGameStats.map(({ numPlayed }) => numPlayed)).toContain(1);
}

function teamsOf(game: GameResponse) {
  const people = onlyInstance(game).playerInstances ?? [];
  const inTeam = (team: string) => people.filter((each) => each.team === team).map((each) => each._id);
  return { teamA: inTeam('TEAM_A'), teamB: inTeam('TEAM_B'), pool: inTeam('NO_TEAM') };
}

describe('random teams', () => {
  test('contain every player with a spot but no reserve', async () => {
    await joinAll(giId, players);
    const [first] = players;
    if (first)
      await callApi('reply', { params: { giId, uid: first.uid }, body: { status: 'NOT_PLAYING' } }, first);
    await joinAll(giId, players.slice(0, 1));
    const { teamA, teamB, pool } = teamsOf(await pick('pickRandomTeams'));
    expect([teamA.length, teamB.length]).toEqual([3, 3]);
    const isInPool = (person: Person | undefined) => pool.includes(`${giId}_${person?.uid}`);
    expect(isInPool(olive)).toBe(true);
    expect(isInPool(first)).toBe(true);
    expect(new Set([...teamA, ...teamB, ...pool]).size).toBe(8);
  });
});

describe('fair teams', () => {
  test('contain every player with a spot after a result', async () => {
    await playFirstGame();
    giId = await addInstance(gameId, players);
    const game = await pick('pickFairTeams');
    const { teamA, teamB, pool } = teamsOf(game);
    expect([teamA.length, teamB.length, pool.length]).toEqual([3, 3, 1]);
    const uidsOf = (team: readonly string[]) => team.map((piId) => fromPiId(piId).uid).toSorted();
    const { forecast } = onlyInstance(game);
    expect(forecast).toMatchObject({ chanceA: expect.any(Number), confidence: 'low' });
    expect([forecast?.teamA, forecast?.teamB].map((team) => team?.toSorted())).toEqual([
      uidsOf(teamA),
      uidsOf(teamB),
    ]);
  });
});

describe('fair teams with options', () => {
  let playedGameId: string;
  let next: string;
  let uids: string[];

  beforeAll(async () => {
    ({ gameId, giId } = await createGame(olive, { numberOfPlayers: 6 }));
    await playFirstGame();
    playedGameId = gameId;
    uids = players.slice(0, 6).map(({ uid }) => uid);
  });
  beforeEach(async () => {
    await database().doc(paths.organiserNotesOf(playedGameId, olive.uid)).delete();
    next = await addInstance(playedGameId, players.slice(0, 6));
  });

  const fair = (body: FairChoice) => callApi('pickFairTeams', { params: { giId: next }, body }, olive);
  const fairTeams = async (body: FairChoice) => {
    const { teamA, teamB } = teamsOf(await fair(body));
    return { teamA: teamA.map(toUid), teamB: teamB.map(toUid) };
  };
  const toUid = (piId: string) => fromPiId(piId).uid;
  const teamOf = ({ teamA }: { teamA: string[] }, uid = '') => (teamA.includes(uid) ? 'TEAM_A' : 'TEAM_B');

  test('are the same for the same seed', async () => {
    const best = await fairTeams({ seed: 'one' });
    expect(await fairTeams({ seed: 'one', preset: 'balanced', alternative: 0 })).toEqual(best);
    const second = await fairTeams({ seed: 'one', alternative: 1 });
    expect(second.teamA).not.toEqual(best.teamA);
    expect([...second.teamA, ...second.teamB].toSorted()).toEqual(uids.toSorted());
    await fair({ seed: 'one', preset: 'fairest' });
  });

  test('have a chance that excludes the stars', async () => {
    const notes = database().doc(paths.organiserNotesOf(playedGameId, olive.uid));
    await notes.set({ stars: Object.fromEntries(uids.map((uid, at) => [uid, at < 3 ? 5 : 1])) });
    const { forecast } = onlyInstance(await fair({}));
    await notes.delete();
    const teams = { TEAM_A: forecast?.teamA ?? [], TEAM_B: forecast?.teamB ?? [] };
    const locks = Object.fromEntries(TEAMS.flatMap((team) => teams[team].map((uid) => [uid, team])));
    expect(onlyInstance(await fair({ locks })).forecast).toEqual(forecast);
  });

  test('follow the notes of the organiser unless overridden', async () => {
    const [ana = '', ben = '', cem = '', dee = ''] = uids;
    const apart = [ana, ben].toSorted().join(' ');
    const notes = { stars: { [ana]: 5, [ben]: 5 }, apart: [apart], keepers: [cem, dee] };
    await database().doc(paths.organiserNotesOf(playedGameId, olive.uid)).set(notes);
    for (const seed of ['one', 'two', 'three', 'four']) {
      const teams = await fairTeams({ seed });
      expect(teamOf(teams, ana)).not.toBe(teamOf(teams, ben));
      expect(teamOf(teams, cem)).not.toBe(teamOf(teams, dee));
    }
    const together = { locks: { [ana]: 'TEAM_A', [ben]: 'TEAM_A' } } as const;
    const refusal = await refused('pickFairTeams', { params: { giId: next }, body: together }, olive);
    expect(refusal).toMatchObject({
      status: 409,
      message: 'These rules contradict each other, so change one',
      reason: { code: 'CONDITIONS_CONTRADICT' },
    });
    expect(refusal.reason?.players?.toSorted()).toEqual([ana, ben].toSorted());
    const teams = await fairTeams({ ...together, apart: [], seed: 'one' });
    expect(teamOf(teams, ana)).toBe(teamOf(teams, ben));
  });
});

describe('team looks', () => {
  test('keep the fields that the request omits', async () => {
    const body = { teamAName: 'Bibs', teamAColour: '#ff8800' };
    const game = await callApi('setTeamLooks', { params: { giId }, body }, olive);
    expect(onlyInstance(game)).toMatchObject({ ...body, teamBName: '', teamBColour: '#FFFFFF' });
    const cleared = await callApi('setTeamLooks', { params: { giId }, body: { teamAName: '' } }, olive);
    expect(onlyInstance(cleared)).toMatchObject({ teamAName: '', teamAColour: '#ff8800' });
  });
});
