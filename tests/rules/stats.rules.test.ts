import { paths } from '@fives/domain';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { beforeAll, describe } from 'vitest';
import { allowOnly, denyAll } from './setup/expectations.ts';
import type { TestRole } from './setup/people.ts';
import { aWorld, storeAll, type World } from './setup/world.ts';

const MEMBERS: TestRole[] = ['guest', 'player', 'organiser'];

// `games/{gameId}/stats/{table|season-id|history|history-n}`
describe('stats', () => {
  let world: World;
  const table = () => paths.statsTable(world.gameId);
  const part = (n: number | string) => paths.statsHistoryPart(world.gameId, n);
  const draft = () => `${paths.game(world.gameId)}/stats/draft`;

  const ofSeason = (id: string) => paths.seasonTable(world.gameId, id);
  const season = (id: string) => paths.season(world.gameId, id);

  beforeAll(async () => {
    world = await aWorld();
    await storeAll({
      [table()]: { rows: {}, updatedAt: new Date() },
      [paths.statsHistory(world.gameId)]: { instances: [], people: {} },
      [part(0)]: { instances: [], before: {} },
      [part(12)]: { instances: [], before: {} },
      [part('')]: { instances: [], before: {} },
      [part('draft')]: { instances: [], before: {} },
      [`${part(0)}-draft`]: { instances: [], before: {} },
      [draft()]: { rows: {} },
      [ofSeason('aB3-_')]: { rows: {} },
      [ofSeason('')]: { rows: {} },
      [ofSeason('a.b')]: { rows: {} },
      [`${paths.game(world.gameId)}/stats/last-season-a`]: { rows: {} },
      [paths.season(world.gameId, 'spring')]: { name: 'Spring', from: new Date() },
    });
  });

  allowOnly(MEMBERS, 'read the table', (db) => getDoc(doc(db, table())));
  allowOnly(MEMBERS, 'read the history', (db) => getDoc(doc(db, paths.statsHistory(world.gameId))));
  allowOnly(MEMBERS, 'read a closed part of the history', (db) => getDoc(doc(db, part(0))));
  allowOnly(MEMBERS, 'read part 12 of the history', (db) => getDoc(doc(db, part(12))));
  allowOnly(MEMBERS, "read a season's table", (db) => getDoc(doc(db, ofSeason('aB3-_'))));
  denyAll('read a table with an empty season id', (db) => getDoc(doc(db, ofSeason(''))));
  denyAll('read a table with an invalid season id', (db) => getDoc(doc(db, ofSeason('a.b'))));
  denyAll("read an id that ends like a season's table", (db) =>
    getDoc(doc(db, `${paths.game(world.gameId)}/stats/last-season-a`)),
  );
  denyAll("write a season's table", (db) => setDoc(doc(db, ofSeason('aB3-_')), { rows: {} }));
  allowOnly(MEMBERS, 'read a season', (db) => getDoc(doc(db, season('spring'))));
  allowOnly(MEMBERS, 'list the seasons', (db) => getDocs(collection(db, paths.seasons(world.gameId))));
  denyAll('start a season', (db) => setDoc(doc(db, season('mine')), { name: 'Mine', from: new Date() }));
  denyAll('rename a season', (db) => updateDoc(doc(db, season('spring')), { name: 'Mine' }));
  denyAll('delete a season', (db) => deleteDoc(doc(db, season('spring'))));
  denyAll('read a part with a text as its number', (db) => getDoc(doc(db, part('draft'))));
  denyAll('read a part with an empty number', (db) => getDoc(doc(db, part(''))));
  denyAll('read a part with text after its number', (db) => getDoc(doc(db, `${part(0)}-draft`)));
  denyAll('add a closed part', (db) => setDoc(doc(db, part(99)), { instances: [], before: {} }));
  denyAll('write a closed part', (db) => setDoc(doc(db, part(0)), { instances: [], before: {} }));
  denyAll('read another document of the stats', (db) => getDoc(doc(db, draft())));
  denyAll('read stats of a missing game', (db) => getDoc(doc(db, paths.statsTable('nowhere'))));
  denyAll('read a table in another collection', (db) =>
    getDoc(doc(db, `${paths.game(world.gameId)}/others/table`)),
  );
  denyAll('list the stats', (db) => getDocs(collection(db, `${paths.game(world.gameId)}/stats`)));
  denyAll('write the table', (db) => setDoc(doc(db, table()), { rows: {}, updatedAt: new Date() }));
  denyAll('delete the table', (db) => deleteDoc(doc(db, table())));
});
