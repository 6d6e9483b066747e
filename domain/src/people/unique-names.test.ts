import { describe, expect, test } from 'vitest';
import { FORMER_PLAYER_NAME } from '../player/player.schema.ts';
import { aPlayerInstance } from '../testing/factories.ts';
import { TEXT_LIMITS } from '../text.ts';
import {
  addedNamesake,
  distinctName,
  firstName,
  isShownAs,
  namesakeOf,
  plusOneName,
  uniqueName,
  withDistinctNames,
} from './unique-names.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 12, minute));

describe('name that is taken', () => {
  test('gets the first free letter without regard to case', () => {
    expect(distinctName('Tom', ['Sam'])).toBe('Tom');
    expect(distinctName('Tom', ['tom'])).toBe('Tom B');
    expect(distinctName('Tom', ['TOM', 'Tom B', 'Tom D'])).toBe('Tom C');
  });

  test('stays within the maximum length with whole characters', () => {
    const long = '👍'.repeat(TEXT_LIMITS.personName / 2);
    const name = distinctName(long, [long]);
    expect(name).toBe(`${'👍'.repeat(TEXT_LIMITS.personName / 2 - 1)} B`);
    expect(name.length).toBeLessThanOrEqual(TEXT_LIMITS.personName);
    expect(isShownAs(long, name)).toBe(true);
  });

  test('stays unchanged if all letters are taken', () => {
    const taken = ['Tom', ...[...'BCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Tom ${letter}`)];
    expect(distinctName('Tom', taken)).toBe('Tom');
  });
});

describe('name in an instance', () => {
  const first = aPlayerInstance({ uid: 'z', name: 'Tom', repliedAt: at(1) });
  const second = aPlayerInstance({ uid: 'a', name: 'Tom', repliedAt: at(2) });

  test('gets a letter for the later person only', () => {
    expect(uniqueName(first, 'Tom', [first, second])).toBe('Tom');
    expect(uniqueName(second, 'Tom', [first, second])).toBe('Tom B');
  });

  test('keeps its letter until the name changes', () => {
    const shown = { ...second, name: 'Tom B' };
    expect(uniqueName(shown, 'Tom', [first, shown])).toBe('Tom B');
    expect(uniqueName(shown, 'Tom', [shown])).toBe('Tom B');
    expect(uniqueName(shown, 'Thomas', [first, shown])).toBe('Thomas');
  });

  test('stays unchanged for a person without a reply', () => {
    const unanswered = { ...second, repliedAt: null };
    expect(uniqueName(unanswered, 'Tom', [first, unanswered])).toBe('Tom');
    expect(uniqueName(first, 'Tom', [first, unanswered])).toBe('Tom B');
  });
});

test('a person with a letter has a namesake', () => {
  const [tom, second, sam] = ['Tom', 'tom B', 'Sam'].map((name) => aPlayerInstance({ uid: name, name }));
  const people = [tom, second, sam].filter((person) => person !== undefined);
  expect(people.map((person) => namesakeOf(person, people)?.name)).toEqual([undefined, 'Tom', undefined]);
});

test('people in a new instance have distinct names', () => {
  const people = ['Tom', 'Sam', 'tom', 'Tom'].map((name, uid) => ({ uid: String(uid), name }));
  expect(withDistinctNames(people).map(({ name }) => name)).toEqual(['Tom', 'Sam', 'tom B', 'Tom C']);
});

test("a plus-one has the bringer's name within the maximum length", () => {
  expect(plusOneName('Tom', 1)).toBe("Tom's +1");
  expect(plusOneName('Tom', 2)).toBe("Tom's +2");
  expect(plusOneName('T'.repeat(TEXT_LIMITS.personName), 3)).toHaveLength(TEXT_LIMITS.personName);
});

test.each([
  ['Tom', 'Tom'],
  ['Tom Smith', 'Tom'],
  ["Tom Smith's +1", "Tom's +1"],
])('the first name of %s is %s', (name, first) => expect(firstName(name)).toBe(first));

test('former players share one name', () => {
  const gone = (uid: string) => aPlayerInstance({ uid, name: FORMER_PLAYER_NAME });
  expect(uniqueName(gone('two'), FORMER_PLAYER_NAME, [gone('one'), gone('two')])).toBe(FORMER_PLAYER_NAME);
});

describe('entry added by hand with the name of someone who joins', () => {
  const dave = aPlayerInstance({ uid: 'dave', name: 'Big Dave', repliedAt: at(2) });
  const added = (name: string, uid = 'g_1') => aPlayerInstance({ uid, name, isGuest: true });

  test.each(['Big Dave', 'big dave', 'Big Dave B'])('is found as %s', (name) => {
    expect(addedNamesake(dave, [dave, added(name)])?.uid).toBe('g_1');
    expect(addedNamesake({ ...dave, name }, [added('Big Dave')])?.uid).toBe('g_1');
  });

  test('has no sign-in but the same name', () => {
    expect(addedNamesake(dave, [dave, added('Big Dave', 'other'), added('Dave')])).toBeUndefined();
  });

  test('is not found for people added by hand', () => {
    expect(addedNamesake(added('Big Dave'), [added('Big Dave', 'g_2')])).toBeUndefined();
  });
});
