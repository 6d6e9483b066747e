import { type Game, paths } from '@fives/domain';
import { collection, doc, getDoc, getDocs, serverTimestamp, setDoc } from 'firebase/firestore';
import { testCases, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, storeAll, type World } from './setup/world.ts';

interface KeyWrite extends Write {
  readonly uid: string;
  readonly game: Partial<Game>;
}

const keyWrite: KeyWrite = {
  by: 'newcomer',
  uid: 'newcomer',
  game: { inviteKey: 'the-new-one' },
  fields: { key: 'the-new-one', uid: 'newcomer' },
};

// `gameInstances/{giId}/admissions/{uid}`: stores the key of a renewed invite link, as sent by a non-member.
testCases(
  'storing the key of a renewed invite link',
  async ({ by, uid, game, fields }: KeyWrite) => {
    const { giId } = await aWorld({ game });
    await setDoc(doc(await as(by), paths.admission(giId, uid)), fields);
  },
  {
    base: keyWrite,
    allowed: {
      'as a registered player': { by: 'outsider', uid: 'outsider', fields: { uid: 'outsider' } },
    },
    refused: {
      'for another player': { uid: 'outsider', fields: { uid: 'outsider' } },
      'with the old key': { fields: { key: 'the-old-one' } },
      'in a game without an invite key': { game: { inviteKey: null }, fields: { key: null } },
      'with the uid of another player': { fields: { uid: 'outsider' } },
      'without a key': { fields: { key: undefined } },
      'without a uid': { fields: { uid: undefined } },
    },
  },
);

interface InviteLinkUse {
  readonly by: 'newcomer' | 'outsider' | 'player';
  readonly game: Partial<Game>;
  /** Key in the stored admission. Null if no admission is stored. */
  readonly key: string | null;
  readonly isInInstance: boolean;
}

const inviteLinkUse: InviteLinkUse = {
  by: 'newcomer',
  game: { inviteKey: 'the-new-one' },
  key: 'the-new-one',
  isInInstance: false,
};

async function worldOf({ by, game, key, isInInstance }: InviteLinkUse): Promise<World> {
  const world = await aWorld({
    game,
    people: { [by]: null },
    instance: { memberUids: isInInstance ? [by] : [] },
  });
  if (key !== null) await storeAll({ [paths.admission(world.giId, by)]: { key } });
  return world;
}

const CASES = {
  base: inviteLinkUse,
  allowed: {
    'as a game member without a key': { by: 'player', key: null },
    'without a key for the first link': { game: { inviteKey: null }, key: null },
  },
  refused: {
    'without a key': { key: null },
    'with the key of an older link': { key: 'the-old-one' },
    'after a removal': { game: { removed: { newcomer: 'Nia' } } },
  },
} as const;

testCases(
  'reading an instance by invite link',
  async (use: InviteLinkUse) => {
    const { giId } = await worldOf(use);
    const db = await as(use.by);
    await getDoc(doc(db, paths.gameInstance(giId)));
    await getDocs(collection(db, paths.playerInstances(giId)));
  },
  {
    ...CASES,
    allowed: {
      ...CASES.allowed,
      'as a member of the instance without a key': { isInInstance: true, key: null },
    },
  },
);

testCases(
  'joining an instance by invite link',
  async (use: InviteLinkUse) => {
    const { giId } = await worldOf(use);
    await setDoc(doc(await as(use.by), paths.playerInstance(giId, use.by)), {
      ...{ name: 'Nia', isGuest: use.by === 'newcomer', status: 'PLAYING', team: 'NO_TEAM' },
      repliedAt: serverTimestamp(),
    });
  },
  CASES,
);
