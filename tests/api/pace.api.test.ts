import { MIN_PAUSE_MS, paths } from '@fives/domain';
import { expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { createGame, inHours, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { isRefusedTo, writeAs } from '../support/write-as.ts';

test('direct replies need a minimum interval', async () => {
  const [olive, gus] = await Promise.all([signUp('Olive'), guest('Gus')]);
  const { giId } = await createGame(olive);
  const body = { name: 'Gus', anonUid: gus.uid, status: 'PLAYING' } as const;
  await callApi('joinAsGuest', { params: { giId }, body }, gus);
  const path = paths.playerInstance(giId, gus.uid);
  const startedAt = Date.now();
  let accepted = 0;
  for (let attempt = 0; attempt < 150; attempt++) {
    const status = accepted % 2 === 0 ? 'NOT_PLAYING' : 'PLAYING';
    const isRefused = await isRefusedTo(() => writeAs(gus, path, { status, team: 'NO_TEAM' }, ['repliedAt']));
    if (!isRefused) accepted++;
  }
  expect(accepted).toBeGreaterThan(0);
  expect(accepted).toBeLessThanOrEqual(1 + (Date.now() - startedAt) / MIN_PAUSE_MS);
  expect(accepted).toBeLessThan(150);
});

test('quick reschedules send one or two notices, and the last has the latest start', async () => {
  const [olive, ada] = await Promise.all([signUp('Olive'), signUp('Ada')]);
  const { giId } = await createGame(olive);
  await joinAll(giId, [ada]);
  for (let move = 1; move <= 12; move++) {
    const body = { startDateTime: inHours(24 + move) };
    await callApi('updateGameInstance', { params: { giId }, body }, olive);
  }
  const lastStart = (await stored(paths.gameInstance(giId)))?.startDateTime;
  await settle();
  expect((await stored(paths.instanceJobsOf(giId)))?.handled.start).toEqual(lastStart);
  const inbox = await database().collection(paths.notifications(ada.uid)).get();
  const notices = inbox.docs.map((each) => each.data()).filter(({ kind }) => kind === 'RESCHEDULED');
  expect(notices.length).toBeGreaterThan(0);
  expect(notices.length).toBeLessThanOrEqual(2);
  const newest = notices.toSorted((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis())[0];
  const startText = new Date(lastStart.toMillis()).toLocaleTimeString('en-GB', {
    ...{ timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' },
  });
  expect(newest?.body).toContain(startText);
});

test('a device belongs to its latest user, who keeps the ten newest devices', async () => {
  const [ada, bob] = await Promise.all([signUp('Ada'), signUp('Bob')]);
  const register = ({ uid, token }: Person, pushToken: string) =>
    callApi('putPushToken', { params: { playerId: uid }, body: { pushToken } }, { token });
  const devicesOf = async ({ uid }: Person) => {
    const { docs } = await database().collection(paths.pushTokens(uid)).orderBy('refreshedAt').get();
    return docs.map((each) => String(each.data().token));
  };
  const shared = `shared-${ada.uid}`;
  await register(ada, shared);
  await register(bob, shared);
  await settle();
  expect([await devicesOf(ada), await devicesOf(bob)]).toEqual([[], [shared]]);
  const tokens = Array.from({ length: 13 }, (_, index) => `device-${index}-${ada.uid}`);
  for (const token of tokens) await register(ada, token);
  await settle();
  expect(await devicesOf(ada)).toEqual(tokens.slice(-10));
});

test('a burst of 120 changes to a game updates its instance at most five times', async () => {
  const olive = await signUp('Olive');
  const { gameId, giId } = await createGame(olive);
  const seenNames = new Set<string>();
  const stop = database()
    .doc(paths.gameInstance(giId))
    .onSnapshot((instance) => seenNames.add(String(instance.get('game.name'))));
  const points = { draw: 1, loss: 0, motm: 5, num3InARow: 3, num5InARow: 5 };
  for (let change = 1; change <= 120; change++) {
    const fields = { name: `Name ${change}`, points: { ...points, win: change % 20 } };
    await writeAs(olive, paths.game(gameId), fields);
  }
  await settle();
  expect((await stored(paths.gameInstance(giId)))?.game).toMatchObject({
    name: 'Name 120',
    points: { win: 0 },
  });
  stop();
  // `seenNames` also contains the name before the burst.
  expect(seenNames.size).toBeLessThanOrEqual(1 + 5);
});
