import { beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { createGame, inHours, joinAll, playerInstanceOf } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { kindsInInbox, type Status } from './entries.ts';

let olive: Person;
let ana: Person;
let ben: Person;
let cem: Person;
let dee: Person;
let giId: string;

beforeAll(async () => {
  const people = await Promise.all(['Olive', 'Ana', 'Ben', 'Cem', 'Dee'].map(signUp));
  [olive, ana, ben, cem, dee] = people as [Person, Person, Person, Person, Person];
  ({ giId } = await createGame(olive, { numberOfPlayers: 2, startDateTime: inHours(2) }));
});

const reply = (person: Person, status: Status, by = person) =>
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

describe('late queue', () => {
  test('gives a reserve the spot only after they accept the offer', async () => {
    await joinAll(giId, [ana, ben, cem, dee]);
    await expectQueue([ana, ben], [cem, dee], []);
    await reply(ana, 'NOT_PLAYING');
    await expectQueue([ben], [cem, dee], [cem]);
    await settle();
    expect(await kindsInInbox(cem, giId)).toEqual(['OFFER']);
    await reply(dee, 'PLAYING');
    await expectQueue([ben], [cem, dee], [cem]);
    const response = await reply(cem, 'PLAYING');
    expect(playerInstanceOf(response, cem)).toMatchObject({ spot: 'IN' });
    await expectQueue([ben, cem], [dee], []);
    await settle();
    expect(await kindsInInbox(cem, giId)).toEqual(['OFFER', 'PROMOTED']);
    expect(await kindsInInbox(dee, giId)).toEqual([]);
  });
});
