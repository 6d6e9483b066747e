import { randomBytes } from 'node:crypto';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { type Db, theEnvironment } from './setup/environment.ts';
import { refused } from './setup/expectations.ts';
import { as, EVERYONE, type TestRole } from './setup/people.ts';
import { remove } from './setup/world.ts';

const COLLECTION_GROUPS = [
  'players',
  'pushTokens',
  'notifications',
  'settings',
  'games',
  'stats',
  'organiserNotes',
  'imports',
  'gameInstances',
  'playerInstances',
  'admissions',
  'motmBallots',
  'money',
  'supportMessages',
  'instanceJobs',
  'calendarFeeds',
  'deletedAccounts',
  'guestClaims',
];

/** Paths that no rule opens: at the root, below open documents, and below unknown collections. */
const CLOSED_PATHS = [
  `${random()}/${random()}`,
  `${random()}/${random()}/${random()}/${random()}`,
  `players/player/${random()}/${random()}`,
  `players/player/pushTokens/phone/${random()}/${random()}`,
  `players/player/settings/${random()}`,
  `calendarFeeds/player/${random()}/${random()}`,
  `games/tuesday/${random()}/${random()}`,
  `games/tuesday/stats/${random()}`,
  `games/tuesday/money/${random()}`,
  `gameInstances/first/${random()}/${random()}`,
  `gameInstances/first/playerInstances/player/${random()}/${random()}`,
  `${random()}/first/playerInstances/player`,
  'games/tuesday/imports/paste',
  'instanceJobs/first',
  'deletedAccounts/nobody',
  'guestClaims/nobody',
  'supportMessages/sent',
  'users/player',
  'admin/settings',
];

// Closed paths stay closed even if the document contains the uid of the reader.
describe.each(CLOSED_PATHS)('%s', (path) => {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const ownDocument = (who: TestRole, name: string) => ({ uid: who, name });
  const store = async (who: TestRole) => {
    const { serverDb } = await theEnvironment();
    await setDoc(doc(serverDb, path), ownDocument(who, 'Sam'));
  };

  test('is closed to reads', () => refusedToAll((db) => getDoc(doc(db, path)), store));
  test('is closed to lists', () => refusedToAll((db) => getDocs(collection(db, folder)), store));
  test('is closed to searches for own documents', () =>
    refusedToAll((db, who) => getDocs(query(collection(db, folder), where('uid', '==', who))), store));
  test('is closed to creation', () =>
    refusedToAll(
      (db, who) => setDoc(doc(db, path), ownDocument(who, 'Kim')),
      () => remove(path),
    ));
  test('is closed to changes', () =>
    refusedToAll((db, who) => setDoc(doc(db, path), ownDocument(who, 'Kim')), store));
  test('is closed to deletion', () => refusedToAll((db) => deleteDoc(doc(db, path)), store));
});

test.each([...COLLECTION_GROUPS, random()])('collection group %s is closed to lists', (group) =>
  refusedToAll((db) => getDocs(collectionGroup(db, group))),
);

async function refusedToAll(
  request: (db: Db, who: TestRole) => Promise<unknown>,
  before: (who: TestRole) => Promise<void> = async () => {},
): Promise<void> {
  for (const who of EVERYONE) {
    await before(who);
    await refused(request(await as(who), who));
  }
}

function random(): string {
  return `x${randomBytes(8).toString('hex')}`;
}
