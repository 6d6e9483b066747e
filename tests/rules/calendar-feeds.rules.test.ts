import { paths } from '@fives/domain';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { beforeAll, describe, test } from 'vitest';
import { allowed, mayOnly, nobodyMay, searchFor } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { storeAll } from './setup/world.ts';

const FEED = paths.calendarFeed('player');
const fields = { secretHash: 'of something', createdAt: new Date() };

// `calendarFeeds/{uid}`
describe('that somebody’s calendar has an address', () => {
  beforeAll(() => storeAll({ [FEED]: fields }));
  mayOnly(['player'], 'know it', (db) => getDoc(doc(db, FEED)));
  test('a guest may look for one, and finds none', async () =>
    allowed(getDoc(doc(await as('guest'), paths.calendarFeed('guest')))));
  nobodyMay('list who has one', (db) => getDocs(collection(db, paths.calendarFeeds())));
  nobodyMay('search for their own', (db, who) => searchFor(who, collection(db, paths.calendarFeeds())));
  nobodyMay('choose an address', (db, who) => setDoc(doc(db, paths.calendarFeed(who)), fields));
  nobodyMay('change one', (db) => setDoc(doc(db, FEED), { ...fields, secretHash: 'of another' }));
  nobodyMay('end it past the server', (db) => deleteDoc(doc(db, FEED)));
});
