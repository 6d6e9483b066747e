import { paths } from '@fives/domain';
import { expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { createGame, inHours, joinAll } from '../support/games.ts';
import { guest, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { add, joinAsGuest, kindsInInbox } from './entries.ts';

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
