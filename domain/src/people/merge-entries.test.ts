import { describe, expect, test } from 'vitest';
import { actingUid, actorIn, withAliases } from '../access.ts';
import { EMPTY_HISTORY } from '../stats/history.ts';
import { A_KICK_OFF, aGameInstance, aHistoryInstance, aPlayerInstance } from '../testing/factories.ts';
import { addAlias, mergeBallots, mergeChoice, mergeInstance, mergePlayerInstances } from './merge-entries.ts';
import { havePlayedTogether, mergeHistory, mergeNotes } from './merge-history.ts';

const at = (minute: number) => new Date(A_KICK_OFF.getTime() - 3_600_000 + minute * 60_000);
const BEFORE = at(30);
const AFTER = at(90);
const tom = { uid: 'tom', name: 'Tom', isGuest: false };
const instance = aGameInstance();
const recorded = aGameInstance({ winningTeam: 'TEAM_A' });
const entry = aPlayerInstance({ uid: 'old', name: 'Tommy', isGuest: true, repliedAt: at(1), team: 'TEAM_A' });
const own = aPlayerInstance({ uid: 'tom', name: 'Tom', repliedAt: at(5) });

const tomsPlayerInstance = (
  kept: Partial<typeof own> | null,
  { left = {}, on = instance, now = BEFORE } = {},
) => {
  const people = [{ ...entry, ...left }, ...(kept ? [{ ...own, ...kept }] : [])];
  return mergePlayerInstances(on, people, 'old', tom, now)?.find(({ uid }) => uid === 'tom');
};

describe('merge of two player instances', () => {
  test('keeps the only player instance under the name of the remaining entry', () => {
    expect(tomsPlayerInstance(null)).toEqual({ ...entry, ...tom });
    expect(mergePlayerInstances(instance, [own], 'old', tom, BEFORE)).toBeNull();
  });

  test('replaces the old uid in `answeredBy`, `addedBy` and `broughtBy`', () => {
    const answered = { ...own, answeredBy: 'old', addedBy: 'old', broughtBy: 'old' };
    const [playerInstance] =
      mergePlayerInstances(instance, [answered], 'old', { ...tom, uid: 'new' }, BEFORE) ?? [];
    expect(playerInstance).toEqual({ ...own, answeredBy: 'new', addedBy: 'new', broughtBy: 'new' });
  });

  test('keeps the earlier time of reply with the team of either', () => {
    expect(tomsPlayerInstance({})).toMatchObject({ repliedAt: at(1), team: 'TEAM_A', status: 'PLAYING' });
    expect(tomsPlayerInstance({ team: 'TEAM_B', repliedAt: at(0) })).toMatchObject({
      repliedAt: at(0),
      team: 'TEAM_B',
    });
  });

  test('keeps the latest reply, or the yes after the start', () => {
    const no = { status: 'NOT_PLAYING', team: 'NO_TEAM' } as const;
    expect(tomsPlayerInstance(no)).toMatchObject({ ...no, repliedAt: at(5) });
    expect(tomsPlayerInstance(no, { now: AFTER })).toMatchObject({ status: 'PLAYING', team: 'TEAM_A' });
    const unanswered = { status: 'UNANSWERED', repliedAt: null } as const;
    expect(tomsPlayerInstance(unanswered)).toMatchObject({ status: 'PLAYING', repliedAt: at(1) });
  });

  test('is skipped if both played in an instance with a result', () => {
    const both = { team: 'TEAM_B' } as const;
    expect(tomsPlayerInstance(both, { on: recorded, now: AFTER })).toBeUndefined();
    expect(tomsPlayerInstance(both, { on: instance, now: AFTER })).toMatchObject({ team: 'TEAM_A' });
    expect(tomsPlayerInstance({}, { on: recorded, now: AFTER })).toMatchObject({ team: 'TEAM_A' });
  });

  test('keeps the plus-ones of either entry', () => {
    const people = [
      entry,
      aPlayerInstance({ uid: 'g_1', addedBy: 'old', broughtBy: 'old', answeredBy: 'old' }),
      aPlayerInstance({ uid: 'g_2', addedBy: 'olive', broughtBy: null, answeredBy: 'olive' }),
    ];
    const [, first, second] = mergePlayerInstances(instance, people, 'old', tom, BEFORE) ?? [];
    expect(first).toMatchObject({ addedBy: 'tom', broughtBy: 'tom', answeredBy: 'tom' });
    expect(second).toEqual(people[2]);
    const [, host] = mergePlayerInstances(instance, people, 'old', { ...tom, uid: 'g_1' }, BEFORE) ?? [];
    expect(host).toEqual(people[2]);
    const [brought] = mergePlayerInstances(instance, people, 'old', { ...tom, uid: 'g_1' }, BEFORE) ?? [];
    expect(brought).toMatchObject({ uid: 'g_1', addedBy: 'g_1', broughtBy: null });
  });

  test('clears `sameAs` for the other entry', () => {
    expect(tomsPlayerInstance({ sameAs: 'old' })).not.toHaveProperty('sameAs');
    const other = { ...own, uid: 'ada', sameAs: 'old' };
    const playerInstances = mergePlayerInstances(instance, [entry, own, other], 'old', tom, BEFORE) ?? [];
    expect(playerInstances.find(({ uid }) => uid === 'ada')?.sameAs).toBeNull();
  });

  test('deletes `addedBy` and `broughtBy` of a person with a sign-in', () => {
    const byHand = { addedBy: 'olive', broughtBy: 'ada' };
    expect(tomsPlayerInstance(null, { left: byHand })).toEqual({ ...entry, ...tom });
  });
});

test('a merged instance has the person once in forecast, teams and awards', () => {
  const lineUp = { teamA: ['old', 'ada'], teamB: ['bob', 'tom'] };
  const awarded = aGameInstance({
    forecast: { ...lineUp, chanceA: 0.5, confidence: 'low' },
    teamsTold: { ...lineUp, at: at(0) },
    firstHalf: { ...lineUp, teamAGoals: 6, teamBGoals: 1 },
    noShows: ['old'],
    motmAwarded: [
      { uid: 'old', name: 'Tommy', votes: 2 },
      { uid: 'tom', name: 'Tom', votes: 2 },
    ],
  });
  const merged = { teamA: ['ada', 'tom'], teamB: ['bob'] };
  expect(mergeInstance(awarded, 'old', tom)).toEqual({
    forecast: { ...merged, chanceA: 0.5, confidence: 'low' },
    teamsTold: { ...merged, at: at(0) },
    firstHalf: { ...merged, teamAGoals: 6, teamBGoals: 1 },
    noShows: ['tom'],
    motmAwarded: [{ uid: 'tom', name: 'Tom', votes: 2 }],
  });
  const unmerged = aGameInstance();
  expect(unmerged).toMatchObject(mergeInstance(unmerged, 'old', tom));
});

test('merged ballots contain each pick once and never the voter', () => {
  const ballots = [
    { uid: 'ada', votes: ['old', 'tom', 'bob'] },
    { uid: 'tom', votes: ['old'] },
    { uid: 'bob', votes: ['ada'] },
  ];
  const merged = mergeBallots(ballots, 'old', 'tom');
  expect(merged.map(({ votes }) => votes)).toEqual([['tom', 'bob'], [], ['ada']]);
  expect(merged[2]).toBe(ballots[2]);
});

describe('merged history', () => {
  const alone = aHistoryInstance({ giId: '1', teamA: ['ada', 'old'], teamB: ['bob'] });
  const together = aHistoryInstance({ giId: '2', teamA: ['old'], teamB: ['tom'] });
  const person = (name: string, minute: number) => ({ name, isGuest: true, namedAt: at(minute) });

  test('contains one person under the surviving name', () => {
    const history = {
      ...EMPTY_HISTORY,
      instances: [alone],
      people: { old: person('Tommy', 1), bob: person('Bob', 1) },
    };
    expect(mergeHistory(history, 'old', tom)).toEqual({
      ...EMPTY_HISTORY,
      instances: [{ ...alone, teamA: ['ada', 'tom'] }],
      people: { bob: person('Bob', 1), tom: { ...tom, uid: undefined, namedAt: at(1) } },
    });
    expect(havePlayedTogether(history, 'old', 'tom')).toBe(false);
  });

  test('does not merge two people who played together', () => {
    const people = { old: person('Tommy', 9), tom: person('Tom', 3) };
    const merged = mergeHistory({ ...EMPTY_HISTORY, instances: [alone, together], people }, 'old', tom);
    expect(merged.instances).toEqual([{ ...alone, teamA: ['ada', 'tom'] }, together]);
    expect(Object.keys(merged.people).toSorted()).toEqual(['old', 'tom']);
    expect(havePlayedTogether(merged, 'old', 'tom')).toBe(true);
    expect(mergeHistory(merged, 'old', tom)).toEqual(merged);
  });
});

test('merged notes keep the stars of the remaining entry if both have stars', () => {
  const notes = { stars: { old: 2, ada: 4 }, apart: ['ada old', 'old tom'], keepers: ['old', 'tom'] };
  const merged = { stars: { tom: 2, ada: 4 }, apart: ['ada tom'], keepers: ['tom'] };
  expect(mergeNotes(notes, 'old', 'tom')).toEqual(merged);
  expect(mergeNotes({ ...notes, stars: { old: 2, tom: 5 } }, 'old', 'tom').stars).toEqual({ tom: 5 });
  expect(mergeNotes(merged, 'old', 'tom')).toEqual(merged);
});

const account = { uid: 'ada', isGuest: false };
const guest = { uid: 'gus', isGuest: true };
const added = { uid: 'g_0123456789abcdefghij', isGuest: true };

describe('merge choice', () => {
  test.each([
    ['an account over a guest', guest, account],
    ['an account over an added entry', added, account],
    ['a guest over an added entry', added, guest],
  ])('keeps %s in either order', (_, from, to) => {
    expect(mergeChoice(from, to)).toEqual({ from, to });
    expect(mergeChoice(to, from)).toEqual({ from, to });
  });

  test('keeps the chosen entry of two guests', () => {
    const other = { uid: 'tom', isGuest: true };
    expect(mergeChoice(guest, other)?.to).toBe(other);
    expect(mergeChoice(other, guest)?.to).toBe(guest);
  });

  test('is null for two accounts', () => {
    expect(mergeChoice(account, { uid: 'kim', isGuest: false })).toBeNull();
  });
});

describe('aliases', () => {
  test('point to the last survivor after two merges', () => {
    expect(addAlias(addAlias({}, 'a', 'b'), 'b', 'c')).toEqual({ a: 'c', b: 'c' });
  });

  test('have no loop after a merge in the other direction', () => {
    expect(addAlias({ a: 'b', c: 'b' }, 'b', 'a')).toEqual({ b: 'a', c: 'a' });
  });

  test('let a merged sign-in act for the survivor without a role', () => {
    const game = { aliases: { gus: 'ada' } };
    expect(actorIn(game, { uid: 'gus', isGuest: false })).toEqual({ uid: 'ada', isGuest: true });
    expect(actorIn(game, { uid: 'kim', isGuest: false })).toEqual({ uid: 'kim', isGuest: false });
    expect(actingUid(game, 'gus')).toBe('ada');
  });

  test('list the sign-ins of each entry once', () => {
    expect(withAliases({ aliases: { a: 'c', b: 'c', d: 'e' } }, ['c', 'a'])).toEqual(['c', 'a', 'b']);
  });
});
