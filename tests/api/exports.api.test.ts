import { closeParts, DEFAULT_COUNTING, EMPTY_HISTORY, paths } from '@fives/domain';
import { aHistoryInstance } from '@fives/domain/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, send } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { deleteAccount } from './entries.ts';

let olive: Person;
let formula: Person;
let leaver: Person;
let gameId: string;
let giId: string;

const exportOf = (id = gameId) => callApi('exportGame', { params: { gameId: id } }, olive);
const csvOf = (id = gameId) => send('exportResults', { params: { gameId: id } }, olive);

beforeAll(async () => {
  [olive, formula, leaver] = await Promise.all([signUp('Olive'), signUp('=1+1'), signUp('Leaver')]);
  ({ gameId, giId } = await createGame(olive, { timeZone: 'Asia/Tokyo' }));
  await joinAll(giId, [olive, formula, leaver]);
  await kickOff(giId);
  const teamOf = (person: Person, team: 'TEAM_A' | 'TEAM_B') =>
    callApi('updatePlayerInstance', { params: { piId: `${giId}_${person.uid}` }, body: { team } }, olive);
  await teamOf(olive, 'TEAM_A');
  await teamOf(formula, 'TEAM_B');
  await teamOf(leaver, 'TEAM_B');
  await callApi('setWinner', { params: { giId }, body: { winningTeam: 'TEAM_B' } }, olive);
  await callApi('setScore', { params: { giId }, body: { teamAGoals: 2, teamBGoals: 3 } }, olive);
  await deleteAccount(leaver);
  await settle();
  const [newest] = (await stored(paths.statsHistory(gameId)))?.instances ?? [];
  expect(newest).toMatchObject({ winningTeam: 'TEAM_B', teamBGoals: 3 });
  expect(newest.teamB).not.toContain(leaver.uid);
});

describe('export of a game', () => {
  test('contains results, people and settings but no email and no id of an instance', async () => {
    const exported = await exportOf();
    expect(exported).toMatchObject({
      format: 'fives-game',
      version: 1,
      game: { name: 'Tuesday Fives', timeZone: 'Asia/Tokyo', points: { win: 3 } },
      seasons: [],
      instances: [{ winningTeam: 'TEAM_B', teamAGoals: 2, teamBGoals: 3, teamA: [olive.uid] }],
    });
    const names = new Map(exported.people.map(({ uid, name }) => [uid, name]));
    const teamB = exported.instances[0]?.teamB.map((uid) => names.get(uid));
    expect(teamB?.toSorted()).toEqual(['=1+1', 'Former player']);
    const { text } = await send('exportGame', { params: { gameId } }, olive);
    for (const secret of ['@', leaver.uid, giId, gameId]) expect(text).not.toContain(secret);
  });

  test('is a file that is not cached', async () => {
    const json = await send('exportGame', { params: { gameId } }, olive);
    for (const [{ headers }, type, extension] of [
      [json, 'application/json', 'json'],
      [await csvOf(), 'text/csv', 'csv'],
    ] as const) {
      expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(headers.get('content-disposition')).toBe(`attachment; filename=game.${extension}`);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('has a CSV line per game with formulas as text', async () => {
    const [header, line, ...rest] = (await csvOf()).text.split('\r\n');
    expect(header).toBe(
      '"Date","Team A","Team B","Winner","Team A goals","Team B goals","Margin","Player of the match"',
    );
    expect(line).toMatch(/^"\d{4}-\d\d-\d\d","Olive",".+","Team B","2","3","",""$/);
    expect(line).toContain("'=1+1");
    expect(line).toContain('Former player');
    expect(rest).toEqual(['']);
  });

  test('contains all parts of a long history', async () => {
    const { gameId: long } = await createGame(olive);
    await settle();
    const uids = Array.from({ length: 20 }, (_, at) => `player${String(at).padStart(22, '0')}`);
    const weeks = Array.from({ length: 300 }, (_, week) =>
      aHistoryInstance({
        giId: `gi${week}`,
        startDateTime: new Date(Date.UTC(2010, 0, 1 + 7 * week)),
        ...{ teamA: uids.slice(0, 10), teamB: uids.slice(10) },
      }),
    );
    const people = Object.fromEntries(
      uids.map((uid, at) => [uid, { name: `Player ${at}`, isGuest: false, namedAt: new Date(0) }]),
    );
    const { open, parts } = closeParts(
      { ...EMPTY_HISTORY, instances: weeks.toReversed(), people },
      DEFAULT_COUNTING,
    );
    expect(parts.length).toBeGreaterThan(1);
    await database().doc(paths.statsHistory(long)).set(open);
    for (const [n, part] of parts.entries()) await database().doc(paths.statsHistoryPart(long, n)).set(part);

    const exported = await exportOf(long);
    expect(exported.instances.map(({ startDateTime }) => startDateTime)).toEqual(
      weeks.map(({ startDateTime }) => startDateTime.toISOString()),
    );
    expect(exported.people).toHaveLength(uids.length);
    expect((await csvOf(long)).text.split('\r\n')).toHaveLength(1 + weeks.length + 1);
  });
});
