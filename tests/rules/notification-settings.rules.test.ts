import { NOTIFICATION_KINDS, paths } from '@fives/domain';
import { doc, setDoc } from 'firebase/firestore';
import { testCases, type Write } from './setup/expectations.ts';
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

testCases('setting the muted kinds', choose, {
  base: choosing,
  allowed: {
    'a second time': { before: { off: ['INVITE'] } },
    'with everything on': { fields: { off: [] } },
    'with everything off': { fields: { off: [...NOTIFICATION_KINDS] } },
    'as an anonymous guest': { by: 'guest', path: paths.notificationSettings('guest') },
  },
  refused: {
    'as another player': { by: 'organiser' },
    'without signing in': { by: 'visitor' },
    'as a guest for another player': { by: 'guest' },
    'a second time with an unknown kind': { before: { off: ['INVITE'] }, fields: { off: ['RESULTS'] } },
    'without a list': { fields: { off: undefined } },
    'with a text as the list': { fields: { off: 'RESULT' } },
    'with an unknown kind': { fields: { off: ['RESULT', 'RESULTS'] } },
    'with a number among the kinds': { fields: { off: ['RESULT', 7] } },
    'with a repeated kind': { fields: { off: ['RESULT', 'RESULT'] } },
  },
});
