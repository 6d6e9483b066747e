import { paths } from '@fives/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { createGame, inHours, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { deleteAccount, statusOf } from './entries.ts';

let olive: Person;
let ana: Person;
let ben: Person;
let gameId: string;
let giId: string;

beforeAll(async () => {
  [olive, ana, ben] = (await Promise.all(['Olive', 'Ana', 'Ben'].map(signUp))) as [Person, Person, Person];
});
beforeEach(async () => {
  ({ gameId, giId } = await createGame(olive, { numberOfPlayers: 2, startDateTime: inHours(5) }));
  await joinAll(giId, [ana, ben]);
});

const mark = (...people: readonly Person[]) => ({
  params: { giId },
  body: { noShows: people.map(({ uid }) => uid) },
});
const attendance = () => callApi('getAttendance', { params: { giId } }, olive);
const turnout = () => callApi('getTurnout', { params: { gameId } }, olive);
const dropOut = (person: Person) =>
  callApi('reply', { params: { giId, uid: person.uid }, body: { status: 'NOT_PLAYING' } }, person);

async function dropAnaOut() {
  await dropOut(ana);
  await settle();
  expect((await attendance()).lateDropOuts).toHaveLength(1);
}

describe('attendance', () => {
  test('lets an organiser mark a no-show after the start', async () => {
    expect(await statusOf('setAttendance', mark(ana), olive)).toBe(409);
    await kickOff(giId);
    expect((await callApi('setAttendance', mark(ana), olive)).noShows).toEqual([ana.uid]);
    expect(await attendance()).toEqual({ noShows: [ana.uid], lateDropOuts: [] });
    expect(await stored(paths.gameInstance(giId))).toMatchObject({ isTurnoutMarked: true });
    expect((await turnout()).turnout).toContainEqual(
      expect.objectContaining({ uid: ana.uid, name: 'Ana', expected: 1, noShows: 1 }),
    );
    expect((await callApi('setAttendance', mark(), olive)).noShows).toEqual([]);
  });

  test("shows a late drop-out to organisers and in the player's export", async () => {
    await dropAnaOut();
    const own = async (person: Person) =>
      (await callApi('exportOwnData', { params: { id: person.uid } }, person)).instances.find(
        (each) => each.giId === giId,
      )?.attendance;
    expect(await own(ana)).toEqual({ isNoShow: false, droppedOutAt: expect.any(String) });
    expect(await own(ben)).toBeNull();
  });

  test('keeps no uid of a deleted account', async () => {
    const eve = await signUp('Eve');
    const other = await createGame(olive, { numberOfPlayers: 2, startDateTime: inHours(5) });
    giId = other.giId;
    await joinAll(giId, [eve]);
    await kickOff(giId);
    await callApi('setAttendance', mark(eve), olive);
    await deleteAccount(eve);
    expect(JSON.stringify(await stored(paths.gameInstance(giId)))).not.toContain(eve.uid);
    expect((await attendance()).noShows).toHaveLength(1);
  });
});
