import { describe, expect, test } from 'vitest';
import { FORMER_PLAYER_NAME } from '../player/player.schema.ts';
import { aPlayerInstance } from '../testing/factories.ts';
import { TEXT_LIMITS } from '../text.ts';
import { plusOneName } from './plus-ones.ts';
import {
  addedNamesake,
  distinctName,
  isShownAs,
  namesakeOf,
  uniqueName,
  withDistinctNames,
} from './unique-names.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 12, minute));

describe('a name that somebody else has', () => {
  test('gets the first letter that is free, whatever the case', () => {
    expect(distinctName('Tom', ['Sam'])).toBe('Tom');
    expect(distinctName('Tom', ['tom'])).toBe('Tom B');
    expect(distinctName('Tom', ['TOM', 'Tom B', 'Tom D'])).toBe('Tom C');
  });

  test('stays within the bounds of a name, and keeps whole characters', () => {
    const long = '👍'.repeat(TEXT_LIMITS.personName / 2);
    const name = distinctName(long, [long]);
    expect(name).toBe(`${'👍'.repeat(TEXT_LIMITS.personName / 2 - 1)} B`);
    expect(name.length).toBeLessThanOrEqual(TEXT_LIMITS.personName);
    expect(isShownAs(long, name)).toBe(true);
  });

  test('stays as it is where there are more of it than letters', () => {
    const taken = ['Tom', ...[...'BCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Tom ${letter}`)];
    expect(distinctName('Tom', taken)).toBe('Tom');
  });
});

describe('in an instance', () => {
  const first = aPlayerInstance({ uid: 'z', name: 'Tom', repliedAt: at(1) });
  const second = aPlayerInstance({ uid: 'a', name: 'Tom', repliedAt: at(2) });

  test('who was there before keeps the name, and who comes after gets a letter', () => {
    expect(uniqueName(first, 'Tom', [first, second])).toBe('Tom');
    expect(uniqueName(second, 'Tom', [first, second])).toBe('Tom B');
  });

  test('a letter is kept as long as the name', () => {
    const shown = { ...second, name: 'Tom B' };
    expect(uniqueName(shown, 'Tom', [first, shown])).toBe('Tom B');
    expect(uniqueName(shown, 'Tom', [shown])).toBe('Tom B');
    expect(uniqueName(shown, 'Thomas', [first, shown])).toBe('Thomas');
  });

  test('who has not replied was there from the start', () => {
    const unanswered = { ...second, repliedAt: null };
    expect(uniqueName(unanswered, 'Tom', [first, unanswered])).toBe('Tom');
    expect(uniqueName(first, 'Tom', [first, unanswered])).toBe('Tom B');
  });
});

test('who has a letter is told because of whom', () => {
  const [tom, second, sam] = ['Tom', 'tom B', 'Sam'].map((name) => aPlayerInstance({ uid: name, name }));
  const people = [tom, second, sam].filter((person) => person !== undefined);
  expect(people.map((person) => namesakeOf(person, people)?.name)).toEqual([undefined, 'Tom', undefined]);
});

test('a new week names everybody differently', () => {
  const people = ['Tom', 'Sam', 'tom', 'Tom'].map((name, uid) => ({ uid: String(uid), name }));
  expect(withDistinctNames(people).map(({ name }) => name)).toEqual(['Tom', 'Sam', 'tom B', 'Tom C']);
});

test('who is brought along is called by who brings them, within the bounds of a name', () => {
  expect(plusOneName('Tom', 1)).toBe("Tom's +1");
  expect(plusOneName('Tom', 2)).toBe("Tom's +2");
  expect(plusOneName('T'.repeat(TEXT_LIMITS.personName), 3)).toHaveLength(TEXT_LIMITS.personName);
});

test('who is gone is told from nobody, and so is called the same as others who are', () => {
  const gone = (uid: string) => aPlayerInstance({ uid, name: FORMER_PLAYER_NAME });
  expect(uniqueName(gone('two'), FORMER_PLAYER_NAME, [gone('one'), gone('two')])).toBe(FORMER_PLAYER_NAME);
});

describe('an entry added by hand under the name of someone who joins', () => {
  const dave = aPlayerInstance({ uid: 'dave', name: 'Big Dave', repliedAt: at(2) });
  const added = (name: string, uid = 'g_1') => aPlayerInstance({ uid, name, isGuest: true });

  test.each(['Big Dave', 'big dave', 'Big Dave B'])('is found as %s', (name) => {
    expect(addedNamesake(dave, [dave, added(name)])?.uid).toBe('g_1');
    expect(addedNamesake({ ...dave, name }, [added('Big Dave')])?.uid).toBe('g_1');
  });

  test('is not someone who can sign in, and not someone of another name', () => {
    expect(addedNamesake(dave, [dave, added('Big Dave', 'other'), added('Dave')])).toBeUndefined();
  });

  test('is found for nobody who was added by hand', () => {
    expect(addedNamesake(added('Big Dave'), [added('Big Dave', 'g_2')])).toBeUndefined();
  });
});
