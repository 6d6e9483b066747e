import { paths, personNameSchema } from '@fives/domain';
import { aPlayer } from '@fives/domain/testing';
import { doc, updateDoc } from 'firebase/firestore';
import { beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../support/nightly.ts';
import { isAllowed } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { storeAll } from './setup/world.ts';

/** Unicode planes to test: the first two and the plane of tags. The planes between contain at most Chinese characters. */
const PLANES = [0x0, 0x1, 0xe];
const PLANE = 0x10000;

const INVALID_BOUNDS = endsOfRanges((character) => !personNameSchema.safeParse(`Sa${character}m`).success);

/** Names with spaces around them, with line breaks, or of invisible characters only. */
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

// Tests with generated names rarely use these characters.
test('names with invisible characters are refused', async () => {
  expect(INVALID_BOUNDS.length).toBeGreaterThan(40);
  expect(await acceptedByRules(sampleOf(INVALID_BOUNDS).map((character) => `Sa${character}m`))).toEqual([]);
});

test('rules and schema accept the same odd names', async () => {
  const acceptedBySchema = ODD_NAMES.filter((name) => personNameSchema.safeParse(name).data === name);
  expect(acceptedBySchema).toEqual(['\u200DSam']);
  expect(await acceptedByRules(ODD_NAMES)).toEqual(acceptedBySchema);
});

const MARKS = Array.from({ length: 0x1_10000 }, (_, code) => code)
  .filter((code) => (code < 0xd800 || code > 0xdfff) && /\p{M}/u.test(String.fromCodePoint(code)))
  .map((code) => String.fromCodePoint(code));
const CATEGORIES =
  'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Co Cn'.split(' ');

test('names of only combining marks are refused', async () => {
  const names = Array.from({ length: Math.ceil(MARKS.length / 20) }, (_, at) =>
    MARKS.slice(20 * at, 20 * at + 20)
      .join('')
      .normalize('NFC'),
  );
  expect(names.filter((name) => personNameSchema.safeParse(name).success)).toEqual([]);
  expect(await acceptedByRules(sampleOf(names))).toEqual([]);
});

test('rules and schema agree on a name of one character of each Unicode category', async () => {
  const names = CATEGORIES.flatMap((category) => {
    const pattern = new RegExp(`^\\p{${category}}$`, 'u');
    const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
    const found = all.filter((each) => pattern.test(each) && each.normalize('NFC') === each);
    return [found.at(0), found.at(-1)].flatMap((each) => each ?? []);
  });
  const acceptedBySchema = names.filter((name) => personNameSchema.safeParse(name).data === name);
  expect(acceptedBySchema.length).toBeGreaterThan(30);
  expect(await acceptedByRules(names)).toEqual(acceptedBySchema);
});

async function acceptedByRules(names: readonly string[]): Promise<string[]> {
  const db = await as('player');
  const outcomes = await Promise.all(
    names.map((name) => isAllowed(updateDoc(doc(db, paths.player('player')), { name }))),
  );
  return names.filter((_, at) => outcomes[at]);
}

function endsOfRanges(isIn: (character: string) => boolean): string[] {
  return PLANES.flatMap((plane) => {
    // Surrogates cannot be sent on their own.
    const codes = Array.from({ length: PLANE }, (_, at) => plane * PLANE + at).filter(
      (code) => code < 0xd800 || code > 0xdfff,
    );
    const found = codes.map((code) => isIn(String.fromCodePoint(code)));
    return codes
      .filter((_, at) => found[at] && !(found[at - 1] && found[at + 1]))
      .map((code) => String.fromCodePoint(code));
  });
}
