import { paths } from '@fives/domain';
import { deleteField, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { testCases, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { remove, storeAll } from './setup/world.ts';

const OWN = paths.pushToken('player', 'phone');
const A_GUESTS = paths.pushToken('guest', 'phone');
const BEFORE = new Date('2026-01-01T12:00:00Z');
const aDevice = () => ({ token: 'abc:DEF-1', createdAt: BEFORE, refreshedAt: BEFORE, userAgent: 'A phone' });

interface Adding extends Write {
  readonly path: string;
}

const adding: Adding = {
  by: 'player',
  path: OWN,
  fields: {
    token: 'abc:DEF-1',
    createdAt: serverTimestamp(),
    refreshedAt: serverTimestamp(),
    userAgent: 'A phone',
  },
};

async function add({ by, path, fields }: Adding) {
  await remove(path);
  await setDoc(doc(await as(by), path), fields);
}

const refreshing: Adding = {
  by: 'player',
  path: OWN,
  fields: { token: 'abc:DEF-2', refreshedAt: serverTimestamp() },
};

async function refresh({ by, path, fields }: Adding) {
  await storeAll({ [path]: aDevice() });
  await updateDoc(doc(await as(by), path), fields);
}

testCases('adding a device', add, {
  base: adding,
  allowed: {
    'with the longest token and user agent': {
      fields: { token: 't'.repeat(4096), userAgent: 'u'.repeat(512) },
    },
    'with an empty user agent': { fields: { userAgent: '' } },
    'by an anonymous guest': { by: 'guest', path: A_GUESTS },
  },
  refused: {
    'without a token': { fields: { token: undefined } },
    'with an empty token': { fields: { token: '' } },
    'with a token of 4097 characters': { fields: { token: 't'.repeat(4097) } },
    'with a space in the token': { fields: { token: 'abc DEF' } },
    'with a number as the token': { fields: { token: 7 } },
    'with a user agent of 513 characters': { fields: { userAgent: 'u'.repeat(513) } },
    'with a number as the user agent': { fields: { userAgent: 7 } },
    'with a list as the user agent': { fields: { userAgent: ['A phone'] } },
    'with a creation time from the client': { fields: { createdAt: BEFORE } },
    'with a refresh time from the client': { fields: { refreshedAt: BEFORE } },
  },
});

testCases('refreshing a device', refresh, {
  base: refreshing,
  allowed: {
    'with the same token': { fields: { token: 'abc:DEF-1' } },
    'by a guest': { by: 'guest', path: A_GUESTS },
  },
  refused: {
    'without a refresh time': { fields: { refreshedAt: undefined } },
    'with a time from the client': { fields: { refreshedAt: new Date() } },
    'with a new creation time': { fields: { createdAt: serverTimestamp() } },
    'with an empty token': { fields: { token: '' } },
    'with a removed user agent': { fields: { userAgent: deleteField() } },
  },
});
