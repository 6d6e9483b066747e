import { randomUUID } from 'node:crypto';
import { type GameInstance, paths } from '@fives/domain';
import { aGameInstance } from '@fives/domain/testing';
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
import { beforeAll, describe } from 'vitest';
import { allowOnly, denyAll } from './setup/expectations.ts';
import { everyoneBut } from './setup/people.ts';
import { aWorld, type World } from './setup/world.ts';

const instancesOf = (uid: string) => where('memberUids', 'array-contains', uid);

// `gameInstances/{giId}`: read access, and changes that only the server may make.
describe('game instances', () => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld();
  });

  allowOnly(everyoneBut('visitor'), 'read an instance by its id', (db) =>
    getDoc(doc(db, paths.gameInstance(world.giId))),
  );
  allowOnly(everyoneBut('visitor'), 'list their own instances', (db, uid) =>
    getDocs(query(collection(db, paths.gameInstances()), instancesOf(uid))),
  );
  denyAll("list another player's instances", (db) =>
    getDocs(query(collection(db, paths.gameInstances()), instancesOf('alex'))),
  );
  denyAll('list the instances of a game', (db) =>
    getDocs(query(collection(db, paths.gameInstances()), where('gameId', '==', world.gameId))),
  );
  denyAll('list all instances', (db) => getDocs(collection(db, paths.gameInstances())));
  denyAll('list the collection group', (db) => getDocs(collectionGroup(db, 'gameInstances')));
  denyAll('create an instance without the API', (db, uid) =>
    setDoc(doc(db, paths.gameInstance(randomUUID())), anInstanceOf(uid)),
  );
  denyAll('delete the instance', (db) => deleteDoc(doc(db, paths.gameInstance(world.giId))));
});

function anInstanceOf(orgUid: string): Omit<GameInstance, 'id'> {
  const { id: _, ...fields } = aGameInstance();
  return { ...fields, game: { ...fields.game, orgUid }, memberUids: [orgUid] };
}
