import { type ApiContract, type ImportResultsResponse, paths, type Sent } from '@fives/domain';
import { describe, expect, test } from 'vitest';
import { callApi, refused, send } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';

const RESULTS = `2025-03-03 Ann, Ben, Cid v Dee, Eli, Olive 5-3
2025-03-10 Ann, Dee, Cid v Ben, Eli, Olive 2-2
no game, pitch frozen
2025-03-24 Ann, Ben, Dee v Cid, Eli, Olive 1-4`;

type Body = Sent<ApiContract['importResults']>['body'];

const sent = (gameId: string, body: Partial<Body>) => ({
  params: { gameId },
  body: { text: RESULTS, ...body },
});
const importInto = (
  gameId: string,
  person: Person,
  body: Partial<Body> = {},
): Promise<ImportResultsResponse> => callApi('importResults', sent(gameId, body), person);
const importsOf = (gameId: string, person: Person) => callApi('listImports', { params: { gameId } }, person);

async function tableOf(gameId: string, person: Person) {
  const { playerGameStats } = await callApi('getGameStats', { params: { gameId }, query: {} }, person);
  return playerGameStats.map(({ playerId: _, isGuest: _isGuest, email: _email, ...row }) => row);
}

async function importedInstances(gameId: string, importId: string) {
  const inGame = database().collection(paths.gameInstances()).where('gameId', '==', gameId);
  const { docs } = await inGame.where('importId', '==', importId).get();
  return docs.map((each) => ({ ...each.data(), id: each.id }));
}

async function createGroup() {
  const [olive, ann] = await Promise.all([signUp('Olive'), signUp('Ann')]);
  const game = await createGame(olive);
  await joinAll(game.giId, [ann]);
  await settle();
  return { ...game, olive, ann };
}

describe('import of past results', () => {
  test('understands the text and saves nothing in a dry run', async () => {
    const { gameId, olive, ann } = await createGroup();
    const understood = await importInto(gameId, olive, { dryRun: true });
    expect(understood).toMatchObject({
      games: [
        {
          ...{ line: 1, date: '2025-03-03', winningTeam: 'TEAM_A', teamAGoals: 5, teamBGoals: 3 },
          ...{ teamA: ['Ann', 'Ben', 'Cid'], teamB: ['Dee', 'Eli', 'Olive'] },
        },
        { line: 2, winningTeam: 'DRAW' },
        { line: 4, winningTeam: 'TEAM_B' },
      ],
      unclear: [{ line: 3, text: 'no game, pitch frozen' }],
      ...{ totals: [], duplicates: [], importId: null },
    });
    const uidOf = new Map(understood.people.map(({ name, uid }) => [name, uid]));
    expect([uidOf.get('Ann'), uidOf.get('Olive'), uidOf.get('Ben')]).toEqual([ann.uid, olive.uid, null]);
    expect(await importsOf(gameId, olive)).toEqual([]);
  });

  test('adds games to the table once, without notifying people or adding members', async () => {
    const { gameId, olive, ann } = await createGroup();
    const before = await stored(paths.game(gameId));
    const call = { ...sent(gameId, {}), key: `key-${gameId}` };
    const { importId } = await callApi('importResults', call, olive);
    expect((await send('importResults', call, olive)).status).toBe(200);
    expect(await importsOf(gameId, olive)).toMatchObject([
      { _id: importId, by: olive.uid, state: 'DONE', games: 3, created: 3 },
    ]);
    const table = await tableOf(gameId, ann);
    const rowOf = (name: string) => table.find((row) => row.name === name);
    expect(rowOf('Ann')).toMatchObject({ form: 'WDL', numPlayed: 3, totalPoints: 4 });
    expect(rowOf('Cid')).toMatchObject({ form: 'WDW', numPlayed: 3, totalPoints: 7 });
    const instances = await importedInstances(gameId, importId ?? '');
    expect(instances).toHaveLength(3);
    expect(await stored(paths.game(gameId))).toMatchObject({ memberUids: before?.memberUids });
    for (const { id } of instances) {
      expect(await stored(paths.instanceJobsOf(id))).toBeUndefined();
      const game = await callApi('getGameInstance', { params: { giId: id } }, ann);
      expect(game.gameInstances[0]?.playerInstances).toHaveLength(6);
    }
    const inbox = await database()
      .collection(paths.notifications(ann.uid))
      .where('gameId', '==', gameId)
      .get();
    expect(inbox.docs.filter((each) => instances.some(({ id }) => id === each.get('giId')))).toEqual([]);
  });

  test('is undone as a whole, without a trace', async () => {
    const { gameId, olive } = await createGroup();
    const [game, history] = [await stored(paths.game(gameId)), await stored(paths.statsHistory(gameId))];
    const { importId } = await importInto(gameId, olive);
    await callApi('undoImport', { params: { gameId, id: importId ?? '' } }, olive);
    await settle();
    expect(await importsOf(gameId, olive)).toEqual([]);
    expect(await importedInstances(gameId, importId ?? '')).toEqual([]);
    expect(await stored(paths.statsHistory(gameId))).toEqual(history);
    expect(await stored(paths.game(gameId))).toMatchObject({ memberUids: game?.memberUids });
    expect(await tableOf(gameId, olive)).toMatchObject([{ numPlayed: 0 }, { numPlayed: 0 }]);
    expect(await refused('undoImport', { params: { gameId, id: importId ?? '' } }, olive)).toMatchObject({
      status: 404,
    });
  });

  test('skips games that exist, unless they are to be added again', async () => {
    const { gameId, olive } = await createGroup();
    await importInto(gameId, olive);
    expect(await importInto(gameId, olive, { dryRun: true })).toMatchObject({ duplicates: [1, 2, 4] });
    expect(await refused('importResults', sent(gameId, {}), olive)).toMatchObject({ status: 400 });
    await importInto(gameId, olive, { duplicates: 'ADD' });
    expect((await tableOf(gameId, olive))[0]?.numPlayed).toBe(6);
  });

  test.each([
    ['3/4/2025 Ann v Ben 1-0', 'DATE_ORDER_UNCLEAR'],
    ['Date,Start time,Home Team,Away Team\n06/16/2026,19:00,Bibs,Skins', 'SCHEDULE_TEXT'],
    ['no game', 'NOTHING_TO_IMPORT'],
  ])('refuses %j', async (text, code) => {
    const { gameId, olive } = await createGroup();
    expect(await refused('importResults', sent(gameId, { text }), olive)).toMatchObject({
      ...{ status: 400, reason: { code } },
    });
  });

  test('uses the columns and the corrected games of the organiser', async () => {
    const { gameId, olive } = await createGroup();
    const text = 'Wann,Eins,Zwei,x,y\n2025-03-03,Ann,Ben,1,0';
    const columns = ['DATE', 'TEAM_A', 'TEAM_B', 'GOALS_A', 'GOALS_B'] as const;
    const read = await importInto(gameId, olive, { text, columns: [...columns], dryRun: true });
    expect(read).toMatchObject({ columns, games: [{ teamA: ['Ann'], teamB: ['Ben'], teamAGoals: 1 }] });
    const games = read.games.map((game) => ({ ...game, teamAGoals: 0, winningTeam: 'DRAW' as const }));
    await importInto(gameId, olive, {
      text: '',
      games,
      totals: [{ name: 'Cid', played: 2, won: 1, drawn: 0, lost: 1 }],
    });
    const table = await tableOf(gameId, olive);
    const rows = table.map(({ name, numPlayed, totalPoints }) => [name, numPlayed, totalPoints]);
    expect(rows.toSorted()).toEqual([
      ['Ann', 1, 1],
      ['Ben', 1, 1],
      ['Cid', 2, 3],
    ]);
  });

  test('gives the games to the people that the organiser chose', async () => {
    const { gameId, olive, ann } = await createGroup();
    const text = '2025-03-03 Annie, Benet v Dee, Bennet 1-0\n2025-03-10 Annie v Bennet 1-0';
    const people = [{ name: 'Annie', uid: ann.uid }];
    await importInto(gameId, olive, { text, people });
    const table = await tableOf(gameId, olive);
    const forms = Object.fromEntries(table.map(({ name, form }) => [name, form]));
    expect(forms).toEqual({ Ann: 'WW', Benet: 'W', Bennet: 'LL', Dee: 'L' });
    const nobody = [{ name: 'Annie', uid: 'nobody' }];
    expect(await refused('importResults', sent(gameId, { text, people: nobody }), olive)).toMatchObject({
      status: 404,
    });
  });
});

describe('imported totals', () => {
  const text = 'Name,P,W,D,L\nAnn,10,5,2,3\nBen,8,6,0,2';

  test('start the table until the import is undone', async () => {
    const { gameId, olive } = await createGroup();
    const { importId, totals } = await importInto(gameId, olive, { text });
    expect(totals).toHaveLength(2);
    expect(await tableOf(gameId, olive)).toMatchObject([
      { name: 'Ben', numPlayed: 8, totalPoints: 18, earlier: { played: 8, won: 6, drawn: 0, lost: 2 } },
      { name: 'Ann', numPlayed: 10, totalPoints: 17 },
    ]);
    expect(await importsOf(gameId, olive)).toMatchObject([{ games: 0, totals: 2 }]);
    expect(await refused('importResults', sent(gameId, { text }), olive)).toMatchObject({ status: 409 });
    await importInto(gameId, olive);
    const ann = (await tableOf(gameId, olive)).find(({ name }) => name === 'Ann');
    expect(ann).toMatchObject({ numPlayed: 13, totalPoints: 21, form: 'WDL' });
    await callApi('undoImport', { params: { gameId, id: importId ?? '' } }, olive);
    expect((await tableOf(gameId, olive)).find(({ name }) => name === 'Ann')).toMatchObject({ numPlayed: 3 });
  });

  test('give the same table when their export is imported', async () => {
    const { gameId, olive } = await createGroup();
    const points = { win: 4, draw: 2, loss: 1, motm: 5, num3InARow: 3, num5InARow: 5 };
    await callApi('updateGame', { params: { gameId }, body: { points } }, olive);
    await importInto(gameId, olive, { text });
    await importInto(gameId, olive);
    await settle();
    expect((await tableOf(gameId, olive))[0]?.totalPoints).toBe(34);
    const json = JSON.stringify(await callApi('exportGame', { params: { gameId } }, olive));
    const { gameId: empty } = await createGame(olive);
    await importInto(empty, olive, { text: json });
    expect(await tableOf(empty, olive)).toEqual(await tableOf(gameId, olive));
  });
});

describe('people of imported results', () => {
  test('are known when a list with their names is pasted', async () => {
    const { gameId, giId, olive } = await createGroup();
    await importInto(gameId, olive);
    const history = await stored(paths.statsHistory(gameId));
    const [ben] = Object.keys(history?.people ?? {}).filter((uid) => history?.people[uid].name === 'Ben');
    const { entries } = await callApi(
      'importPeople',
      { params: { giId }, body: { text: '1. Ben', dryRun: true } },
      olive,
    );
    expect(entries).toMatchObject([{ name: 'Ben', uid: ben }]);
  });

  test('keep no name of a player who deletes the account', async () => {
    const { gameId, olive, ann } = await createGroup();
    const { importId } = await importInto(gameId, olive);
    await callApi('deletePlayer', { params: { id: ann.uid } }, ann);
    await settle();
    const text = JSON.stringify([
      await importedInstances(gameId, importId ?? ''),
      await stored(paths.statsHistory(gameId)),
    ]);
    expect(text).not.toContain(ann.uid);
    expect(text).not.toContain('"Ann"');
    expect(text).toContain('Former player');
  });
});
