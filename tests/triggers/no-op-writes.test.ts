import { motmClosesAt, type OrganiserNotes, paths, toGameSummary } from '@fives/domain';
import { aGame } from '@fives/domain/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { findGameInstance } from '../../functions/src/db/collections/game-instances.ts';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { emptyDatabase } from './own-project.ts';
import { type Delivery, deliverInOrder, triggeredEvents, write } from './recorder.ts';
import { change, GAME_ID, putGame, putInstance, putPerson, putPlayer, writtenAt } from './world.ts';

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
    await deliverInOrder(deliveries);
    const before = await Promise.all(WATCHED_PATHS.map(writtenAt));
    await deliverInOrder(deliveries);
    await deliverInOrder(deliveries.toReversed());
    expect(await Promise.all(WATCHED_PATHS.map(writtenAt))).toEqual(before);
    expect(before).not.toContain(undefined);
  });

  test('ignores deleted documents', async () => {
    const deliveries = [
      await putGame(),
      await putPlayer('ana', 'Ana'),
      await putInstance('first'),
      await putPerson('first', 'ana'),
    ];
    await emptyDatabase();
    await deliverInOrder(deliveries);
    for (const path of WATCHED_PATHS) expect(await writtenAt(path)).toBeUndefined();
  });
});

describe('end of voting', () => {
  const ahead = new Date(Date.now() + 86_400_000);

  test('moves when the start is moved', async () => {
    await deliverInOrder([await putGame(), await putInstance('first')]);
    await (await change(paths.gameInstance('first'), { startDateTime: ahead }))();
    expect((await findGameInstance('first'))?.motmClosesAt).toEqual(motmClosesAt(ahead));
  });
});

describe('name', () => {
  test('is corrected in a player instance that has an outdated name', async () => {
    await deliverInOrder([await putGame(), await putInstance('first'), await putPlayer('gus', 'Gustav')]);
    await (await putPerson('first', 'gus', { name: 'Gus', isGuest: true }))();
    expect(await findPlayerInstances('first')).toMatchObject([{ name: 'Gustav', isGuest: false }]);
  });

  test('gets a letter if another guest has it, even if the reply changes too', async () => {
    await deliverInOrder([await putGame(), await putInstance('first')]);
    await (await putPerson('first', 'gus', { name: 'Gus', isGuest: true }))();
    await (await putPerson('first', 'guy', { name: 'Guy', isGuest: true }))();
    await (await change(paths.playerInstance('first', 'guy'), { name: 'Gus', status: 'NOT_PLAYING' }))();
    expect(await findPlayerInstances('first')).toMatchObject([{ name: 'Gus' }, { name: 'Gus B' }]);
  });
});

test('players in teams can be more than the spots', async () => {
  const game = aGame({ numberOfPlayers: 2 });
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 12, minute));
  await deliverInOrder([await putGame(game), await putInstance('first', { game: toGameSummary(game) })]);
  for (const [minute, uid] of ['ana', 'bo', 'cem', 'dee'].entries())
    await (await putPerson('first', uid, { repliedAt: at(minute) }))();
  const counts = async () => (await findGameInstance('first'))?.counts;
  const four = { playing: 4, notPlaying: 0, unanswered: 0 };
  expect(await counts()).toEqual(four);
  const putInTeam = async (uid: string, team: string) =>
    await (await change(paths.playerInstance('first', uid), { team }))();
  await putInTeam('ana', 'TEAM_A');
  await putInTeam('bo', 'TEAM_A');
  expect(await counts()).toEqual({ ...four, inTeams: 2 });
  await putInTeam('cem', 'TEAM_B');
  expect(await counts()).toEqual({ ...four, inTeams: 3, extra: 1 });
  await putInTeam('cem', 'NO_TEAM');
  expect(await counts()).toEqual({ ...four, inTeams: 2 });
  await putInTeam('cem', 'TEAM_B');
  const deliverTriggered = await triggeredEvents([paths.gameInstance('first')]);
  await (await change(paths.game(GAME_ID), { numberOfPlayers: 4 }))();
  await deliverTriggered();
  expect(await counts()).toEqual({ ...four, inTeams: 3 });
});

test('a rename continues after a page with an invalid document', async () => {
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

const organisers = (...organiserUids: string[]) => ({ orgUid: 'olive', organiserUids });
const putNotes = (uid: string, stars: OrganiserNotes['stars']): Promise<Delivery> =>
  write(paths.organiserNotesOf(GAME_ID, uid), { stars, apart: [], keepers: [] });
const starsFor = async (uid: string) => (await firestore.doc(paths.otherStarsOf(GAME_ID, uid)).get()).data();

test('each organiser has the stars of the others after repeated, unordered events', async () => {
  const deliveries = [
    await putGame(organisers('olive', 'otto')),
    await putNotes('olive', { sam: 2 }),
    await putNotes('otto', { sam: 4 }),
    await putNotes('otto', { sam: 5 }),
  ];
  await deliverInOrder([...deliveries.toReversed(), ...deliveries]);
  expect(await starsFor('olive')).toEqual({ given: { sam: { sum: 5, raters: 1 } } });
  expect(await starsFor('otto')).toEqual({ given: { sam: { sum: 2, raters: 1 } } });
});

test('other stars exist only for current organisers', async () => {
  await deliverInOrder([await putGame(organisers('olive')), await putNotes('olive', { sam: 2 })]);
  await deliverInOrder([await change(paths.game(GAME_ID), organisers('olive', 'otto'))]);
  expect(await starsFor('otto')).toEqual({ given: { sam: { sum: 2, raters: 1 } } });
  await deliverInOrder([await change(paths.game(GAME_ID), organisers('olive'))]);
  expect(await starsFor('otto')).toBeUndefined();
});

test('nothing is written without other raters or without a change', async () => {
  const alone = [await putGame(organisers('olive')), await putNotes('olive', { sam: 2 })];
  await deliverInOrder(alone);
  expect(await starsFor('olive')).toBeUndefined();
  const both = [
    await change(paths.game(GAME_ID), organisers('olive', 'otto')),
    await putNotes('otto', { kim: 1 }),
  ];
  await deliverInOrder(both);
  const before = await writtenAt(paths.otherStarsOf(GAME_ID, 'olive'));
  await deliverInOrder([...both, ...alone]);
  expect(await writtenAt(paths.otherStarsOf(GAME_ID, 'olive'))).toEqual(before);
  expect(before).toBeDefined();
});
