import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toByHandUid } from '../../ids.ts';
import type { PlayerInstance } from '../../instance/player-instance.schema.ts';
import { distinctName } from '../../people/unique-names.ts';
import { aPlayerInstance } from '../../testing/factories.ts';
import { countChanges, listChanges, matchList } from './list-changes.ts';
import { readList } from './read-list.ts';

const tom = aPlayerInstance({ uid: 'tom', name: 'Tom Harris', status: 'PLAYING' });
const ann = aPlayerInstance({ uid: 'ann', name: 'Ann', status: 'UNANSWERED' });
const people = [tom, ann];

function changesOf(text: string, present = people, known = present) {
  return listChanges(matchList(readList(text), { people: known, removed: [] }).entries, present);
}

/** Writes changes as a test compares them: '+Ben' is new, 'ann PLAYING +1' is changed and brings one person. */
function shown(...input: Parameters<typeof changesOf>): string[] {
  return changesOf(...input).map(({ entry, isNew, status, plusOnes }) =>
    [isNew ? `+${entry.name}` : entry.uid, !isNew && status, plusOnes > 0 && `+${plusOnes}`]
      .filter(Boolean)
      .join(' '),
  );
}

describe('list changes', () => {
  test('add people who are not in the game', () => {
    expect(shown('1. Tom Harris\n2. Ben +1')).toEqual(['+Ben +1']);
  });

  test('add a known person without a player instance', () => {
    const eve = aPlayerInstance({ uid: 'eve', name: 'Eve' });
    const [change] = changesOf('1. Eve\n2. Tom Harris', people, [...people, eve]);
    expect(change).toMatchObject({ isNew: true, entry: { uid: 'eve' } });
  });

  test('change a different reply', () => {
    expect(shown('In: Ann\nOut: Tom Harris')).toEqual(['ann PLAYING', 'tom NOT_PLAYING']);
  });

  test('keep a reply that the list leaves open', () => {
    expect(shown('[ ] Tom Harris\n[x] Ann')).toEqual(['ann PLAYING']);
  });

  test('put reserves last', () => {
    expect(shown('Reserves:\nBen\n\nIn:\nCid\nAnn')).toEqual(['+Cid', 'ann PLAYING', '+Ben']);
  });

  test('add only the plus-ones that are missing', () => {
    const guest = aPlayerInstance({ uid: 'g_1', name: "Tom Harris's +1", broughtBy: 'tom' });
    expect(shown('1. Tom Harris +2\n2. Ann +1', [...people, guest])).toEqual(['tom +1', 'ann PLAYING +1']);
  });

  test('add nobody whom a plus-one brings', () => {
    const guest = aPlayerInstance({ uid: 'g_1', name: 'Kit', broughtBy: 'tom' });
    expect(shown('1. Kit +1', [...people, guest])).toEqual([]);
  });

  test('use the first of two names of one person', () => {
    const { entries } = matchList(readList('Tommy - out\nTom Harris - in'), { people, removed: [] });
    const chosen = entries.map((entry) => ({ ...entry, uid: 'tom' }));
    expect(listChanges(chosen, people)).toMatchObject([{ entry: { name: 'Tommy' }, status: 'NOT_PLAYING' }]);
  });

  test('keep people whom the list does not name', () => {
    expect(shown('1. Tom Harris')).toEqual([]);
  });

  test('add nobody twice under a name that several people have', () => {
    const toms = [
      aPlayerInstance({ uid: 'tom1', name: 'Tom' }),
      aPlayerInstance({ uid: 'tom2', name: 'Tom' }),
      aPlayerInstance({ uid: 'g_1', name: 'Tom B' }),
    ];
    expect(shown('1. Tom', toms.slice(0, 2))).toEqual(['+Tom']);
    expect(shown('1. Tom', toms)).toEqual([]);
  });

  test('count new people with plus-ones, and changed replies', () => {
    expect(countChanges(changesOf('In: Ann +1, Ben +2, Cid\nOut: Tom Harris'))).toEqual({
      added: 5,
      changed: 2,
    });
  });

  test('are none for the same list again', () => {
    const names = fc.constantFrom('Tom', 'tom harris', 'Tom Harris', 'Ann', 'Zoë', 'Ben', 'Cid', 'يوسف');
    const line = fc.tuple(names, fc.constantFrom('', ' +1', ' - out', ' - in', ' (sub)', ' ❌', '?'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.map(([name, reply], at) => `${at + 1}. ${name}${reply}`).join('\n');
        expect(shown(text, afterwards(text, people))).toEqual([]);
      }),
    );
  });
});

test('a removed person is an unclear line unless someone else has the name', () => {
  const removed = ['Gus', 'Ann'];
  const { entries, unclear } = matchList(readList('1. gus\n2. Ann\n3. Tom'), { people, removed });
  expect(entries.map(({ name }) => name)).toEqual(['Ann', 'Tom']);
  expect(unclear).toEqual([{ line: 1, text: 'gus', reason: 'REMOVED' }]);
});

/** Returns the people after an import, as the API saves them. */
function afterwards(text: string, before: readonly PlayerInstance[]): PlayerInstance[] {
  return changesOf(text, [...before]).reduce(
    (saved, { entry, isNew, status, plusOnes }, at) => {
      const uid = entry.uid ?? toByHandUid(`${at}`);
      const names = saved.map(({ name }) => name);
      const person = aPlayerInstance({ uid, name: distinctName(entry.name, names), status: entry.status });
      const brought = Array.from({ length: plusOnes }, (_none, number) =>
        aPlayerInstance({ uid: toByHandUid(`${at}-${number}`), name: `${at} ${number}`, broughtBy: uid }),
      );
      const changed = saved.map((each) =>
        each.uid === uid ? { ...each, status: status ?? each.status } : each,
      );
      return [...changed, ...(isNew ? [person] : []), ...brought];
    },
    [...before],
  );
}
