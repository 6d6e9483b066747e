import { paths } from '@fives/domain';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { beforeAll, describe, test } from 'vitest';
import { allowed, allowOnly, denyAll, searchFor } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { storeAll } from './setup/world.ts';

const FEED = paths.calendarFeed('player');
const fields = { secretHash: 'of something', createdAt: new Date() };

// `calendarFeeds/{uid}`
describe('calendar address', () => {
  beforeAll(() => storeAll({ [FEED]: fields }));
  allowOnly(['player'], 'read the address', (db) => getDoc(doc(db, FEED)));
  test('a guest may read their own missing address', async () =>
    allowed(getDoc(doc(await as('guest'), paths.calendarFeed('guest')))));
  denyAll('list the addresses', (db) => getDocs(collection(db, paths.calendarFeeds())));
  denyAll('search for their own address', (db, who) => searchFor(who, collection(db, paths.calendarFeeds())));
  denyAll('choose an address', (db, who) => setDoc(doc(db, paths.calendarFeed(who)), fields));
  denyAll('change an address', (db) => setDoc(doc(db, FEED), { ...fields, secretHash: 'of another' }));
  denyAll('delete an address without the API', (db) => deleteDoc(doc(db, FEED)));
});
