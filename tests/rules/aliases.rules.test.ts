import { type GameInstance, type PlayerInstance, paths } from '@fives/domain';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { allowed, refused, testCases, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, PLAYED, storeAll } from './setup/world.ts';

interface MergedWrite extends Write {
  readonly uid: string;
  readonly aliases: Record<string, string>;
  readonly instance: Partial<GameInstance>;
  readonly people: Record<string, Partial<PlayerInstance> | null>;
  readonly removed: Record<string, string>;
}

const mergedReply: MergedWrite = {
  by: 'newcomer',
  uid: 'player',
  aliases: { newcomer: 'player' },
  instance: {},
  people: { player: { status: 'UNANSWERED', repliedAt: null } },
  removed: {},
  fields: { status: 'PLAYING', repliedAt: serverTimestamp() },
};

async function worldOf({ aliases, instance, people, removed }: MergedWrite) {
  return aWorld({ game: { aliases, removed, inviteKey: 'new' }, instance, people });
}

const wrongEntries = {
  'with an alias of another entry': { aliases: { newcomer: 'alex' } },
  'without an alias': { aliases: { newcomer: undefined } },
  'for its own merged entry': { uid: 'newcomer' },
} as const;

async function reply(how: MergedWrite) {
  const { giId } = await worldOf(how);
  await updateDoc(doc(await as(how.by), paths.playerInstance(giId, how.uid)), how.fields);
}

testCases('a reply by a merged sign-in', reply, {
  base: mergedReply,
  allowed: {
    'for a guest': {
      uid: 'guest',
      aliases: { newcomer: 'guest' },
      people: { guest: { status: 'UNANSWERED' } },
    },
  },
  refused: {
    ...wrongEntries,
    'with its own uid as the author': { fields: { answeredBy: 'newcomer' } },
    'after the start': { instance: PLAYED() },
  },
});

testCases('an acceptance for a plus-one by a merged sign-in', reply, {
  base: {
    ...mergedReply,
    uid: 'g_max',
    people: { g_max: { isGuest: true, broughtBy: 'player', status: 'PLAYING' } },
    fields: { acceptedAt: serverTimestamp(), answeredBy: 'player' },
  },
  refused: {
    'with an alias of another entry': { aliases: { newcomer: 'alex' } },
    'with its own uid as the author': { fields: { answeredBy: 'newcomer' } },
  },
});

testCases(
  'a first reply by a merged sign-in',
  async (how: MergedWrite) => {
    const { giId } = await worldOf(how);
    await setDoc(doc(await as(how.by), paths.playerInstance(giId, how.uid)), how.fields);
  },
  {
    base: {
      ...mergedReply,
      people: { player: null },
      fields: {
        ...{ name: 'Pam', isGuest: false, status: 'PLAYING', team: 'NO_TEAM' },
        repliedAt: serverTimestamp(),
      },
    },
    allowed: {
      'for a guest': {
        uid: 'guest',
        aliases: { newcomer: 'guest' },
        people: { guest: null },
        fields: { isGuest: true },
      },
    },
    refused: {
      ...wrongEntries,
      'for its own merged guest entry': { uid: 'newcomer', fields: { isGuest: true } },
      'as a guest for an account entry': { fields: { isGuest: true } },
      'after the entry was removed': { removed: { player: 'Pam' } },
    },
  },
);

testCases(
  'a vote by a merged sign-in',
  async (how: MergedWrite) => {
    const { giId } = await worldOf(how);
    await setDoc(doc(await as(how.by), paths.motmBallot(giId, how.uid)), how.fields);
  },
  {
    base: {
      ...mergedReply,
      instance: { ...PLAYED(), memberUids: ['newcomer', 'player'] },
      people: {},
      fields: { votes: ['alex', 'kim', 'bo'], castAt: serverTimestamp() },
    },
    refused: { ...wrongEntries, 'for a guest': { uid: 'guest', aliases: { newcomer: 'guest' } } },
  },
);

describe('merged sign-in', () => {
  const documentsOf = ({ gameId, giId }: { readonly gameId: string; readonly giId: string }) => [
    paths.game(gameId),
    paths.statsTable(gameId),
    paths.statsHistory(gameId),
    paths.moneySettings(gameId),
    paths.gameInstance(giId),
    paths.playerInstance(giId, 'alex'),
    paths.ownShare(giId, 'player'),
    paths.motmBallot(giId, 'player'),
  ];

  test('reads the game and the documents of its entry', async () => {
    const world = await worldOf(mergedReply);
    const db = await as('newcomer');
    for (const path of documentsOf(world)) await allowed(getDoc(doc(db, path)));
    await allowed(getDocs(collection(db, paths.seasons(world.gameId))));
  });

  test("cannot read the entry's other games, account or inbox", async () => {
    await worldOf(mergedReply);
    const other = await worldOf({ ...mergedReply, aliases: {} });
    const db = await as('newcomer');
    for (const path of [...documentsOf(other), paths.player('player'), paths.notification('player', 'one')])
      await refused(getDoc(doc(db, path)));
    await refused(
      getDocs(query(collection(db, paths.games()), where('memberUids', 'array-contains', 'player'))),
    );
    await refused(updateDoc(doc(db, paths.playerInstance(other.giId, 'player')), mergedReply.fields));
  });

  test('cannot read another share or ballot', async () => {
    const { giId } = await worldOf(mergedReply);
    const db = await as('newcomer');
    for (const path of [paths.ownShare(giId, 'alex'), paths.motmBallot(giId, 'alex')])
      await refused(getDoc(doc(db, path)));
  });

  test('has no organiser rights, even if merged into an organiser', async () => {
    const world = await worldOf({
      ...mergedReply,
      aliases: { newcomer: 'organiser', outsider: 'organiser' },
    });
    await storeAll({ [paths.cost(world.giId)]: {} });
    for (const who of ['newcomer', 'outsider'] as const) {
      const db = await as(who);
      await refused(updateDoc(doc(db, paths.gameInstance(world.giId)), { status: 'CANCELLED' }));
      await refused(getDoc(doc(db, paths.cost(world.giId))));
    }
  });
});
