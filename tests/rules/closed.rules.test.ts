import { randomBytes } from 'node:crypto';
import { collection, collectionGroup, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import type { Db } from './setup/environment.ts';
import { refused } from './setup/expectations.ts';
import { as, EVERYONE } from './setup/people.ts';
import { storeAll } from './setup/world.ts';

const GROUPS = [
  'players',
  'pushTokens',
  'notifications',
  'settings',
  'games',
  'stats',
  'organiserNotes',
  'gameInstances',
  'playerInstances',
  'admissions',
  'motmBallots',
  'supportMessages',
  'instanceJobs',
  'deletedAccounts',
  'migrations',
];

/** Paths that no rule names: at the root, under what rules name, and under collections of other places. */
const CLOSED = [
  `${random()}/${random()}`,
  `${random()}/${random()}/${random()}/${random()}`,
  `players/player/${random()}/${random()}`,
  `players/player/pushTokens/phone/${random()}/${random()}`,
  `players/player/settings/${random()}`,
  `games/tuesday/${random()}/${random()}`,
  `games/tuesday/stats/${random()}`,
  `gameInstances/first/${random()}/${random()}`,
  `gameInstances/first/playerInstances/player/${random()}/${random()}`,
  `${random()}/first/playerInstances/player`,
  'instanceJobs/first',
  'migrations/1',
  'deletedAccounts/nobody',
  'supportMessages/sent',
  'users/player',
  'admin/settings',
];

// Everything that no collection opens.
describe.each(CLOSED)('%s', (path) => {
  test('is read by nobody', () => refusedToAll((db) => getDoc(doc(db, path))));
  test('is listed by nobody', () =>
    refusedToAll((db) => getDocs(collection(db, path.slice(0, path.lastIndexOf('/'))))));
  test('is created by nobody', () => refusedToAll((db) => setDoc(doc(db, path), { name: 'Sam' })));
  test('is changed or deleted by nobody', async () => {
    await storeAll({ [path]: { name: 'Sam' } });
    await refusedToAll((db) => setDoc(doc(db, path), { name: 'Kim' }));
    await refusedToAll((db) => deleteDoc(doc(db, path)));
  });
});

test.each([...GROUPS, random()])('all %s, wherever they lie, are listed by nobody', (group) =>
  refusedToAll((db) => getDocs(collectionGroup(db, group))),
);

async function refusedToAll(request: (db: Db) => Promise<unknown>): Promise<void> {
  const browsers = await Promise.all(EVERYONE.map(as));
  await Promise.all(browsers.map((db) => refused(request(db))));
}

function random(): string {
  return `x${randomBytes(8).toString('hex')}`;
}
