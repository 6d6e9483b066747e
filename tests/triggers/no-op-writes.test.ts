import './own-project.ts';
import { motmClosesAt, paths, toGameSummary } from '@fives/domain';
import { aGame } from '@fives/domain/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from './own-project.ts';
import { inOrder, triggeredEvents, write } from './recorder.ts';
import {
  change,
  derived,
  findGameInstance,
  findPlayerInstances,
  GAME_ID,
  putGame,
  putInstance,
  putPerson,
  putPlayer,
  writtenAt,
} from './world.ts';

beforeEach(emptyDatabase);

const WATCHED_PATHS = [
  paths.game(GAME_ID),
  paths.statsHistory(GAME_ID),
  paths.statsTable(GAME_ID),
  paths.gameInstance('first'),
  paths.playerInstance('first', 'ana'),
];

describe('trigger', () => {
  test('writes nothing when all documents are up to date', async () => {
    const deliveries = [
      await putGame(),
      await putPlayer('ana', 'Ana'),
      await putInstance('first'),
      await putPerson('first', 'ana', { team: 'TEAM_A' }),
      await change(paths.gameInstance('first'), { winningTeam: 'TEAM_A' }),
    ];
    await inOrder(deliveries);
    const before = await Promise.all(WATCHED_PATHS.map(writtenAt));
    await inOrder(deliveries);
    await inOrder(deliveries.toReversed());
    expect(await Promise.all(WATCHED_PATHS.map(writtenAt))).toEqual(before);
    expect(before).not.toContain(undefined);
  });

  test('does not write the table when a change affects no points', async () => {
    await inOrder([
      await putGame(),
      await putInstance('first'),
      await putPerson('first', 'ana', { team: 'TEAM_A' }),
    ]);
    await (await change(paths.gameInstance('first'), { winningTeam: 'TEAM_A' }))();
    const before = await writtenAt(paths.statsTable(GAME_ID));
    await (await change(paths.gameInstance('first'), { winningMargin: 3 }))();
    expect(await writtenAt(paths.statsTable(GAME_ID))).toBe(before);
    expect(await derived()).toMatchObject({ history: { instances: [{ winningMargin: 3 }] } });
  });

  test('ignores deleted documents', async () => {
    const deliveries = [
      await putGame(),
      await putPlayer('ana', 'Ana'),
      await putInstance('first'),
      await putPerson('first', 'ana'),
    ];
    await emptyDatabase();
    await inOrder(deliveries);
    for (const path of WATCHED_PATHS) expect(await writtenAt(path)).toBeUndefined();
  });

  test('removes only the deleted instance from the history', async () => {
    await inOrder([
      await putGame(),
      await putInstance('first'),
      await putInstance('second', { startDateTime: new Date() }),
    ]);
    await (await write(paths.gameInstance('first'), null))();
    expect(await derived()).toMatchObject({ history: { instances: [{ giId: 'second' }], people: {} } });
  });
});

describe('end of voting', () => {
  const ahead = new Date(Date.now() + 86_400_000);

  test('moves with a start that changed in the database', async () => {
    await inOrder([await putGame(), await putInstance('first')]);
    await (await change(paths.gameInstance('first'), { startDateTime: ahead }))();
    expect((await findGameInstance('first'))?.motmClosesAt).toEqual(motmClosesAt(ahead));
  });

  test('does not become later after everyone has voted', async () => {
    const startDateTime = new Date(Date.now() - 3_600_000);
    const early = new Date(Date.now() - 60_000);
    await inOrder([await putGame(), await putInstance('first', { startDateTime, motmClosesAt: early })]);
    await (await change(paths.gameInstance('first'), { winningTeam: 'DRAW' }))();
    expect((await findGameInstance('first'))?.motmClosesAt).toEqual(early);
  });
});

describe('name', () => {
  test('is corrected in a player instance that has an outdated name', async () => {
    await inOrder([await putGame(), await putInstance('first'), await putPlayer('gus', 'Gustav')]);
    await (await putPerson('first', 'gus', { name: 'Gus', isGuest: true }))();
    expect(await findPlayerInstances('first')).toMatchObject([{ name: 'Gustav', isGuest: false }]);
  });

  test('is kept for a guest', async () => {
    await inOrder([await putGame(), await putInstance('first')]);
    await (await putPerson('first', 'gus', { name: 'Gus', isGuest: true }))();
    expect(await findPlayerInstances('first')).toMatchObject([{ name: 'Gus', isGuest: true }]);
  });
});

test('a reserve in a team counts as playing until they leave the team', async () => {
  const game = aGame({ numberOfPlayers: 2 });
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 12, minute));
  await inOrder([await putGame(game), await putInstance('first', { game: toGameSummary(game) })]);
  for (const [minute, uid] of ['ana', 'bo', 'cem', 'dee'].entries())
    await (await putPerson('first', uid, { repliedAt: at(minute) }))();
  const counts = async () => (await findGameInstance('first'))?.counts;
  const four = { playing: 4, notPlaying: 0, unanswered: 0 };
  expect(await counts()).toEqual(four);
  const put = async (uid: string, team: string) =>
    await (await change(paths.playerInstance('first', uid), { team }))();
  await put('ana', 'TEAM_A');
  expect(await counts()).toEqual({ ...four, inTeams: 1 });
  await put('cem', 'TEAM_B');
  expect(await counts()).toEqual({ ...four, inTeams: 2, reservesInTeams: 1 });
  await put('cem', 'NO_TEAM');
  expect(await counts()).toEqual({ ...four, inTeams: 1 });
  await put('cem', 'TEAM_B');
  const echo = await triggeredEvents([paths.gameInstance('first')]);
  await (await change(paths.game(GAME_ID), { numberOfPlayers: 4 }))();
  await echo();
  expect(await counts()).toEqual({ ...four, inTeams: 2 });
});

test('a job continues after a page with an invalid document', async () => {
  const ids = Array.from({ length: 52 }, (_, at) => `gi${at + 100}`);
  const memberUids = ['ana'];
  await putGame();
  for (const giId of ids) {
    await putInstance(giId, { memberUids });
    await putPerson(giId, 'ana', { name: 'Ana' });
  }
  await write(paths.gameInstance('gi110'), { gameId: GAME_ID, memberUids, startDateTime: 'next Tuesday' });
  await (await putPlayer('ana', 'Anastasia'))();
  expect(await findPlayerInstances('gi151')).toMatchObject([{ name: 'Anastasia' }]);
});
