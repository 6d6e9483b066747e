import { describe, expect, test } from 'vitest';
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

  test('store a pair once in either order, and no pair of one person with themself', () => {
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
