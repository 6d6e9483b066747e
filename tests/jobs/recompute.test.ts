import { paths } from '@fives/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { run } from '../../scripts/commands/recompute.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { setClock } from '../triggers/recorder.ts';
import { AHEAD, change, computeDerived, GAME_ID, putInstance, readDerived } from '../triggers/world.ts';
import { allDocuments } from './all-documents.ts';
import { hoursFrom, NOW, putWorld } from './world.ts';

let output: string[];
beforeEach(async () => {
  await emptyDatabase();
  output = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void output.push(String(line)));
  const people = { ana: { team: 'TEAM_A' }, ben: { team: 'TEAM_B' } } as const;
  await putWorld({ instance: { startDateTime: hoursFrom(NOW, -2) }, people });
  setClock(null);
  await (await change(paths.gameInstance('first'), { winningTeam: 'TEAM_A' }))();
  await (
    await putInstance('ahead', { startDateTime: AHEAD, counts: { playing: 0, notPlaying: 0, unanswered: 0 } })
  )();
});
afterEach(() => vi.restoreAllMocks());

async function storeOutdatedFields(): Promise<void> {
  await firestore.doc(paths.statsTable(GAME_ID)).update({ 'rows.ana.totalPoints': 99 });
  await firestore.doc(paths.gameInstance('first')).update({ 'counts.playing': 7, 'game.name': 'Old' });
  await firestore.doc(paths.gameInstance('ahead')).update({ 'game.name': 'Old' });
}

test('recompute reports each difference and writes nothing', async () => {
  await storeOutdatedFields();
  const before = await allDocuments();
  expect(await run([GAME_ID])).toBe(0);
  expect(output).toEqual([
    'gameInstances/ahead  game.name: "Old" → "Tuesday Fives"',
    'gameInstances/first  counts.playing: 7 → 2',
    expect.stringMatching(/^games\/tuesday\/stats\/table {2}rows\.ana\.totalPoints: 99 → 3$/),
    expect.stringMatching(/updatedAt/),
    expect.stringMatching(/^Nothing has been written/),
  ]);
  expect(await allDocuments()).toEqual(before);
});

test('recompute repairs all differences with --write', async () => {
  await storeOutdatedFields();
  await run([GAME_ID, '--write']);
  expect(await readDerived()).toEqual(await computeDerived());
  output = [];
  await run([GAME_ID]);
  expect(output).toEqual(['Everything is as its instances say.']);
});

test('recompute throws a clear error for an unknown game or wrong arguments', async () => {
  await expect(run(['none'])).rejects.toThrow("There is no game 'none'.");
  for (const args of [[], ['--write'], [GAME_ID, '--all'], [GAME_ID, 'monday'], [GAME_ID, '--wirte']])
    await expect(run(args)).rejects.toThrow('Say which game');
});
