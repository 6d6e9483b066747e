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
  allowOnly(['player'], 'know it', (db) => getDoc(doc(db, FEED)));
  test('a guest may read their own missing address', async () =>
    allowed(getDoc(doc(await as('guest'), paths.calendarFeed('guest')))));
  denyAll('list who has one', (db) => getDocs(collection(db, paths.calendarFeeds())));
  denyAll('search for their own', (db, who) => searchFor(who, collection(db, paths.calendarFeeds())));
  denyAll('choose an address', (db, who) => setDoc(doc(db, paths.calendarFeed(who)), fields));
  denyAll('change one', (db) => setDoc(doc(db, FEED), { ...fields, secretHash: 'of another' }));
  denyAll('end it past the server', (db) => deleteDoc(doc(db, FEED)));
});
