import { MAX_PAIRS_APART, organiserNotesSchema, paths } from '@fives/domain';
import { doc, setDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { isAllowed, testCases, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, storeAll } from './setup/world.ts';

interface NotesWrite extends Write {
  readonly uid: string;
  readonly orgUid: string;
  readonly otherOrganisers: readonly string[];
  readonly hasNotes: boolean;
}

const baseWrite: NotesWrite = {
  by: 'organiser',
  uid: 'organiser',
  orgUid: 'organiser',
  otherOrganisers: ['player'],
  hasNotes: false,
  fields: { stars: { alex: 5, guest: 1 }, apart: ['alex kim'], keepers: ['alex', 'bo'] },
};

async function saveNotes({ by, uid, orgUid, otherOrganisers, hasNotes, fields }: NotesWrite) {
  const { gameId } = await aWorld({ game: { orgUid, organiserUids: [orgUid, ...otherOrganisers] } });
  const path = paths.organiserNotesOf(gameId, uid);
  if (hasNotes) await storeAll({ [path]: baseWrite.fields });
  await setDoc(doc(await as(by), path), fields);
}

const ASKED = { by: 'player', uid: 'player', otherOrganisers: [], hasNotes: true } as const;
const pairs = (count: number) => Array.from({ length: count }, (_, at) => `alex p${at}`);
const idOfLength = (length: number) => 'x'.repeat(length);

const INVALID_PAIRS = [idOfLength(129), '', 'x.y'].flatMap((odd) => [
  [`${odd} kim`],
  [`alex ${odd}`],
  ['alex kim', `${odd} bo`],
  ['alex kim', `bo ${odd}`],
]);

testCases('saving organiser notes', saveNotes, {
  base: baseWrite,
  allowed: {
    'as another organiser': { by: 'player', uid: 'player' },
    'a second time': { hasNotes: true },
    'with all notes changed': {
      hasNotes: true,
      fields: { stars: { kim: 2 }, apart: ['bo kim'], keepers: ['kim'] },
    },
    'as a member asked for stars': { ...ASKED, fields: { stars: { alex: 1 } } },
    'with empty notes': { fields: { stars: {}, apart: [], keepers: [] } },
    'with each number of stars': { fields: { stars: { alex: 1, kim: 2, bo: 3, player: 4, guest: 5 } } },
    'with the longest ids': {
      fields: { apart: [`${idOfLength(128)} ${idOfLength(128)}`, `${idOfLength(128)} ${idOfLength(128)}`] },
    },
    'with ids of each kind of character': { fields: { apart: ['a_b-C D_3-f', 'g_H-i j_K-4'] } },
    'with fifty pairs': { fields: { apart: pairs(MAX_PAIRS_APART) } },
  },
  refused: {
    'as another organiser for the lead organiser': { by: 'player' },
    'as a player who is no organiser': { ...ASKED, hasNotes: false },
    'with keepers as a member asked for stars': { ...ASKED, fields: { keepers: ['bo'] } },
    'with pairs as a member asked for stars': { ...ASKED, fields: { apart: ['bo kim'] } },
    'with something else as a member asked for stars': { ...ASKED, fields: { somethingElse: 'lazy' } },
    'a second time with something else': { hasNotes: true, fields: { somethingElse: 'lazy' } },
    'a second time with six stars': { hasNotes: true, fields: { stars: { alex: 6 } } },
    'as a guest for a member asked for stars': { ...ASKED, by: 'guest', fields: { stars: { alex: 1 } } },
    'as a former member asked for stars': {
      ...{ by: 'rival', uid: 'rival', hasNotes: true },
      fields: { stars: { alex: 1 } },
    },
    'for another organiser': { uid: 'player' },
    'in the game of another organiser': { orgUid: 'rival' },
    'without stars': { fields: { stars: undefined } },
    'without pairs': { fields: { apart: undefined } },
    'without keepers': { fields: { keepers: undefined } },
    'with zero stars': { fields: { stars: { alex: 0 } } },
    'with six stars': { fields: { stars: { alex: 6 } } },
    'with two and a half stars': { fields: { stars: { alex: 2.5 } } },
    'with a text as stars': { fields: { stars: { alex: 'five' } } },
    'with a text of two numbers as stars': { fields: { stars: { alex: '1,5' } } },
    'with a list of stars': { fields: { stars: [5] } },
    'with stars for a player outside the game': { fields: { stars: { rival: 3 } } },
    'with a text as pairs': { fields: { apart: 'alex kim' } },
    'with 51 pairs': { fields: { apart: pairs(MAX_PAIRS_APART + 1) } },
    'with one player in a pair': { fields: { apart: ['alex'] } },
    'with three players in a pair': { fields: { apart: ['alex kim bo'] } },
    'with two pairs in one text': { fields: { apart: ['alex kim,alex bo'] } },
    'with a number as a pair': { fields: { apart: [7] } },
    'with an empty pair after a valid pair': { fields: { apart: ['alex kim', ''] } },
    'with an id that is too long': { fields: { apart: [`alex ${idOfLength(129)}`] } },
    ...Object.fromEntries(
      INVALID_PAIRS.map((apart) => [`with the invalid pair ${apart}`, { fields: { apart } }]),
    ),
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
])('notes such as %j are allowed if and only if the server can read them', async (odd) => {
  const fields = { ...baseWrite.fields, ...odd };
  const isWritten = await isAllowed(saveNotes({ ...baseWrite, fields }));
  expect(organiserNotesSchema.safeParse(fields).success).toBe(isWritten);
});
