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

/** Returns changes as short texts: '+Ben' is new, 'ann PLAYING +1' has a new reply and brings one person. */
function toTexts(...input: Parameters<typeof changesOf>): string[] {
  return changesOf(...input).map(({ entry, isNew, status, plusOnes }) =>
    [isNew ? `+${entry.name}` : entry.uid, !isNew && status, plusOnes > 0 && `+${plusOnes}`]
      .filter(Boolean)
      .join(' '),
  );
}

describe('list changes', () => {
  test('add people who are not in the game', () => {
    expect(toTexts('1. Tom Harris\n2. Ben +1')).toEqual(['+Ben +1']);
  });

  test('add a known person without a player instance', () => {
    const eve = aPlayerInstance({ uid: 'eve', name: 'Eve' });
    const [change] = changesOf('1. Eve\n2. Tom Harris', people, [...people, eve]);
    expect(change).toMatchObject({ isNew: true, entry: { uid: 'eve' } });
  });

  test('change a different reply', () => {
    expect(toTexts('In: Ann\nOut: Tom Harris')).toEqual(['ann PLAYING', 'tom NOT_PLAYING']);
  });

  test('keep a reply if the list has none', () => {
    expect(toTexts('[ ] Tom Harris\n[x] Ann')).toEqual(['ann PLAYING']);
  });

  test('put reserves last', () => {
    expect(toTexts('Reserves:\nBen\n\nIn:\nCid\nAnn')).toEqual(['+Cid', 'ann PLAYING', '+Ben']);
  });

  test('add only the plus-ones that are missing', () => {
    const guest = aPlayerInstance({ uid: 'g_1', name: "Tom Harris's +1", broughtBy: 'tom' });
    expect(toTexts('1. Tom Harris +2\n2. Ann +1', [...people, guest])).toEqual(['tom +1', 'ann PLAYING +1']);
  });

  test('ignore plus-ones of a plus-one', () => {
    const guest = aPlayerInstance({ uid: 'g_1', name: 'Kit', broughtBy: 'tom' });
    expect(toTexts('1. Kit +1', [...people, guest])).toEqual([]);
  });

  test('use only the first of two entries for one person', () => {
    const { entries } = matchList(readList('Tommy - out\nTom Harris - in'), { people, removed: [] });
    const chosen = entries.map((entry) => ({ ...entry, uid: 'tom' }));
    expect(listChanges(chosen, people)).toMatchObject([{ entry: { name: 'Tommy' }, status: 'NOT_PLAYING' }]);
  });

  test('keep people who are missing in the list', () => {
    expect(toTexts('1. Tom Harris')).toEqual([]);
  });

  test('add a person with a shared name only in the first import', () => {
    const toms = [
      aPlayerInstance({ uid: 'tom1', name: 'Tom' }),
      aPlayerInstance({ uid: 'tom2', name: 'Tom' }),
      aPlayerInstance({ uid: 'g_1', name: 'Tom B' }),
    ];
    expect(toTexts('1. Tom', toms.slice(0, 2))).toEqual(['+Tom']);
    expect(toTexts('1. Tom', toms)).toEqual([]);
  });

  test('count new people, plus-ones and changed replies', () => {
    expect(countChanges(changesOf('In: Ann +1, Ben +2, Cid\nOut: Tom Harris'))).toEqual({
      added: 5,
      changed: 2,
    });
  });

  test('are empty for a second import of the same list', () => {
    const names = fc.constantFrom('Tom', 'tom harris', 'Tom Harris', 'Ann', 'Zoë', 'Ben', 'Cid', 'يوسف');
    const line = fc.tuple(names, fc.constantFrom('', ' +1', ' - out', ' - in', ' (sub)', ' ❌', '?'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.map(([name, reply], at) => `${at + 1}. ${name}${reply}`).join('\n');
        expect(toTexts(text, peopleAfterImport(text, people))).toEqual([]);
      }),
    );
  });
});

test('a removed person is an unclear line unless someone else has the name', () => {
  const removed = ['Gus', 'Ann'];
  const { entries, unclear } = matchList(readList('1. gus\n2. Ann\n3. Tom'), { people, removed });
  expect(entries.map(({ name }) => name)).toEqual(['Ann', 'Tom']);
  expect(unclear).toMatchObject([{ line: 1, text: 'gus', reason: 'REMOVED' }]);
});

function peopleAfterImport(text: string, before: readonly PlayerInstance[]): PlayerInstance[] {
  return changesOf(text, [...before]).reduce(
    (saved, { entry, isNew, status, plusOnes }, at) => {
      const uid = entry.uid ?? toByHandUid(`${at}`);
      const names = saved.map(({ name }) => name);
      const person = aPlayerInstance({ uid, name: distinctName(entry.name, names), status: entry.status });
      const plusOnePeople = Array.from({ length: plusOnes }, (_none, number) =>
        aPlayerInstance({ uid: toByHandUid(`${at}-${number}`), name: `${at} ${number}`, broughtBy: uid }),
      );
      const changed = saved.map((each) =>
        each.uid === uid ? { ...each, status: status ?? each.status } : each,
      );
      return [...changed, ...(isNew ? [person] : []), ...plusOnePeople];
    },
    [...before],
  );
}
