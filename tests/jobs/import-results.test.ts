import { type GameImport, paths } from '@fives/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { runImport, startUndo, undoImport } from '../../functions/src/import/run-import.ts';
import { mergePeople } from '../../functions/src/people/merge-people.ts';
import { planRecompute, recompute } from '../../functions/src/stats/recompute-game.ts';
import { type KillTime, killTimes } from '../support/nightly.ts';
import { countCommits, killAtCommit } from '../triggers/kill-at-commit.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { deliverInOrder } from '../triggers/recorder.ts';
import { GAME_ID, putInstance, putPerson } from '../triggers/world.ts';
import { allDocuments } from './all-documents.ts';
import { hoursFrom, NOW, putWorld } from './world.ts';

/** Two pages. */
const GAMES = 110;
const ID = 'paste';

const planned = Array.from({ length: GAMES }, (_, week) => ({
  startDateTime: hoursFrom(NOW, -24 * 7 * (week + 1)),
  ...{ winningTeam: 'TEAM_A' as const, winningMargin: null, teamAGoals: 2, teamBGoals: 1 },
  ...{ teamA: [0, 2], teamB: [1], motm: [0] },
}));

const gameImport: Omit<GameImport, 'id'> = {
  ...{ by: 'olive', createdAt: NOW, state: 'RUNNING', games: GAMES, created: 0 },
  totals: [{ uid: 'g_old', name: 'Cid', isGuest: true, played: 4, won: 3, drawn: 0, lost: 1 }],
  planned,
  people: [
    { uid: 'ana', name: 'Ana', isGuest: false },
    { uid: 'ben', name: 'Ben', isGuest: false },
    { uid: 'g_old', name: 'Cid', isGuest: true },
  ],
};

async function putGameWithResult(): Promise<void> {
  await emptyDatabase();
  await putWorld({
    instance: { startDateTime: hoursFrom(NOW, 24) },
    people: { ana: {}, ben: {}, olive: {} },
  });
  const result = { startDateTime: hoursFrom(NOW, -24 * 30), winningTeam: 'TEAM_B' } as const;
  await deliverInOrder([
    await putInstance('played', result),
    await putPerson('played', 'ana', { team: 'TEAM_A' }),
    await putPerson('played', 'ben', { team: 'TEAM_B' }),
  ]);
  await recompute(GAME_ID, NOW);
}

const startImport = () => firestore.doc(paths.import(GAME_ID, ID)).create(gameImport);
const run = () => runImport(GAME_ID, ID, NOW);
async function undo(): Promise<void> {
  await startUndo(GAME_ID, ID);
  await undoImport(GAME_ID, ID, NOW);
}

async function gamesOfAna(): Promise<number> {
  const table = await firestore.doc(paths.statsTable(GAME_ID)).get();
  return table.get('rows.ana.numPlayed');
}

async function killedAt({ at, when }: KillTime, work: () => Promise<void>): Promise<void> {
  killAtCommit(at, when);
  await work().catch((error: Error) => expect(error.message).toBe('killed'));
  vi.restoreAllMocks();
}

beforeEach(putGameWithResult);
afterEach(() => vi.restoreAllMocks());

test('an import that is killed at any commit shows all games or none, until it is finished or undone', async () => {
  const before = await allDocuments();
  await startImport();
  const commits = await countCommits(run);
  const finished = await allDocuments();
  expect(commits).toBeGreaterThan(2);
  for (const time of killTimes(commits)) {
    await putGameWithResult();
    await startImport();
    await killedAt(time, run);
    expect([1, GAMES + 1]).toContain(await gamesOfAna());
    await run();
    expect(await allDocuments()).toEqual(finished);
    await putGameWithResult();
    await startImport();
    await killedAt(time, run);
    await undo();
    await run();
    expect(await allDocuments()).toEqual(before);
  }
});

test('an undo that is killed at any commit is finished by the next one', async () => {
  const before = await allDocuments();
  await startImport();
  await run();
  const commits = await countCommits(undo);
  expect(await allDocuments()).toEqual(before);
  for (const time of killTimes(commits)) {
    await startImport();
    await run();
    await killedAt(time, undo);
    await undo();
    expect(await allDocuments()).toEqual(before);
  }
});

describe('imported games', () => {
  test('are what a recount finds', async () => {
    await startImport();
    await run();
    expect(await planRecompute(GAME_ID, NOW)).toEqual([]);
    expect(await gamesOfAna()).toBe(GAMES + 1);
  });

  test('move to the other entry of a merge, also while the import runs', async () => {
    await startImport();
    await killedAt({ at: 1, when: 'after' }, run);
    const cid = { uid: 'cid', name: 'Cid Account', isGuest: false };
    await mergePeople({ from: 'g_old', to: cid }, NOW, GAME_ID);
    await run();
    const table = await firestore.doc(paths.statsTable(GAME_ID)).get();
    expect(table.get('rows')).toMatchObject({ cid: { numPlayed: GAMES + 4, name: 'Cid Account' } });
    expect(table.get('rows')).not.toHaveProperty('g_old');
    expect(JSON.stringify(await allDocuments())).not.toContain('g_old');
    expect(await planRecompute(GAME_ID, NOW)).toEqual([]);
  });
});
