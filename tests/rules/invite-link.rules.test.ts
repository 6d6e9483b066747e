import { type Game, paths } from '@fives/domain';
import { collection, deleteDoc, doc, getDoc, getDocs, serverTimestamp, setDoc } from 'firebase/firestore';
import { beforeAll, describe } from 'vitest';
import { denyAll, paired, searchFor, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, storeAll, type World } from './setup/world.ts';

interface Coming extends Write {
  readonly uid: string;
  readonly game: Partial<Game>;
}

const coming: Coming = {
  by: 'newcomer',
  uid: 'newcomer',
  game: { inviteKey: 'the-new-one' },
  fields: { key: 'the-new-one' },
};

// `gameInstances/{giId}/admissions/{uid}`
paired(
  'showing the key of a renewed invite link',
  async ({ by, uid, game, fields }: Coming) => {
    const { giId } = await aWorld({ game });
    await setDoc(doc(await as(by), paths.admission(giId, uid)), fields);
  },
  {
    base: coming,
    fine: { 'with an account': { by: 'outsider', uid: 'outsider' } },
    wrong: {
      'for somebody else': { uid: 'outsider' },
      'without signing in': { by: 'visitor' },
      'of before': { fields: { key: 'the-old-one' } },
      'where there is none': { game: { inviteKey: null }, fields: { key: null } },
      'with a field more': { fields: { isMember: true } },
      'without it': { fields: { key: undefined } },
    },
  },
);

describe('admissions', () => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld({ game: { inviteKey: 'the-new-one' } });
    await storeAll({ [paths.admission(world.giId, 'newcomer')]: { key: 'the-new-one' } });
  });
  denyAll('read one', (db) => getDoc(doc(db, paths.admission(world.giId, 'newcomer'))));
  denyAll('search them for their own', (db, who) =>
    searchFor(who, collection(db, `${paths.gameInstance(world.giId)}/admissions`)),
  );
  denyAll('take one away', (db) => deleteDoc(doc(db, paths.admission(world.giId, 'newcomer'))));
  denyAll('list them', (db) => getDocs(collection(db, `${paths.gameInstance(world.giId)}/admissions`)));
});

interface Entering {
  readonly by: 'newcomer' | 'outsider' | 'player' | 'rival';
  readonly game: Partial<Game>;
  /** Key that the role has shown, or null for none. */
  readonly key: string | null;
  /** True if the instance lists the role as a member. The instance may be older than the game. */
  readonly isInInstance: boolean;
}

const entering: Entering = {
  by: 'newcomer',
  game: { inviteKey: 'the-new-one' },
  key: 'the-new-one',
  isInInstance: false,
};

async function worldOf({ by, game, key, isInInstance }: Entering): Promise<World> {
  const world = await aWorld({
    game,
    people: { [by]: null },
    instance: { memberUids: isInInstance ? [by] : [] },
  });
  if (key !== null) await storeAll({ [paths.admission(world.giId, by)]: { key } });
  return world;
}

const CASES = {
  base: entering,
  fine: {
    'as a member of the game, without a key': { by: 'player', key: null },
    'without a key, where the link was never renewed': { game: { inviteKey: null }, key: null },
  },
  wrong: {
    'without a key': { key: null },
    'with the key of before': { key: 'the-old-one' },
    'after being taken out': { game: { removed: { newcomer: 'Nia' } } },
  },
} as const;

paired(
  'looking at an instance whose link was renewed',
  async (how: Entering) => {
    const { giId } = await worldOf(how);
    const db = await as(how.by);
    await getDoc(doc(db, paths.gameInstance(giId)));
    await getDocs(collection(db, paths.playerInstances(giId)));
  },
  {
    ...CASES,
    fine: { ...CASES.fine, 'as somebody in it, without a key': { isInInstance: true, key: null } },
  },
);

paired(
  'joining an instance whose link was renewed',
  async (how: Entering) => {
    const { giId } = await worldOf(how);
    await setDoc(doc(await as(how.by), paths.playerInstance(giId, how.by)), {
      ...{ name: 'Nia', isGuest: how.by === 'newcomer', status: 'PLAYING', team: 'NO_TEAM' },
      repliedAt: serverTimestamp(),
    });
  },
  CASES,
);
