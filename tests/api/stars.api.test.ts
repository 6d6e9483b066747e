import { EMPTY_NOTES, fromPiId, MAX_RATERS, paths } from '@fives/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll, onlyInstance } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { writeAs } from '../support/write-as.ts';
import { deleteAccount } from './entries.ts';

let olive: Person;
let members: Person[];
let gameId: string;
let giId: string;

const uids = (people: readonly Person[]) => people.map(({ uid }) => uid);
const askForStars = (people: readonly Person[]) =>
  callApi('askForStars', { params: { gameId }, body: { uids: uids(people) } }, olive);
const notesOf = ({ uid }: Person) => paths.organiserNotesOf(gameId, uid);
const giveStars = (by: Person, stars: Record<string, number>) =>
  writeAs(by, notesOf(by), { ...EMPTY_NOTES, stars });
const otherStarsOf = ({ uid }: Person) => stored(paths.otherStarsOf(gameId, uid));

beforeAll(async () => {
  const [first, ...others] = await Promise.all(
    ['Olive', 'Ana', 'Ben', 'Cem', 'Dee', 'Eve'].map((name) => signUp(name)),
  );
  if (first === undefined) throw new Error('Nobody signed up');
  [olive, members] = [first, others];
});
beforeEach(async () => {
  ({ gameId, giId } = await createGame(olive, { numberOfPlayers: 6 }));
  await joinAll(giId, [olive, ...members]);
});

describe('raters', () => {
  test('give private stars that count from three raters on', async () => {
    const [ana, ben, cem, dee, eve] = members as [Person, Person, Person, Person, Person];
    await expect(giveStars(ana, { [dee.uid]: 5 })).rejects.toThrow();
    await askForStars([ana, ben, cem]);
    await askForStars([ana, ben, cem]);
    expect(await stored(paths.notification(ana.uid, `${gameId}_ORGANISING_STARS`))).toMatchObject({
      kind: 'ORGANISING',
      link: `/game/${gameId}/stars`,
    });
    for (const rater of [ana, ben, cem]) await giveStars(rater, { [dee.uid]: 5, [eve.uid]: 4 });
    await settle();
    expect(await otherStarsOf(olive)).toEqual({
      given: { [dee.uid]: { sum: 15, raters: 3 }, [eve.uid]: { sum: 12, raters: 3 } },
    });
    expect(await callApi('listRaters', { params: { gameId } }, olive)).toEqual(
      uids([ana, ben, cem])
        .toSorted()
        .map((uid) => ({ uid, rated: 2 })),
    );
    // A rater who is no longer asked loses their stars. Stars of two raters do not count.
    await askForStars([ana, ben]);
    expect(await stored(notesOf(cem))).toBeUndefined();
    await settle();
    expect(await otherStarsOf(olive)).toBeUndefined();
    await expect(giveStars(cem, { [dee.uid]: 1 })).rejects.toThrow();
    expect(await stored(notesOf(ana))).toMatchObject({ stars: { [dee.uid]: 5 } });
  });

  test('are at most eight members with an account', async () => {
    const [gus, stranger] = await Promise.all([guest('Gus'), signUp('Stranger')]);
    await callApi(
      'joinAsGuest',
      { params: { giId }, body: { name: 'Gus', anonUid: gus.uid, status: 'PLAYING' } },
      gus,
    );
    const refusalFor = (raterUids: readonly string[]) =>
      refused('askForStars', { params: { gameId }, body: { uids: [...raterUids] } }, olive);
    expect(await refusalFor([gus.uid])).toMatchObject({ status: 400, reason: { code: 'RATERS_REGISTERED' } });
    expect(await refusalFor([stranger.uid])).toMatchObject({ status: 404 });
    const tooManyUids = Array.from({ length: MAX_RATERS + 1 }, (_, at) => `p${at}`);
    expect(await refusalFor(tooManyUids)).toMatchObject({ status: 400 });
  });

  test('leave no stars behind when deleted or removed', async () => {
    const [ana, , , , eve] = members as [Person, Person, Person, Person, Person];
    const leaver = await signUp('Leaver');
    await joinAll(giId, [leaver]);
    await askForStars([ana, eve, leaver]);
    await giveStars(ana, { [leaver.uid]: 2 });
    await deleteAccount(leaver);
    expect(await stored(paths.organiserNotesOf(gameId, leaver.uid))).toBeUndefined();
    expect(await stored(notesOf(ana))).toMatchObject({ stars: {} });
    await callApi('removeForGood', { params: { giId, uid: eve.uid } }, olive);
    expect(await stored(notesOf(eve))).toBeUndefined();
  });
});

test('fair teams use the average stars of all organisers', async () => {
  const people = await Promise.all(['Fay', 'Gil', 'Hal', 'Ida', 'Jan', 'Kit'].map((name) => signUp(name)));
  const [fay, gil] = people as [Person, Person];
  const game = await createGame(fay, { numberOfPlayers: 6 });
  await joinAll(game.giId, people);
  await callApi('addOrganiser', { params: { gameId: game.gameId }, body: { uid: gil.uid } }, fay);
  await kickOff(game.giId);
  await callApi('pickRandomTeams', { params: { giId: game.giId } }, fay);
  await callApi('setWinner', { params: { giId: game.giId }, body: { winningTeam: 'DRAW' } }, fay);
  const nextGiId = await addInstance(game.gameId, people);
  const bestUids = new Set(uids(people.slice(2, 4)));
  const stars = Object.fromEntries(uids(people).map((uid) => [uid, bestUids.has(uid) ? 5 : 2]));
  // Only Gil gives stars, and the teams that Fay picks use these stars.
  await database()
    .doc(paths.organiserNotesOf(game.gameId, gil.uid))
    .set({ ...EMPTY_NOTES, stars });
  await settle();
  expect(await stored(paths.otherStarsOf(game.gameId, fay.uid))).toMatchObject({
    given: { [fay.uid]: { sum: 2, raters: 1 } },
  });
  const picked = await callApi(
    'pickFairTeams',
    { params: { giId: nextGiId }, body: { seed: 'one', preset: 'fairest' } },
    fay,
  );
  const isBest = ({ _id }: { readonly _id: string }) => bestUids.has(fromPiId(_id).uid);
  const teamsOfBest = (onlyInstance(picked).playerInstances ?? []).filter(isBest).map(({ team }) => team);
  expect(teamsOfBest.toSorted()).toEqual(['TEAM_A', 'TEAM_B']);
});
