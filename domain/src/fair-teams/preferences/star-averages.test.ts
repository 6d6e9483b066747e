import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priorOf } from '../model/forecast.ts';
import {
  EMPTY_NOTES,
  organiserNotesSchema,
  pairsApart,
  uidsApartFrom,
  withKeeper,
  withoutPerson,
  withPairApart,
  withStars,
} from './preferences.schema.ts';
import { type AuthoredNotes, averageStars, MIN_RATERS, otherStarsFor } from './star-averages.ts';

const notesOf = (uid: string, stars: Record<string, number>): AuthoredNotes => ({ uid, notes: { stars } });

describe('stars from others', () => {
  test('include stars from the other organisers', () => {
    const all = [
      notesOf('olive', { sam: 1 }),
      notesOf('otto', { sam: 4, kim: 2 }),
      notesOf('orla', { sam: 5 }),
    ];
    const given = { kim: { sum: 2, raters: 1 }, sam: { sum: 9, raters: 2 } };
    expect(otherStarsFor('olive', ['olive', 'otto', 'orla'], all)).toEqual({ given });
  });

  test('include stars from raters only if three rated the player', () => {
    const fromRaters = [
      notesOf('ana', { sam: 3, kim: 5 }),
      notesOf('ben', { sam: 4, kim: 5 }),
      notesOf('cem', { sam: 5 }),
    ];
    expect(otherStarsFor('olive', ['olive'], fromRaters)).toEqual({ given: { sam: { sum: 12, raters: 3 } } });
    const organisers = ['olive', 'otto'];
    expect(otherStarsFor('olive', organisers, [...fromRaters, notesOf('otto', { kim: 1, sam: 1 })])).toEqual({
      given: { kim: { sum: 1, raters: 1 }, sam: { sum: 13, raters: 4 } },
    });
  });

  test('exclude stars that people gave themselves', () => {
    const fromRaters = [
      notesOf('ana', { ana: 5, sam: 3 }),
      notesOf('ben', { ana: 2, sam: 4 }),
      notesOf('cem', { sam: 5 }),
    ];
    expect(otherStarsFor('olive', ['olive', 'otto'], [...fromRaters, notesOf('otto', { otto: 5 })])).toEqual({
      given: { sam: { sum: 12, raters: 3 } },
    });
  });

  test('never reveal the stars of one rater', () => {
    const stars = fc.dictionary(fc.constantFrom('sam', 'kim'), fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(fc.array(stars, { maxLength: 6 }), (given) => {
        const fromRaters = given.map((each, at) => notesOf(`m${at}`, each));
        for (const { raters } of Object.values(otherStarsFor('olive', ['olive'], fromRaters).given))
          expect(raters).toBeGreaterThanOrEqual(MIN_RATERS);
      }),
    );
  });

  test('exclude invalid numbers of stars', () => {
    const all = [notesOf('otto', { sam: 0, kim: 7 }), notesOf('orla', { sam: 2 })];
    expect(otherStarsFor('olive', ['olive', 'otto', 'orla'], all)).toEqual({
      given: { sam: { sum: 2, raters: 1 } },
    });
  });
});

describe('average of a player', () => {
  test.each([
    [5, undefined, { stars: 5, raters: 1 }],
    [undefined, undefined, { stars: null, raters: 0 }],
    [undefined, { sum: 9, raters: 2 }, { stars: 4.5, raters: 2 }],
    [3, { sum: 9, raters: 2 }, { stars: 4, raters: 3 }],
    [9, { sum: 9, raters: 2 }, { stars: 4.5, raters: 2 }],
    [undefined, { sum: 9, raters: 0 }, { stars: null, raters: 0 }],
  ])('from own stars %j and other stars %j is %j', (own, others, average) => {
    expect(averageStars(own, others)).toEqual(average);
  });

  test('counts more with four or more raters', () => {
    const priorWith = (raters: number) => priorOf({ id: 'sam', stars: 4, raters });
    expect(priorWith(3)).toEqual(priorWith(1));
    expect(priorOf({ id: 'sam', stars: 4 })).toEqual(priorWith(1));
    expect(priorWith(4).mean / priorWith(3).mean).toBeCloseTo(0.6 / 0.4);
    expect(priorWith(4).variance / priorWith(3).variance).toBeCloseTo((1 - 0.36) / (1 - 0.16));
    expect(priorWith(12)).toEqual(priorWith(4));
  });
});

describe('notes of an organiser', () => {
  test('set, change or remove stars of a player', () => {
    const threeStars = withStars(EMPTY_NOTES, 'sam', 3);
    expect(threeStars.stars).toEqual({ sam: 3 });
    expect(withStars(threeStars, 'sam', 5).stars).toEqual({ sam: 5 });
    expect(withStars(withStars(threeStars, 'kim', 1), 'sam', null).stars).toEqual({ kim: 1 });
  });

  test('contain a keeper only once', () => {
    const twice = withKeeper(withKeeper(EMPTY_NOTES, 'sam', true), 'sam', true);
    expect(twice.keepers).toEqual(['sam']);
    expect(withKeeper(twice, 'sam', false)).toEqual(EMPTY_NOTES);
  });

  test('store each pair of two people once in either order', () => {
    const apart = withPairApart(withPairApart(EMPTY_NOTES, ['sam', 'kim'], true), ['kim', 'sam'], true);
    expect(pairsApart(apart)).toEqual([['kim', 'sam']]);
    expect(uidsApartFrom(apart, 'sam')).toEqual(['kim']);
    expect(uidsApartFrom(apart, 'alex')).toEqual([]);
    expect(withPairApart(apart, ['kim', 'sam'], false)).toEqual(EMPTY_NOTES);
    expect(withPairApart(EMPTY_NOTES, ['sam', 'sam'], true)).toEqual(EMPTY_NOTES);
    expect(pairsApart({ ...EMPTY_NOTES, apart: ['sam sam'] })).toEqual([]);
  });

  test('keep another person when a person with a similar id is removed', () => {
    const notes = {
      stars: { sam: 3, samuel: 4 },
      apart: ['kim sam', 'kim samuel'],
      keepers: ['sam', 'samuel'],
    };
    const remaining = { stars: { samuel: 4 }, apart: ['kim samuel'], keepers: ['samuel'] };
    expect(withoutPerson(notes, 'sam')).toEqual(remaining);
  });

  test.each([
    ['no stars', { stars: { sam: 0 } }],
    ['six stars', { stars: { sam: 6 } }],
    ['half a star', { stars: { sam: 2.5 } }],
    ['a pair of one person', { apart: ['sam'] }],
    ['three people in a pair', { apart: ['sam kim alex'] }],
    ['a keeper without an id', { keepers: [''] }],
    ['an unknown field', { remarks: 'lazy' }],
  ])('reject %s', (_, wrong) => {
    expect(organiserNotesSchema.safeParse({ ...EMPTY_NOTES, ...wrong }).success).toBe(false);
    expect(organiserNotesSchema.safeParse(EMPTY_NOTES).success).toBe(true);
  });
});
