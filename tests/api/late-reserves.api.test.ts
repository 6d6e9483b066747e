import { paths } from '@fives/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database } from '../support/database.ts';
import { createGame, inHours, joinAll, playerInstanceOf } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';

let olive: Person;
let ana: Person;
let ben: Person;
let cem: Person;
let dee: Person;
let giId: string;

beforeAll(async () => {
  [olive, ana, ben, cem, dee] = await Promise.all([
    signUp('Olive'),
    signUp('Ana'),
    signUp('Ben'),
    signUp('Cem'),
    signUp('Dee'),
  ]);
});
beforeEach(async () => {
  ({ giId } = await createGame(olive, { numberOfPlayers: 2, startDateTime: inHours(2) }));
});

const reply = (person: Person, status: 'PLAYING' | 'NOT_PLAYING', by = person) =>
  callApi('reply', { params: { giId, uid: person.uid }, body: { status } }, by);
const getInstance = () => callApi('getGameInstance', { params: { giId } }, olive);

async function expectQueue(
  players: readonly Person[],
  reserves: readonly Person[],
  offeredTo: readonly Person[],
) {
  await settle();
  const game = await getInstance();
  for (const person of players)
    expect(playerInstanceOf(game, person)).toMatchObject({ spot: 'IN', offeredAt: null });
  for (const person of reserves) {
    const offeredAt = offeredTo.includes(person) ? expect.any(String) : null;
    expect(playerInstanceOf(game, person)).toMatchObject({ spot: 'RESERVE', offeredAt });
  }
}

async function inboxOf({ uid }: Person): Promise<string[]> {
  const { docs } = await database().collection(paths.notifications(uid)).where('giId', '==', giId).get();
  return docs.map((each) => String(each.get('kind'))).toSorted();
}

describe('late queue', () => {
  test('gives a reserve the spot only after they accept the offer', async () => {
    await joinAll(giId, [ana, ben, cem, dee]);
    await expectQueue([ana, ben], [cem, dee], []);
    await reply(ana, 'NOT_PLAYING');
    await expectQueue([ben], [cem, dee], [cem]);
    await settle();
    expect(await inboxOf(cem)).toEqual(['OFFER']);
    await reply(dee, 'PLAYING');
    await expectQueue([ben], [cem, dee], [cem]);
    const response = await reply(cem, 'PLAYING');
    expect(playerInstanceOf(response, cem)).toMatchObject({ spot: 'IN' });
    await expectQueue([ben, cem], [dee], []);
    await settle();
    expect(await inboxOf(cem)).toEqual(['OFFER', 'PROMOTED']);
    expect(await inboxOf(dee)).toEqual([]);
  });
});
