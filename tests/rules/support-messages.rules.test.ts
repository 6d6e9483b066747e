import { randomUUID } from 'node:crypto';
import { paths } from '@fives/domain';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeAll, describe } from 'vitest';
import { nobodyMay, paired, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { storeAll } from './setup/world.ts';

const SENT = paths.supportMessage('sent');

const asking: Write = {
  by: 'player',
  fields: {
    uid: 'player',
    message: 'How do I change\nmy email?',
    createdAt: serverTimestamp(),
  },
};

async function ask({ by, fields }: Write) {
  await setDoc(doc(await as(by), paths.supportMessage(randomUUID())), fields);
}

// `supportMessages/{id}`
describe('messages to support', () => {
  beforeAll(() => storeAll({ [SENT]: { message: 'Hello', createdAt: new Date() } }));
  nobodyMay('read a message', (db) => getDoc(doc(db, SENT)));
  nobodyMay('list the messages', (db) => getDocs(collection(db, paths.supportMessages())));
  nobodyMay('change a message', (db) => updateDoc(doc(db, SENT), { message: 'Goodbye' }));
  nobodyMay('delete a message', (db) => deleteDoc(doc(db, SENT)));
});

paired('writing to support', ask, {
  base: asking,
  fine: { 'at length': { fields: { message: 'm'.repeat(5000) } } },
  wrong: {
    'in the name of somebody else': { fields: { uid: 'alex' } },
    'as an anonymous guest': { by: 'guest', fields: { uid: 'guest' } },
    'without signing in': { by: 'visitor' },
    'without a word': { fields: { message: '' } },
    'in spaces and empty lines': { fields: { message: ' \n\n ' } },
    'at too great length': { fields: { message: 'm'.repeat(5001) } },
    'in numbers': { fields: { message: 7 } },
    'at a time of their own choice': { fields: { createdAt: new Date() } },
    'with a field more': { fields: { urgent: true } },
    'without saying who': { fields: { uid: undefined } },
  },
});
