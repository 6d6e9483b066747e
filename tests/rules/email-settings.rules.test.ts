import { paths } from '@fives/domain';
import { collection, deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore';
import { beforeAll, describe, test } from 'vitest';
import { allowed, allowOnly, denyAll, paired, searchFor, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { remove, storeAll } from './setup/world.ts';

const OWN = paths.emailSettings('player');
const SENT = { isOn: true, unsubscribeSecret: 'secret' };

interface Choosing extends Write {
  readonly path: string;
  /** Null if nothing was stored before. */
  readonly before: typeof SENT | null;
}

async function choose({ by, path, before, fields }: Choosing) {
  await (before === null ? remove(path) : storeAll({ [path]: before }));
  await setDoc(doc(await as(by), path), fields);
}

// `players/{uid}/settings/email`
describe('email settings', () => {
  beforeAll(() => storeAll({ [OWN]: SENT }));
  test('a guest may read their own missing settings', async () =>
    allowed(getDoc(doc(await as('guest'), paths.emailSettings('guest')))));
  allowOnly(['player'], 'read what ends their emails', (db) => getDoc(doc(db, OWN)));
  denyAll('search for their own', (db, who) => searchFor('email', collection(db, `players/${who}/settings`)));
  denyAll('put it elsewhere', (db, who) =>
    setDoc(doc(db, paths.notification(who, 'email')), { isOn: false }),
  );
  denyAll('put it beside', (db, who) => setDoc(doc(db, `players/${who}/settings/other`), { isOn: false }));
  denyAll('delete it', (db) => deleteDoc(doc(db, OWN)));
});

const wrong = {
  'by somebody else': { by: 'organiser' },
  'without signing in': { by: 'visitor' },
  'by a guest for somebody else': { by: 'guest' },
  'with a word for yes': { fields: { isOn: 'yes' } },
  'with a number for no': { fields: { isOn: 0 } },
} as const;

const first: Choosing = { by: 'player', path: OWN, before: null, fields: { isOn: false } };

paired('choosing whether to get emails', choose, {
  base: first,
  fine: { 'to get none': {}, 'to get some': { fields: { isOn: true } } },
  wrong: {
    ...wrong,
    'by a guest, who has no address': { by: 'guest', path: paths.emailSettings('guest') },
    'with a secret of their own': { fields: { unsubscribeSecret: 'chosen' } },
    'without saying so': { fields: { isOn: undefined } },
  },
});

paired('choosing anew', choose, {
  base: { ...first, before: SENT, fields: { ...SENT, isOn: false } },
  fine: { 'to get none': {}, 'to get some again': { fields: SENT } },
  wrong: {
    ...wrong,
    'by a guest': { by: 'guest', path: paths.emailSettings('guest') },
    'with another secret': { fields: { unsubscribeSecret: 'chosen' } },
    'without the secret': { fields: { unsubscribeSecret: undefined } },
  },
});
