import { paths } from '@fives/domain';
import { expect, test } from 'vitest';
import { callApi, refused, send } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { deleteAccount, withPerson } from './entries.ts';

const treasurersOf = async (path: string) => {
  const { treasurerUids, game } = (await stored(path)) ?? {};
  return game ? game.treasurerUids : treasurerUids;
};

async function aGameWithTreasurer() {
  const people = await Promise.all([signUp('Olive'), signUp('Tess'), signUp('Ben')]);
  const [olive, tess] = people;
  const { gameId, giId } = await createGame(olive);
  await joinAll(giId, people);
  const played = await addInstance(gameId, people);
  await kickOff(played, 2);
  await callApi('addTreasurer', withPerson(gameId, tess), olive);
  return { gameId, giId, played, people };
}

test('treasurer can edit costs, shares and money settings, and send nudges', async () => {
  const { gameId, giId, played, people } = await aGameWithTreasurer();
  const [olive, tess, ben] = people;
  await settle();
  for (const path of [paths.game(gameId), paths.gameInstance(giId), paths.gameInstance(played)])
    expect(await treasurersOf(path)).toEqual([tess.uid]);
  const playedRequest = { params: { giId: played } };
  const body = { amount: 3000, currency: 'GBP' } as const;
  await callApi('enterCost', { ...playedRequest, body }, tess);
  const { shares } = await callApi('getCost', playedRequest, tess);
  expect(Object.keys(shares).toSorted()).toEqual(people.map(({ uid }) => uid).toSorted());
  const confirm = (by: Person) =>
    send('markShare', { params: { piId: `${played}_${olive.uid}` }, body: { state: 'CONFIRMED' } }, by);
  expect((await confirm(ben)).status).toBe(403);
  expect((await confirm(tess)).status).toBe(200);
  const reach = await callApi('getReach', playedRequest, tess);
  expect([...reach.payment.reached, ...reach.payment.unreached].map(({ uid }) => uid)).toEqual([ben.uid]);
  expect([...reach.plans.reached, ...reach.plans.unreached]).toEqual([]);
  await callApi('nudge', playedRequest, tess);
  const settings = { params: { gameId }, body: { howToPay: 'Cash' } };
  expect(await callApi('updateMoneySettings', settings, tess)).toMatchObject({ howToPay: 'Cash' });
});

test('treasurer sees no emails, and has no permission after losing the role', async () => {
  const { gameId, giId, played, people } = await aGameWithTreasurer();
  const [olive, tess] = people;
  const game = await callApi('getGameInstance', { params: { giId } }, tess);
  expect(JSON.stringify(game)).not.toContain('@');

  await callApi('removeTreasurer', { params: { gameId, uid: tess.uid } }, olive);
  const body = { amount: 3000, currency: 'GBP' } as const;
  const refusal = await refused('enterCost', { params: { giId: played }, body }, tess);
  expect(refusal).toMatchObject({ status: 403, reason: { code: 'MONEY_ONLY' } });
});

test('removed and deleted treasurers leave the list', async () => {
  const { gameId, giId, played, people } = await aGameWithTreasurer();
  const [olive, tess, ben] = people;
  await callApi('addTreasurer', withPerson(gameId, ben), olive);
  await callApi('removeForGood', { params: { giId, uid: tess.uid } }, olive);
  expect(await treasurersOf(paths.game(gameId))).toEqual([ben.uid]);
  await deleteAccount(ben);
  await settle();
  for (const path of [paths.game(gameId), paths.gameInstance(giId), paths.gameInstance(played)])
    expect(await treasurersOf(path)).toEqual([]);
});

test('treasurers are hidden from visitors but see the role in their own export', async () => {
  const { giId, people } = await aGameWithTreasurer();
  const [olive, tess] = people;
  const responseTo = async (caller: Person | null) =>
    (await send('getGameInstance', { params: { giId } }, caller)).text;
  expect(await responseTo(olive)).toContain('treasurerUids');
  expect(await responseTo(null)).not.toContain('treasurerUids');
  const { games } = await callApi('exportOwnData', { params: { id: tess.uid } }, tess);
  expect(games).toMatchObject([{ roles: ['treasurer'], settings: null }]);
});
