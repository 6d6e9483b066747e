import { randomUUID } from 'node:crypto';
import { FORMER_PLAYER_NAME, type GameResponse, gameResponseSchema, paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, type LooselySent, refused, send } from '../support/api-client.ts';
import { readCalendar } from '../support/calendars.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { addInstance, aGameBody, createGame, inHours, joinAll, onlyInstance } from '../support/games.ts';
import { guest, type Person, signUp, signUpWithoutPlayer } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { isRefusedTo, writeAs } from '../support/write-as.ts';

// Real races of API calls. `interleaved.api.test.ts` chooses the order of two calls.

let olive: Person;
let giId: string;

beforeAll(async () => {
  olive = await signUp('Olive');
});

const uidsIn = async (id: string) =>
  (await database().collection(paths.playerInstances(id)).get()).docs.map((each) => each.id);
const withPerson = (gameId: string, { uid }: Person) => ({ params: { gameId }, body: { uid } });
const organisersOf = async (gameId: string) => {
  const { orgUid, organiserUids } = (await stored(paths.game(gameId))) ?? {};
  return [orgUid, organiserUids];
};
const joinAsGuest = ({ uid, name }: Person, id = giId) =>
  ({ params: { giId: id }, body: { name, anonUid: uid, status: 'PLAYING' } }) as const;

describe('concurrent calls with one key', () => {
  const CALLS = 5;
  const createdOnce = [...Array(CALLS - 1).fill(200), 201];

  async function create(
    name: 'createGame' | 'addPerson',
    sent: LooselySent,
  ): Promise<[number, GameResponse]> {
    const { status, text } = await send(name, sent, olive);
    return [status, gameResponseSchema.parse(JSON.parse(text))];
  }
  const createConcurrently = (...call: Parameters<typeof create>) =>
    Promise.all(Array.from({ length: CALLS }, () => create(...call)));

  test('create one game', async () => {
    const responses = await createConcurrently('createGame', { body: aGameBody(olive), key: randomUUID() });
    expect(responses.map(([status]) => status).toSorted()).toEqual(createdOnce);
    const ids = new Set(responses.map(([, game]) => `${game._id} ${onlyInstance(game)._id}`));
    const [gameId = '', id = ''] = [...ids].join().split(' ');
    expect((await stored(paths.statsHistory(gameId)))?.instances).toHaveLength(1);
    expect(await uidsIn(id)).toHaveLength(1);
  });

  test('add one person', async () => {
    ({ giId } = await createGame(olive));
    const body = { name: 'Bob', status: 'PLAYING' } as const;
    const responses = await createConcurrently('addPerson', { params: { giId }, body, key: randomUUID() });
    expect(responses.map(([status]) => status).toSorted()).toEqual(createdOnce);
    expect(await uidsIn(giId)).toHaveLength(2);
    expect(await stored(paths.gameInstance(giId))).toMatchObject({ counts: { playing: 1 } });
  });
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
  expect(await refused('joinAsGuest', joinAsGuest(late, full), late)).toMatchObject({
    status: 409,
    reason: { code: 'NO_ROOM_FOR_GUESTS' },
  });
  // People with an account can still join.
  const ada = await signUp('Ada');
  await joinAll(full, [ada]);
  await callApi('updateGame', { params: { gameId }, body: { maxGuests: 9 } }, olive);
  await callApi('joinAsGuest', joinAsGuest(late, full), late);
});

test('concurrent replies are all counted', async () => {
  ({ giId } = await createGame(olive));
  const people = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(signUp));
  const replyOf = ({ uid }: Person) => ({ params: { giId, uid }, body: { status: 'PLAYING' } }) as const;
  await Promise.all(people.map((person) => callApi('reply', replyOf(person), person)));
  const game = await callApi('getGameInstance', { params: { giId } }, olive);
  expect(onlyInstance(game).counts).toEqual({ playing: 6, notPlaying: 0, unanswered: 1 });
  expect(game.memberUids).toHaveLength(7);
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
    await Promise.allSettled([...replies, callApi('deletePlayer', { params: { id: zeb.uid } }, zeb)]);
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

test('two imports of a list add each person once', async () => {
  ({ giId } = await createGame(olive));
  const body = { text: '1. Olive\n2. Ben +1\n3. Tom', dryRun: false, people: [] };
  const importList = () => callApi('importPeople', { params: { giId }, body }, olive);
  const responses = await Promise.all([importList(), importList()]);
  expect(responses.map(({ added }) => added).toSorted()).toEqual([0, 3]);
  expect(await uidsIn(giId)).toHaveLength(4);
});

test('an import of results runs alone', async () => {
  const { gameId } = await createGame(olive);
  const importDay = async (day: number) =>
    (
      await send(
        'importResults',
        { params: { gameId }, body: { text: `2025-03-0${day} Ann v Ben 1-0` } },
        olive,
      )
    ).status;
  const statuses = await Promise.all([1, 2, 3].map(importDay));
  const saved = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status === 409)).toHaveLength(3 - saved);
  await settle();
  const imports = await callApi('listImports', { params: { gameId } }, olive);
  expect(imports.map(({ state }) => state)).toEqual(Array(saved).fill('DONE'));
});

test('handover during an account deletion leaves one lead or one offer', async () => {
  for (let round = 0; round < 3; round++) {
    const [lead, ada, ben] = await Promise.all([signUp('Lea'), signUp('Ada'), signUp('Ben')]);
    const { gameId, giId: upcoming } = await createGame(lead);
    await kickOff(await addInstance(gameId, [lead, ben]), 24);
    await joinAll(upcoming, [ada, ben]);
    await Promise.allSettled([
      callApi('deletePlayer', { params: { id: lead.uid } }, lead),
      callApi('handOver', withPerson(gameId, ada), lead),
      callApi('addOrganiser', withPerson(gameId, ben), lead),
      callApi('handOver', withPerson(gameId, ben), ben),
    ]);
    const [newLead, organisers] = await organisersOf(gameId);
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
  await callApi('deletePlayer', { params: { id: lead.uid } }, lead);
  const at = new Date(Date.now() - 7 * 24 * 3_600_000);
  await database().doc(paths.game(gameId)).update({ 'organiserOffer.at': at });
  const handovers = await Promise.allSettled(
    [ada, ben].map((by) => callApi('handOver', withPerson(gameId, by), by)),
  );
  expect(handovers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { uid } = handovers[0]?.status === 'fulfilled' ? ada : ben;
  expect(await organisersOf(gameId)).toEqual([uid, [uid]]);
});

test('two organisers who remove each other leave one of them', async () => {
  const [ada, ben] = await Promise.all([signUp('Ada'), signUp('Ben')]);
  const { gameId, giId: upcoming } = await createGame(olive);
  await joinAll(upcoming, [ada, ben]);
  for (const person of [ada, ben]) await callApi('addOrganiser', withPerson(gameId, person), olive);
  const remove = (uid: string, by: Person) => callApi('removeOrganiser', { params: { gameId, uid } }, by);
  const results = await Promise.allSettled([remove(ben.uid, ada), remove(ada.uid, ben)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [lead, all] = await organisersOf(gameId);
  expect([lead, all.length]).toEqual([olive.uid, 2]);
});

test('two accounts that claim one guest do not share the entries', async () => {
  const games = [await createGame(olive), await createGame(olive), await createGame(olive)];
  for (let round = 0; round < 4; round++) {
    const [tom, zoe, gus] = await Promise.all([signUp('Tom'), signUp('Zoe'), guest('Gus')]);
    for (const game of games) await callApi('joinAsGuest', joinAsGuest(gus, game.giId), gus);
    const body = { guestToken: gus.token };
    const responses = await Promise.all([tom, zoe].map((person) => send('claimGuest', { body }, person)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const [winner, loser] = responses[0]?.status === 204 ? [tom, zoe] : [zoe, tom];
    for (const game of games) {
      const uids = await uidsIn(game.giId);
      expect([winner, loser, gus].map(({ uid }) => uids.includes(uid))).toEqual([true, false, false]);
    }
  }
});

test('five calls create one player', async () => {
  const nora = await signUpWithoutPlayer('Nora');
  const body = { uid: nora.uid, name: 'Nora', email: nora.email };
  const responses = await Promise.all(Array.from({ length: 5 }, () => send('createPlayer', { body }, nora)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
});

test('winners and scores end in a consistent result', async () => {
  ({ giId } = await createGame(olive));
  await kickOff(giId);
  const params = { giId };
  const setWinner = (winningTeam: 'TEAM_A' | 'TEAM_B' | 'DRAW') =>
    callApi('setWinner', { params, body: { winningTeam } }, olive);
  const setScore = (body: { winningMargin: number } | { teamAGoals: number; teamBGoals: number }) =>
    callApi('setScore', { params, body }, olive);
  await setWinner('TEAM_A');
  await Promise.allSettled([
    setWinner('TEAM_B'),
    setScore({ teamAGoals: 2, teamBGoals: 1 }),
    setWinner('DRAW'),
    setScore({ winningMargin: 4 }),
  ]);
  const { winningTeam, winningMargin, teamAGoals } = onlyInstance(
    await callApi('getGameInstance', { params }, olive),
  );
  expect(winningMargin === null || teamAGoals === null).toBe(true);
  if (winningTeam === 'DRAW') expect([winningMargin, teamAGoals]).toEqual([null, null]);
  if (winningTeam === 'TEAM_B') expect(teamAGoals).toBeNull();
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
