import { paths } from '@fives/domain';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { beforeAll, describe } from 'vitest';
import { allowOnly, denyAll } from './setup/expectations.ts';
import { aWorld, storeAll, type World } from './setup/world.ts';

const fields = { given: { alex: { sum: 9, raters: 2 } } };

// `games/{gameId}/otherStars/{uid}`
describe('stars from others', () => {
  let world: World;
  const organisersPath = () => paths.otherStarsOf(world.gameId, 'organiser');
  const playersPath = () => paths.otherStarsOf(world.gameId, 'player');

  beforeAll(async () => {
    world = await aWorld();
    await storeAll({ [organisersPath()]: fields, [playersPath()]: fields });
  });

  allowOnly(['organiser'], "read the organiser's document", (db) => getDoc(doc(db, organisersPath())));
  denyAll('read the document of a player', (db) => getDoc(doc(db, playersPath())));
  denyAll('list the documents', (db) => getDocs(collection(db, paths.otherStars(world.gameId))));
  denyAll('change a document', (db) => setDoc(doc(db, organisersPath()), { given: {} }));
  denyAll('delete a document', (db) => deleteDoc(doc(db, organisersPath())));
});
