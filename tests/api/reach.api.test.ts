import { paths, type ReachResponse } from '@fives/domain';
import { expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, inHours, joinAll } from '../support/games.ts';
import { guest, type Person, signUp, verifyEmail } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { add, joinAsGuest, kindsInInbox } from './entries.ts';

test('organiser sees how many people a cancellation reaches', async () => {
  const [olive, sam, alex] = await Promise.all([signUp('Olive'), signUp('Sam'), signUp('Alex')]);
  const [gus, gil] = await Promise.all([guest('Gus'), guest('Gil')]);
  const { giId } = await createGame(olive);
  await joinAll(giId, [olive, sam, alex]);
  for (const person of [gus, gil]) await joinAsGuest(giId, person);
  const plans = async () => {
    const { reached, unreached } = (await callApi('getReach', { params: { giId } }, olive)).plans;
    const names = (people: typeof reached) => people.map(({ name }) => name).toSorted();
    return { reached: names(reached), unreached: names(unreached) };
  };
  // An inbox does not count. No one has a device or a verified email.
  expect(await plans()).toEqual({ reached: [], unreached: ['Alex', 'Gil', 'Gus', 'Sam'] });
  for (const person of [sam, alex]) await verifyEmail(person);
  expect(await plans()).toEqual({ reached: ['Alex', 'Sam'], unreached: ['Gil', 'Gus'] });

  await callApi('putPushToken', { params: { playerId: gus.uid }, body: { pushToken: 'abc' } }, gus);
  expect(await plans()).toEqual({ reached: ['Alex', 'Gus', 'Sam'], unreached: ['Gil'] });

  await database()
    .doc(paths.notificationSettings(alex.uid))
    .set({ off: ['CANCELLED'] });
  expect(await plans()).toEqual({ reached: ['Gus', 'Sam'], unreached: ['Alex', 'Gil'] });

  await callApi('reply', { params: { giId, uid: alex.uid }, body: { status: 'NOT_PLAYING' } }, alex);
  expect(await plans()).toEqual({ reached: ['Gus', 'Sam'], unreached: ['Gil'] });
});

test('organiser sees that people without a sign-in get nothing', async () => {
  const [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
  const { giId } = await createGame(olive);
  const params = { giId };
  await joinAll(giId, [sam]);
  await verifyEmail(sam);
  await add(giId, 'Bob', olive);
  const reachOf = async (of: keyof ReachResponse) => {
    const { reached, unreached } = (await callApi('getReach', { params }, olive))[of];
    return [reached.map(({ name }) => name), unreached.map(({ name }) => name)];
  };
  expect(await reachOf('plans')).toEqual([['Sam'], ['Bob']]);
  await callApi('updateGameInstance', { params, body: { status: 'CANCELLED' } }, olive);
  expect(await reachOf('backOn')).toEqual([['Sam'], ['Bob']]);
  await callApi('updateGameInstance', { params, body: { status: 'CREATED' } }, olive);

  await kickOff(giId);
  const cost = { amount: 900, currency: 'GBP' as const };
  await callApi('enterCost', { params, body: cost }, olive);
  expect(await reachOf('payment')).toEqual([['Sam'], ['Bob']]);
});

test('organiser notifies only players whose team has changed', async () => {
  const [olive, sam, alex, bo] = await Promise.all(['Olive', 'Sam', 'Alex', 'Bo'].map(signUp));
  if (!olive || !sam || !alex || !bo) throw new Error('Nobody signed up');
  const { giId } = await createGame(olive);
  await joinAll(giId, [sam, alex, bo]);
  const params = { giId };
  const move = ({ uid }: Person, team: 'TEAM_A' | 'TEAM_B') =>
    callApi('updatePlayerInstance', { params: { piId: `${giId}_${uid}` }, body: { team } }, olive);
  const notifyTeams = () => callApi('tellTeams', { params }, olive);
  const notice = ({ uid }: Person) => stored(paths.notification(uid, `${giId}_TEAMS_PICKED`));
  const countToNotify = async () => (await callApi('getReach', { params }, olive)).teams.unreached.length;

  expect(await refused('tellTeams', { params }, olive)).toMatchObject({
    status: 409,
    message: 'Pick the teams first',
  });
  for (const person of [sam, alex]) await move(person, 'TEAM_A');
  await move(bo, 'TEAM_B');
  expect(await notice(sam)).toBeUndefined();
  expect(await countToNotify()).toBe(3);
  await notifyTeams();
  expect(await notice(sam)).toMatchObject({ body: expect.stringMatching(/^You're in Team A/) });
  expect(await notice(bo)).toMatchObject({ body: expect.stringMatching(/^You're in Team B/) });
  expect(await countToNotify()).toBe(0);

  const [first, samsFirst] = [await notice(alex), await notice(sam)];
  await move(alex, 'TEAM_B');
  expect(await countToNotify()).toBe(1);
  await notifyTeams();
  expect(await notice(alex)).toMatchObject({
    body: expect.stringMatching(/^You're in Team B/),
    readAt: null,
  });
  expect((await notice(alex))?.createdAt).not.toEqual(first?.createdAt);
  expect((await notice(sam))?.createdAt).toEqual(samsFirst?.createdAt);
  expect(await stored(paths.gameInstance(giId))).toMatchObject({
    teamsTold: { teamA: [sam.uid], teamB: [alex.uid, bo.uid].toSorted() },
  });
});

test('each person in a game with mostly guests gets only relevant notifications', async () => {
  const [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
  const [gus, gil, gia] = await Promise.all([guest('Gus'), guest('Gil'), guest('Gia')]);
  const everybody = { olive, sam, gus, gil, gia };
  const { giId } = await createGame(olive, { numberOfPlayers: 4 });
  const params = { giId };
  const inboxes = async () => {
    const entries = Object.entries(everybody).map(async ([name, person]) => [
      name,
      await kindsInInbox(person),
    ]);
    return Object.fromEntries(await Promise.all(entries)) as Record<string, string[]>;
  };
  const expectInboxes = async (expected: Record<string, readonly string[]>) => {
    await settle();
    expect(await inboxes()).toEqual(expected);
  };

  await joinAll(giId, [olive, sam]);
  for (const person of [gus, gil, gia]) await joinAsGuest(giId, person);
  await add(giId, 'Bob', gus, gus);

  // `handled.reserves` must contain Gia before Gus drops out, so that she gets a notification about the free spot.
  await settle();
  expect((await stored(paths.instanceJobsOf(giId)))?.handled?.reserves).toContain(gia.uid);
  await joinAsGuest(giId, gus, 'NOT_PLAYING');
  await expectInboxes({ olive: ['DROP_OUT'], sam: [], gus: [], gil: [], gia: ['PROMOTED'] });

  await callApi('updateGameInstance', { params, body: { startDateTime: inHours(30) } }, olive);
  await expectInboxes({
    olive: ['DROP_OUT'],
    sam: ['RESCHEDULED'],
    gus: [],
    gil: ['RESCHEDULED'],
    gia: ['PROMOTED', 'RESCHEDULED'],
  });

  await callApi('pickRandomTeams', { params }, olive);
  // The organiser gets no notification of their own action.
  await callApi('tellTeams', { params }, olive);
  await expectInboxes({
    olive: ['DROP_OUT'],
    sam: ['RESCHEDULED', 'TEAMS_PICKED'],
    gus: [],
    gil: ['RESCHEDULED', 'TEAMS_PICKED'],
    gia: ['PROMOTED', 'RESCHEDULED', 'TEAMS_PICKED'],
  });

  await kickOff(giId);
  await callApi('setWinner', { params, body: { winningTeam: 'TEAM_A' } }, olive);
  await callApi('setScore', { params, body: { teamAGoals: 3, teamBGoals: 1 } }, olive);
  await settle();
  const current = await inboxes();
  for (const name of ['sam', 'gil', 'gia']) expect(current[name], name).toContain('RESULT');
  expect(current.gus).toEqual([]);

  const result = await database()
    .doc(paths.notification(gil.uid, `${giId}_RESULT`))
    .get();
  expect(result.get('body')).toContain('3');
});

test('organiser reminds people without a reply, and sees who was notified', async () => {
  const [olive, sam, alex, tom] = await Promise.all(['Olive', 'Sam', 'Alex', 'Tom'].map(signUp));
  if (!olive || !sam || !alex || !tom) throw new Error('Nobody signed up');
  const { gameId } = await createGame(olive);
  const giId = await addInstance(gameId, [olive, sam, alex, tom], 'UNANSWERED');
  await joinAll(giId, [tom]);
  await verifyEmail(sam);
  const remind = { params: { giId } };
  expect(await callApi('remindReplies', remind, olive)).toEqual({
    reached: [{ uid: sam.uid, name: 'Sam' }],
    unreached: [{ uid: alex.uid, name: 'Alex' }],
  });
  expect(await kindsInInbox(sam)).toEqual(['REMINDER']);
  for (const person of [olive, tom]) expect(await kindsInInbox(person)).not.toContain('REMINDER');
  expect(await refused('remindReplies', remind, olive)).toMatchObject({
    status: 409,
    message: 'You can send a reminder once every 12 hours',
  });
  await database()
    .doc(paths.gameInstance(giId))
    .update({ remindedAt: new Date(inHours(-12)) });
  await callApi('remindReplies', remind, olive);
  expect(await kindsInInbox(sam)).toEqual(['REMINDER', 'REMINDER']);
});
