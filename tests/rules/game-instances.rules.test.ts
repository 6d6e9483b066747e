import { randomUUID } from 'node:crypto';
import { paths } from '@fives/domain';
import { aGame, aGameInstance } from '@fives/domain/testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeAll, describe } from 'vitest';
import { allowOnly, denyAll } from './setup/expectations.ts';
import { everyoneBut, type TestRole } from './setup/people.ts';
import { aWorld, type World } from './setup/world.ts';

const SIGNED_IN = everyoneBut('visitor');
const MEMBERS: readonly TestRole[] = ['guest', 'player', 'organiser'];
const { id: _game, ...game } = aGame();
const { id: _instance, ...instance } = aGameInstance();

// `games/{gameId}` and `gameInstances/{giId}`: read access, and changes that only the server may make.
describe.each([
  {
    kind: 'game',
    readers: MEMBERS,
    documents: paths.games(),
    idIn: ({ gameId }: World) => gameId,
    fieldsOf: (uid: string) => ({ ...game, orgUid: uid, memberUids: [uid] }),
  },
  {
    kind: 'instance',
    readers: SIGNED_IN,
    documents: paths.gameInstances(),
    idIn: ({ giId }: World) => giId,
    fieldsOf: (uid: string) => ({
      ...instance,
      game: { ...instance.game, orgUid: uid },
      memberUids: [uid],
    }),
  },
])('$kind', ({ kind, readers, documents, idIn, fieldsOf }) => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld();
  });
  const path = () => `${documents}/${idIn(world)}`;

  allowOnly(readers, 'read by id', (db) => getDoc(doc(db, path())));
  allowOnly(SIGNED_IN, 'list their own', (db, uid) =>
    getDocs(query(collection(db, documents), where('memberUids', 'array-contains', uid))),
  );
  denyAll("list another player's", (db) =>
    getDocs(query(collection(db, documents), where('memberUids', 'array-contains', 'alex'))),
  );
  denyAll('list all', (db) => getDocs(collection(db, documents)));
  denyAll('create one without the API', (db, uid) => setDoc(doc(db, documents, randomUUID()), fieldsOf(uid)));
  denyAll('delete one', (db) => deleteDoc(doc(db, path())));
  if (kind === 'game') {
    denyAll('change one without the API', (db) => updateDoc(doc(db, path()), { name: 'Thursday Fives' }));
  } else
    denyAll('list the instances of a game', (db) =>
      getDocs(query(collection(db, documents), where('gameId', '==', world.gameId))),
    );
});
