import { type OrganiserNotes, paths } from '@fives/domain';
import { beforeEach, expect, test } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { emptyDatabase } from './own-project.ts';
import { type Delivery, deliverInOrder, write } from './recorder.ts';
import { change, GAME_ID, putGame, writtenAt } from './world.ts';

beforeEach(emptyDatabase);

const organisers = (...organiserUids: string[]) => ({ orgUid: 'olive', organiserUids });
const putNotes = (uid: string, stars: OrganiserNotes['stars']): Promise<Delivery> =>
  write(paths.organiserNotesOf(GAME_ID, uid), { stars, apart: [], keepers: [] });
const starsFor = async (uid: string) => (await firestore.doc(paths.otherStarsOf(GAME_ID, uid)).get()).data();

test('each organiser has the stars of the others after repeated, unordered events', async () => {
  const deliveries = [
    await putGame(organisers('olive', 'otto')),
    await putNotes('olive', { sam: 2 }),
    await putNotes('otto', { sam: 4 }),
    await putNotes('otto', { sam: 5 }),
  ];
  await deliverInOrder([...deliveries.toReversed(), ...deliveries]);
  expect(await starsFor('olive')).toEqual({ given: { sam: { sum: 5, raters: 1 } } });
  expect(await starsFor('otto')).toEqual({ given: { sam: { sum: 2, raters: 1 } } });
});

test('other stars exist only for current organisers', async () => {
  await deliverInOrder([await putGame(organisers('olive')), await putNotes('olive', { sam: 2 })]);
  await deliverInOrder([await change(paths.game(GAME_ID), organisers('olive', 'otto'))]);
  expect(await starsFor('otto')).toEqual({ given: { sam: { sum: 2, raters: 1 } } });
  await deliverInOrder([await change(paths.game(GAME_ID), organisers('olive'))]);
  expect(await starsFor('otto')).toBeUndefined();
});

test('nothing is written without other raters or without a change', async () => {
  const alone = [await putGame(organisers('olive')), await putNotes('olive', { sam: 2 })];
  await deliverInOrder(alone);
  expect(await starsFor('olive')).toBeUndefined();
  const both = [
    await change(paths.game(GAME_ID), organisers('olive', 'otto')),
    await putNotes('otto', { kim: 1 }),
  ];
  await deliverInOrder(both);
  const before = await writtenAt(paths.otherStarsOf(GAME_ID, 'olive'));
  await deliverInOrder([...both, ...alone]);
  expect(await writtenAt(paths.otherStarsOf(GAME_ID, 'olive'))).toEqual(before);
  expect(before).toBeDefined();
});
