import { paths } from '@fives/domain';
import { doc, setDoc } from 'firebase/firestore';
import { denyAll, testCases, type Write } from './setup/expectations.ts';
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

denyAll('store email settings as a notification', (db, who) =>
  setDoc(doc(db, paths.notification(who, 'email')), { isOn: false }),
);
denyAll('store email settings under another id', (db, who) =>
  setDoc(doc(db, `players/${who}/settings/other`), { isOn: false }),
);

const REFUSED = {
  'with a text as the value': { fields: { isOn: 'yes' } },
  'with a number as the value': { fields: { isOn: 0 } },
} as const;

const first: Choosing = { by: 'player', path: OWN, before: null, fields: { isOn: false } };

testCases('creating email settings', choose, {
  base: first,
  allowed: { 'with emails off': {}, 'with emails on': { fields: { isOn: true } } },
  refused: {
    ...REFUSED,
    'as a guest, who has no email address': { by: 'guest', path: paths.emailSettings('guest') },
    'without a value': { fields: { isOn: undefined } },
  },
});

testCases('changing email settings', choose, {
  base: { ...first, before: SENT, fields: { ...SENT, isOn: false } },
  allowed: { 'with emails off': {}, 'with emails still on': { fields: SENT } },
  refused: {
    ...REFUSED,
    'as a guest': { by: 'guest', path: paths.emailSettings('guest') },
    'with another secret': { fields: { unsubscribeSecret: 'chosen' } },
    'without the secret': { fields: { unsubscribeSecret: undefined } },
  },
});
