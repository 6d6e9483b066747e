import { FORMER_PLAYER_NAME, type GameResponse, paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { readCalendar } from '../support/calendars.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, inHours, joinAll, onlyInstance } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { isRefusedTo, writeAs } from '../support/write-as.ts';
import { deleteAccount, guestReply, joinAsGuest, organisersOf, uidsIn, withPerson } from './entries.ts';

// Real races of API calls. `interleaved.api.test.ts` chooses the order of two calls.

let olive: Person;
let giId: string;

beforeAll(async () => {
  olive = await signUp('Olive');
});

describe('calendar', () => {
  const addressOf = async () => (await callApi('createCalendar', {}, olive)).url;

  test('has one valid address after concurrent requests', async () => {
    const urls = await Promise.all([1, 2, 3].map(addressOf));
    const statuses = await Promise.all(urls.map(async (url) => (await fetch(url)).status));
    expect(statuses.toSorted()).toEqual([200, 404, 404]);
  });

  test('increments the sequence once for concurrent requests', async () => {
    ({ giId } = await createGame(olive));
    const url = await addressOf();
    const sequence = async () =>
      readCalendar(await (await fetch(url)).text()).find(({ uid }) => uid.startsWith(giId))?.sequence;
    await sequence();
    const body = { startDateTime: inHours(40) };
    await callApi('updateGameInstance', { params: { giId }, body }, olive);
    expect(await Promise.all([sequence(), sequence(), sequence()])).toEqual([1, 1, 1]);
  });
});

test('instance keeps two guests per spot when sixty join at once', async () => {
  const { gameId, giId: full } = await createGame(olive, { numberOfPlayers: 4 });
  const flood = await Promise.all(Array.from({ length: 60 }, (_, index) => guest(`Guest ${index}`)));
  const join = (person: Person) => {
    const playerInstance = { name: person.name, isGuest: true, status: 'PLAYING', team: 'NO_TEAM' };
    return writeAs(person, paths.playerInstance(full, person.uid), playerInstance, ['repliedAt']);
  };
  // The rules allow writes before the first count and refuse later writes, so a join may succeed or fail.
  await Promise.allSettled(flood.map(join));
  await settle();
  expect(await uidsIn(full)).toHaveLength(9);
  expect((await stored(paths.gameInstance(full)))?.counts).toMatchObject({ playing: 8, guests: 8 });
  expect((await stored(paths.game(gameId)))?.memberUids).toHaveLength(9);
  const late = await guest('Late');
  expect(await isRefusedTo(() => join(late))).toBe(true);
  expect(await refused('joinAsGuest', guestReply(full, late), late)).toMatchObject({
    status: 409,
    reason: { code: 'NO_ROOM_FOR_GUESTS' },
  });
  // People with an account can still join.
  const ada = await signUp('Ada');
  await joinAll(full, [ada]);
  await callApi('updateGame', { params: { gameId }, body: { maxGuests: 9 } }, olive);
  await joinAsGuest(full, late);
});

test('replies during account deletion leave no one playing', async () => {
  ({ giId } = await createGame(olive));
  for (let round = 0; round < 6; round++) {
    const zeb = await signUp(`Zeb ${round}`);
    await joinAll(giId, [zeb]);
    await settle();
    const path = paths.playerInstance(giId, zeb.uid);
    // The old reply time is before the minimum interval.
    await database()
      .doc(path)
      .update({ status: 'NOT_PLAYING', repliedAt: new Date(0) });
    const replies = Array.from({ length: 5 }, () => writeAs(zeb, path, { status: 'PLAYING' }, ['repliedAt']));
    await Promise.allSettled([...replies, deleteAccount(zeb)]);
    await settle();
    expect(await stored(path)).toBeUndefined();
  }
  expect((await stored(paths.gameInstance(giId)))?.counts).toMatchObject({ playing: 0 });
  const playerInstances = await database().collection(paths.playerInstances(giId)).get();
  const others = playerInstances.docs.filter(({ id }) => id !== olive.uid).map((each) => each.data());
  expect(others).toEqual(
    others.map(() => expect.objectContaining({ name: FORMER_PLAYER_NAME, status: 'NOT_PLAYING' })),
  );
});

test('handover during an account deletion leaves one lead or one offer', async () => {
  for (let round = 0; round < 3; round++) {
    const [lead, ada, ben] = await Promise.all([signUp('Lea'), signUp('Ada'), signUp('Ben')]);
    const { gameId, giId: upcoming } = await createGame(lead);
    await kickOff(await addInstance(gameId, [lead, ben]), 24);
    await joinAll(upcoming, [ada, ben]);
    await Promise.allSettled([
      deleteAccount(lead),
      callApi('handOver', withPerson(gameId, ada), lead),
      callApi('addOrganiser', withPerson(gameId, ben), lead),
      callApi('handOver', withPerson(gameId, ben), ben),
    ]);
    const [newLead, organisers] = await organisersOf(paths.game(gameId));
    const offer = (await stored(paths.game(gameId)))?.organiserOffer;
    expect([organisers[0], organisers.includes(lead.uid)]).toEqual([newLead, false]);
    expect(offer === null).toBe([ada.uid, ben.uid].includes(newLead));
    if (offer !== null) expect([ada.uid, ben.uid]).toContain(offer.uid);
    expect(await stored(paths.game(gameId))).toMatchObject({ isRecurring: true });
  }
});

test('one of two members takes over an open offer', async () => {
  const [lead, ada, ben] = await Promise.all([signUp('Lea'), signUp('Ada'), signUp('Ben')]);
  const { gameId, giId: upcoming } = await createGame(lead);
  await joinAll(upcoming, [ada, ben]);
  await deleteAccount(lead);
  const at = new Date(Date.now() - 7 * 24 * 3_600_000);
  await database().doc(paths.game(gameId)).update({ 'organiserOffer.at': at });
  const handovers = await Promise.allSettled(
    [ada, ben].map((by) => callApi('handOver', withPerson(gameId, by), by)),
  );
  expect(handovers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { uid } = handovers[0]?.status === 'fulfilled' ? ada : ben;
  expect(await organisersOf(paths.game(gameId))).toEqual([uid, [uid]]);
});

test('teams are those of one of two picks', async () => {
  ({ giId } = await createGame(olive, { numberOfPlayers: 6 }));
  await joinAll(giId, await Promise.all(['Ana', 'Ben', 'Cem', 'Dee', 'Eve', 'Fay'].map(signUp)));
  const params = { giId };
  const teamsOf = (game: GameResponse) =>
    (onlyInstance(game).playerInstances ?? []).map(({ _id, team }) => `${_id} ${team}`).toSorted();
  const pick = async () => teamsOf(await callApi('pickRandomTeams', { params }, olive));
  for (let round = 0; round < 10; round++) {
    const picks = await Promise.all([pick(), pick()]);
    const end = teamsOf(await callApi('getGameInstance', { params }, olive));
    expect(picks).toContainEqual(end);
    for (const team of ['TEAM_A', 'TEAM_B'])
      expect(end.filter((line) => line.endsWith(team))).toHaveLength(3);
  }
});
