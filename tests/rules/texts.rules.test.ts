import { paths, personNameSchema } from '@fives/domain';
import { aPlayer } from '@fives/domain/testing';
import { doc, updateDoc } from 'firebase/firestore';
import { beforeAll, expect, test } from 'vitest';
import { isAllowed } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { storeAll } from './setup/world.ts';

/** Where characters are: the first two planes, and the one of tags. Those between hold Chinese characters or nothing. */
const PLANES = [0x0, 0x1, 0xe];
const PLANE = 0x10000;

/** The first and the last of all characters in a row that a name may not have in its middle. */
const BOUNDS = boundsOf((character) => !personNameSchema.safeParse(`Sa${character}m`).success);

/** What only looks empty, or breaks a line, in ways that one pattern after the other might overlook. */
const ODD_NAMES = [
  ...[
    ' Sam',
    'Sam ',
    '\u00A0Sam',
    'Sam\u3000',
    '\nSam',
    'Sam\n',
    'Sam\nSmith',
    'Sam\nSmith\nJunior',
    'Sam\tSmith\n',
  ],
  ...[
    '\u200D',
    '\u200D \u200D',
    '\u200D\u00A0\u200D',
    '\u200D\u0301',
    '\u0301',
    '\uFE0F',
    '',
    ' ',
    '\u200DSam',
  ],
];

beforeAll(() => storeAll({ [paths.player('player')]: aPlayer() }));

// Each end of each range of the pattern, which the generated texts of the agreement only hit by chance.
test('no name has a character in it that nobody sees', async () => {
  expect(BOUNDS.length).toBeGreaterThan(40);
  expect(await accepted(BOUNDS.map((character) => `Sa${character}m`))).toEqual([]);
});

test('odd names are taken as the schema takes them', async () => {
  const taken = ODD_NAMES.filter((name) => personNameSchema.safeParse(name).data === name);
  expect(taken).toEqual(['\u200DSam']);
  expect(await accepted(ODD_NAMES)).toEqual(taken);
});

async function accepted(names: readonly string[]): Promise<string[]> {
  const db = await as('player');
  const outcomes = await Promise.all(
    names.map((name) => isAllowed(updateDoc(doc(db, paths.player('player')), { name }))),
  );
  return names.filter((_, at) => outcomes[at]);
}

function boundsOf(isIn: (character: string) => boolean): string[] {
  return PLANES.flatMap((plane) => {
    // Half a character cannot be sent.
    const codes = Array.from({ length: PLANE }, (_, at) => plane * PLANE + at).filter(
      (code) => code < 0xd800 || code > 0xdfff,
    );
    const found = codes.map((code) => isIn(String.fromCodePoint(code)));
    return codes
      .filter((_, at) => found[at] && !(found[at - 1] && found[at + 1]))
      .map((code) => String.fromCodePoint(code));
  });
}
