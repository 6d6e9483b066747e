import { NOTIFICATION_KINDS, paths } from '@fives/domain';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { beforeAll, describe, test } from 'vitest';
import { allowed, allowOnly, denyAll, paired, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { remove, storeAll } from './setup/world.ts';

const OWN = paths.notificationSettings('player');

interface Choosing extends Write {
  readonly path: string;
  /** Null if nothing was stored before. */
  readonly before: { readonly off: readonly string[] } | null;
}

const choosing: Choosing = {
  by: 'player',
  path: OWN,
  before: null,
  fields: { off: ['RESULT', 'MOTM_OPEN'] },
};

async function choose({ by, path, before, fields }: Choosing) {
  await (before === null ? remove(path) : storeAll({ [path]: before }));
  await setDoc(doc(await as(by), path), fields);
}

const MISSPELT = { off: ['RESULT', 'RESULTS'] };

// `players/{uid}/settings/notifications`
describe('notification settings', () => {
  beforeAll(() => storeAll({ [OWN]: { off: [] } }));
  test('a guest may look for settings of their own', async () =>
    allowed(getDoc(doc(await as('guest'), paths.notificationSettings('guest')))));
  allowOnly(['player'], 'read what a player wants to hear of', (db) => getDoc(doc(db, OWN)));
  denyAll('list the settings of a player', (db) => getDocs(collection(db, 'players/player/settings')));
  denyAll('delete it', (db) => deleteDoc(doc(db, OWN)));
});

const cases = {
  fine: {
    'with everything on': { fields: { off: [] } },
    'with everything off': { fields: { off: [...NOTIFICATION_KINDS] } },
    'by an anonymous guest': { by: 'guest', path: paths.notificationSettings('guest') },
  },
  wrong: {
    'by somebody else': { by: 'organiser' },
    'without signing in': { by: 'visitor' },
    'by a guest for somebody else': { by: 'guest' },
    'without a list': { fields: { off: undefined } },
    'with a word for a list': { fields: { off: 'RESULT' } },
    'with a kind that there is not': { fields: MISSPELT },
    'with a number among the kinds': { fields: { off: ['RESULT', 7] } },
    'with a kind named twice': { fields: { off: ['RESULT', 'RESULT'] } },
    'with a field more': { fields: { on: [] } },
  },
} as const;

paired('choosing what to hear of', choose, { base: choosing, ...cases });
paired('choosing anew', choose, { base: { ...choosing, before: { off: ['INVITE'] } }, ...cases });
