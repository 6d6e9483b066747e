import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toByHandUid } from '../../ids.ts';
import { distinctName } from '../../people/unique-names.ts';
import { aPlayerInstance } from '../../testing/factories.ts';
import { listChanges, matchEntries } from './list-changes.ts';
import { readList } from './read-list.ts';

const tom = aPlayerInstance({ uid: 'tom', name: 'Tom Harris', status: 'PLAYING' });
const ann = aPlayerInstance({ uid: 'ann', name: 'Ann', status: 'UNANSWERED' });
const people = [tom, ann];

function changes(text: string, present = people, known = present) {
  const { added, changed } = listChanges(matchEntries(readList(text).entries, known), present);
  return { added: added.map(({ name, uid }) => [name, uid]), changed };
}

describe('list changes', () => {
  test('add people who are not in the game', () => {
    expect(changes('1. Tom Harris\n2. Ben')).toEqual({ added: [['Ben', null]], changed: [] });
  });

  test('add a known person without a player instance', () => {
    const eve = aPlayerInstance({ uid: 'eve', name: 'Eve' });
    expect(changes('1. Eve\n2. Tom Harris', people, [...people, eve])).toEqual({
      added: [['Eve', 'eve']],
      changed: [],
    });
  });

  test('change a different reply', () => {
    expect(changes('In: Ann\nOut: tom harris').changed).toEqual([
      { uid: 'ann', status: 'PLAYING', plusOnes: 0 },
      { uid: 'tom', status: 'NOT_PLAYING', plusOnes: 0 },
    ]);
  });

  test('keep a reply that the list leaves open', () => {
    expect(changes('[ ] Tom Harris\n[x] Ann').changed).toEqual([
      { uid: 'ann', status: 'PLAYING', plusOnes: 0 },
    ]);
  });

  test('add only the plus-ones that are missing', () => {
    const guest = aPlayerInstance({ uid: 'g_1', name: "Tom Harris's +1", broughtBy: 'tom' });
    expect(changes('1. Tom Harris +2\n2. Ann +1', [...people, guest]).changed).toEqual([
      { uid: 'tom', status: null, plusOnes: 1 },
      { uid: 'ann', status: 'PLAYING', plusOnes: 1 },
    ]);
  });

  test('keep people whom the list does not name', () => {
    expect(changes('1. Tom Harris')).toEqual({ added: [], changed: [] });
  });

  test('add nobody twice under a name that several people have', () => {
    const toms = [
      aPlayerInstance({ uid: 'tom1', name: 'Tom' }),
      aPlayerInstance({ uid: 'tom2', name: 'Tom' }),
      aPlayerInstance({ uid: 'g_1', name: 'Tom B' }),
    ];
    expect(changes('1. Tom', toms.slice(0, 2)).added).toEqual([['Tom', null]]);
    expect(changes('1. Tom', toms)).toEqual({ added: [], changed: [] });
  });

  test('are none for the same list again', () => {
    const names = fc.constantFrom('Tom', 'Tom Harris', 'Ann', 'Zoë', 'Ben', 'Cid', 'يوسف');
    const line = fc.tuple(names, fc.constantFrom('', ' +1', ' - out', ' - in', ' (sub)', ' ❌', '?'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.map(([name, reply], at) => `${at + 1}. ${name}${reply}`).join('\n');
        const saved = afterwards(text, people);
        expect(changes(text, saved)).toEqual({ added: [], changed: [] });
      }),
    );
  });
});

/** Returns the people after an import, as the API saves them. */
function afterwards(text: string, before: typeof people): typeof people {
  const { added, changed } = listChanges(matchEntries(readList(text).entries, before), before);
  const after = before.map((person) => {
    const change = changed.find(({ uid }) => uid === person.uid);
    return { ...person, status: change?.status ?? person.status };
  });
  const guests = [...added, ...changed].flatMap(({ uid, plusOnes }, at) =>
    Array.from({ length: plusOnes }, (_none, number) =>
      aPlayerInstance({
        uid: toByHandUid(`guest${at}-${number}`),
        name: `guest ${at} ${number}`,
        broughtBy: uid ?? toByHandUid(`${at}`),
      }),
    ),
  );
  const people = added.map(({ name, status }, at) => {
    const taken = before.map((person) => person.name);
    return aPlayerInstance({ uid: toByHandUid(`${at}`), name: distinctName(name, taken), status });
  });
  return [...after, ...people, ...guests];
}
