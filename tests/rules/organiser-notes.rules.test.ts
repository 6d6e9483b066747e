import { MAX_PAIRS_APART, organiserNotesSchema, paths } from '@fives/domain';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  allowOnly,
  denyAll,
  isAllowed,
  paired,
  refused,
  searchFor,
  type Write,
} from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, storeAll, type World } from './setup/world.ts';

interface Noting extends Write {
  readonly uid: string;
  readonly orgUid: string;
  readonly others: string[];
  readonly before: boolean;
}

const noting: Noting = {
  by: 'organiser',
  uid: 'organiser',
  orgUid: 'organiser',
  others: ['player'],
  before: false,
  fields: { stars: { alex: 5, guest: 1 }, apart: ['alex kim'], keepers: ['alex', 'bo'] },
};

async function note({ by, uid, orgUid, others, before, fields }: Noting) {
  const { gameId } = await aWorld({ game: { orgUid, organiserUids: [orgUid, ...others] } });
  const path = paths.organiserNotesOf(gameId, uid);
  if (before) await storeAll({ [path]: noting.fields });
  await setDoc(doc(await as(by), path), fields);
}

const pairs = (count: number) => Array.from({ length: count }, (_, at) => `alex p${at}`);
const id = (length: number) => 'x'.repeat(length);

const ODD_PAIRS = [id(129), '', 'x.y'].flatMap((odd) => [
  [`${odd} kim`],
  [`alex ${odd}`],
  ['alex kim', `${odd} bo`],
  ['alex kim', `bo ${odd}`],
]);

// `games/{gameId}/organiserNotes/{uid}`
describe("organisers' notes", () => {
  let world: World;
  const own = () => paths.organiserNotesOf(world.gameId, 'organiser');
  const players = () => paths.organiserNotesOf(world.gameId, 'player');

  beforeAll(async () => {
    world = await aWorld();
    await storeAll({ [own()]: noting.fields, [players()]: noting.fields });
  });

  allowOnly(['organiser'], "read the organiser's notes", (db) => getDoc(doc(db, own())));
  allowOnly(['player'], 'read the notes of a member who was asked for stars', (db) =>
    getDoc(doc(db, players())),
  );
  test('a former member may not read their notes', async () =>
    refused(getDoc(doc(await as('rival'), paths.organiserNotesOf(world.gameId, 'rival')))));
  denyAll('list the notes', (db) => getDocs(collection(db, paths.organiserNotes(world.gameId))));
  denyAll('search for their own notes', (db, who) =>
    searchFor(who, collection(db, paths.organiserNotes(world.gameId))),
  );
  denyAll('delete the notes', (db) => deleteDoc(doc(db, own())));
});

paired('saving organiser notes', note, {
  base: noting,
  fine: {
    'as another organiser': { by: 'player', uid: 'player' },
    'a second time': { before: true },
    'as a member asked for stars': {
      ...{ by: 'player', uid: 'player', others: [], before: true },
      fields: { stars: { alex: 1 } },
    },
    'with empty notes': { fields: { stars: {}, apart: [], keepers: [] } },
    'with each number of stars': { fields: { stars: { alex: 1, kim: 2, bo: 3, player: 4, guest: 5 } } },
    'with the longest ids': { fields: { apart: [`${id(128)} ${id(128)}`, `${id(128)} ${id(128)}`] } },
    'with ids of each kind of character': { fields: { apart: ['a_b-C D_3-f', 'g_H-i j_K-4'] } },
    'with fifty pairs': { fields: { apart: pairs(MAX_PAIRS_APART) } },
  },
  wrong: {
    'as another organiser for the lead organiser': { by: 'player' },
    'as a player who is no organiser': { by: 'player', uid: 'player', others: [] },
    'with keepers as a member asked for stars': {
      ...{ by: 'player', uid: 'player', others: [], before: true },
      fields: { keepers: ['bo'] },
    },
    'as a guest for a member asked for stars': {
      ...{ by: 'guest', uid: 'player', others: [], before: true },
      fields: { stars: { alex: 1 } },
    },
    'as a former member asked for stars': {
      ...{ by: 'rival', uid: 'rival', before: true },
      fields: { stars: { alex: 1 } },
    },
    'as an anonymous guest': { by: 'guest' },
    'without signing in': { by: 'visitor' },
    "as another game's organiser": { by: 'rival' },
    'for another organiser': { uid: 'player' },
    'in the game of another organiser': { orgUid: 'rival' },
    'without stars': { fields: { stars: undefined } },
    'without pairs': { fields: { apart: undefined } },
    'without keepers': { fields: { keepers: undefined } },
    'with an extra remark': { fields: { remark: 'lazy' } },
    'a second time with an extra remark': { before: true, fields: { remark: 'lazy' } },
    'with zero stars': { fields: { stars: { alex: 0 } } },
    'with six stars': { fields: { stars: { alex: 6 } } },
    'with two and a half stars': { fields: { stars: { alex: 2.5 } } },
    'with a text as stars': { fields: { stars: { alex: 'five' } } },
    'with a text of two numbers as stars': { fields: { stars: { alex: '1,5' } } },
    'with a list of stars': { fields: { stars: [5] } },
    'with stars for a player outside the game': { fields: { stars: { rival: 3 } } },
    'with a text as pairs': { fields: { apart: 'alex kim' } },
    'with 51 pairs': { fields: { apart: pairs(MAX_PAIRS_APART + 1) } },
    'with a pair of one': { fields: { apart: ['alex'] } },
    'with a pair of three': { fields: { apart: ['alex kim bo'] } },
    'with two pairs in one text': { fields: { apart: ['alex kim,alex bo'] } },
    'with a number as a pair': { fields: { apart: [7] } },
    'with an empty pair after a valid pair': { fields: { apart: ['alex kim', ''] } },
    'with an id that is too long': { fields: { apart: [`alex ${id(129)}`] } },
    ...Object.fromEntries(ODD_PAIRS.map((apart) => [`with pairs such as ${apart}`, { fields: { apart } }])),
    'with a path in a pair': { fields: { apart: ['alex ../bo'] } },
    'with a text as keepers': { fields: { keepers: 'alex' } },
    'with a keeper who is not in the game': { fields: { keepers: ['rival'] } },
    'with a keeper twice': { fields: { keepers: ['alex', 'alex'] } },
    'with a number as a keeper': { fields: { keepers: [7] } },
  },
});

// Notes that the rules allow but the server cannot read would break fair teams for the organiser.
test.each([
  { stars: { alex: 1.0 } },
  { stars: { alex: '3' } },
  { stars: { alex: true } },
  { stars: { alex: null } },
  { stars: { alex: [1] } },
  { apart: ['alex alex'] },
  { apart: [' alex kim'] },
  { apart: ['alex kim\n'] },
  { apart: ['alex  kim'] },
  { apart: [['alex kim'].toString()] },
  { keepers: [null] },
])('notes such as %j are allowed only if the server can read them', async (odd) => {
  const fields = { ...noting.fields, ...odd };
  const isWritten = await isAllowed(note({ ...noting, fields }));
  expect(organiserNotesSchema.safeParse(fields).success).toBe(isWritten);
});
