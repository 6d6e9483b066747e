import { describe, expect, test } from 'vitest';
import { aPlayerInstance } from '../testing/factories.ts';
import { countChanges, listChanges, matchRows } from './list-changes.ts';
import { readList } from './read-list.ts';

const tom = aPlayerInstance({ uid: 'tom', name: 'Tom Harris', status: 'PLAYING' });
const ann = aPlayerInstance({ uid: 'ann', name: 'Ann', status: 'UNANSWERED' });
const eve = aPlayerInstance({ uid: 'eve', name: 'Eve' });
const guest = aPlayerInstance({ uid: 'g_1', name: 'Kit', broughtBy: 'tom' });
const toms = ['tom1', 'tom2'].map((uid) => aPlayerInstance({ uid, name: 'Tom' }));
const people = [tom, ann];

function changesOf(text: string, present = people, known = present) {
  return listChanges(
    matchRows(readList(text).rows, { people: known, removed: [] }).filter(({ reason }) => reason === null),
    present,
  );
}

describe('list changes', () => {
  test.each([
    ['add people who are not in the game', '1. Tom Harris\n2. Ben +1', people, ['+Ben +1']],
    ['change a different reply', 'In: Ann\nOut: Tom Harris', people, ['ann PLAYING', 'tom NOT_PLAYING']],
    ['keep a reply if the list has none', '[ ] Tom Harris\n[x] Ann', people, ['ann PLAYING']],
    ['put reserves last', 'Reserves:\nBen\n\nIn:\nCid', people, ['+Cid', '+Ben']],
    ['add only missing plus-ones', '1. Tom Harris +2', [...people, guest], ['tom +1']],
    ['ignore plus-ones of a plus-one', '1. Kit +1', [...people, guest], []],
    ['keep people who are missing in the list', '1. Tom Harris', people, []],
    ['add a person with a shared name', '1. Tom', toms, ['+Tom']],
    ['add that person once', '1. Tom', [...toms, aPlayerInstance({ uid: 'g_1', name: 'Tom B' })], []],
  ])('%s', (_kind, text, present, changes) => {
    const found = changesOf(text, present).map(({ entry, isNew, status, plusOnes }) =>
      [isNew ? `+${entry.name}` : entry.uid, !isNew && status, plusOnes > 0 && `+${plusOnes}`]
        .filter(Boolean)
        .join(' '),
    );
    expect(found).toEqual(changes);
  });

  test('add a known person without a player instance', () => {
    expect(changesOf('1. Eve\n2. Tom Harris', people, [...people, eve])).toMatchObject([
      { isNew: true, entry: { uid: 'eve' } },
    ]);
  });

  test('use only the first of two entries for one person', () => {
    const rows = readList('1. Tommy - out\n2. Tom Harris - in').rows.map((row) => ({ ...row, uid: 'tom' }));
    expect(listChanges(rows, people)).toMatchObject([{ entry: { name: 'Tommy' }, status: 'NOT_PLAYING' }]);
  });

  test('count new people, plus-ones and changed replies', () => {
    expect(countChanges(changesOf('In: Ann +1, Ben +2, Cid\nOut: Tom Harris'))).toEqual({
      added: 5,
      changed: 2,
    });
  });
});

test('a removed person gets a reason unless someone else has the name', () => {
  const rows = matchRows(readList('1. gus\n2. Ann\n3. Tom').rows, { people, removed: ['Gus', 'Ann'] });
  expect(rows.map(({ reason, uid }) => reason ?? uid)).toEqual(['REMOVED', 'ann', null]);
});
