import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS } from './documents.ts';
import {
  fromPiId,
  gameIdSchema,
  giIdSchema,
  idSchema,
  piIdSchema,
  toByHandUid,
  toPiId,
  uidSchema,
} from './ids.ts';
import { paths } from './paths.ts';
import { aGame } from './testing/factories.ts';

const letters = [...'ABCXYZabcxyz0189'];
/** Firestore reserves `__name__`. */
const anyId = fc
  .string({ unit: fc.constantFrom(...letters, '-', '_'), minLength: 1, maxLength: 128 })
  .filter((id) => !(id.length > 3 && id.startsWith('__') && id.endsWith('__')));
/** Sign-in ids have no underscore. */
const anySignInId = fc.string({ unit: fc.constantFrom(...letters, '-'), minLength: 1, maxLength: 126 });
const anyUid = fc.oneof(anySignInId, anySignInId.map(toByHandUid));

describe('id', () => {
  test.each(['a', '__a', '___', 'aB3dE6gH9jK2mN5pQ8sT', 'with-dash_and_line', 'x'.repeat(128)])(
    'may be %s',
    (id) => {
      for (const schema of [idSchema, uidSchema, gameIdSchema, giIdSchema]) expect(schema.parse(id)).toBe(id);
    },
  );

  test.each(['', '.', 'a/b', 'a b', 'é', 'a\n', 'x'.repeat(129), '{uid}', '__id__', '____'])(
    'may not be %j',
    (id) => {
      expect(idSchema.safeParse(id).error?.issues[0]?.message).toBe('Not a valid id');
    },
  );
});

describe('id of a player instance', () => {
  test('joins the two ids reversibly', () => {
    fc.assert(
      fc.property(anyId, anyUid, (giId, uid) => {
        const piId = toPiId(giId, uid);
        expect(piIdSchema.parse(piId)).toBe(piId);
        expect(fromPiId(piId)).toEqual({ giId, uid });
      }),
    );
  });

  test.each(['', '_', 'abc', 'abc_', '_abc', 'a/b_c', 'a_b/c', 'a_b.c', '__gi___uid'])(
    'may not be %j',
    (piId) => {
      expect(piIdSchema.safeParse(piId).success).toBe(false);
    },
  );
});

describe('types of ids', () => {
  test('prevent the use of another kind of id', () => {
    const game = aGame();
    const uid = game.memberUids[0] ?? '';
    // @ts-expect-error: a uid is not the id of a game.
    expect(paths.game(uid)).toBe(`games/${uid}`);
    // @ts-expect-error: the two ids are swapped.
    expect(paths.playerInstance(uid, game.id)).toBe(`gameInstances/${uid}/playerInstances/${game.id}`);
  });
});

describe('names that every JavaScript object has', () => {
  test.each(Object.getOwnPropertyNames(Object.prototype))('%s is no id', (name) => {
    expect(idSchema.safeParse(name).success).toBe(false);
    expect(piIdSchema.safeParse(toPiId('first', name)).success).toBe(false);
  });
});

test('every document path has an even number of segments', () => {
  for (const { path } of Object.values(DOCUMENTS)) expect(path.split('/').length % 2, path).toBe(0);
});
