import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayerInstance, ReplyCondition } from '../instance/player-instance.schema.ts';
import { anyOrderOf } from '../testing/arbitraries.ts';
import { aLateQueue, aPlayerInstance, frozen } from '../testing/factories.ts';
import { anyCondition } from '../testing/states.ts';
import { replyFields } from '../transitions/reply.ts';
import { compareReplies, positionAmongReserves, type Spots, toQueue, waitingForPlayers } from './queue.ts';

const minute = (count: number) => new Date(Date.UTC(2026, 5, 10, 12, count));
const yes = (uid: string, at: number) => aPlayerInstance({ uid, repliedAt: minute(at) });
const uids = (people: readonly { uid: string }[]) => people.map(({ uid }) => uid);

const anyPeople = fc
  .array(
    fc.record({
      status: fc.constantFrom('PLAYING', 'PLAYING', 'NOT_PLAYING', 'UNANSWERED' as const),
      repliedAt: fc.option(fc.nat(5).map(minute)),
    }),
    { maxLength: 15 },
  )
  .map((people) => people.map((person, index) => aPlayerInstance({ uid: `p${index}`, ...person })));

const anyFullQueue = fc
  .record({ people: anyPeople, numberOfPlayers: fc.integer({ min: 2, max: 8 }) })
  .filter(
    ({ people, numberOfPlayers }) => toQueue(people, { game: { numberOfPlayers } }).reserves.length > 0,
  );

const withNoFrom = (leaver: string | undefined) => (person: PlayerInstance) =>
  person.uid === leaver ? { ...person, status: 'NOT_PLAYING' as const, repliedAt: minute(9) } : person;

describe('queue', () => {
  test('orders players then reserves by time of reply', () => {
    const people = frozen([yes('third', 3), yes('first', 1), yes('fourth', 4), yes('second', 2)]);
    const queue = toQueue(people, { game: { numberOfPlayers: 2 } });
    expect(uids(queue.playing)).toEqual(['first', 'second']);
    expect(uids(queue.reserves)).toEqual(['third', 'fourth']);
  });

  test('orders equal times by uid with a missing time last', () => {
    const people = [aPlayerInstance({ uid: 'a', repliedAt: null }), yes('c', 1), yes('b', 1)];
    expect(uids(toQueue(people, { game: { numberOfPlayers: 10 } }).playing)).toEqual(['b', 'c', 'a']);
  });

  test('contains everyone who said yes exactly once in any input order', () => {
    const anyTwoOrders = anyPeople.chain((people) => fc.tuple(fc.constant(people), anyOrderOf(people)));
    fc.assert(
      fc.property(anyTwoOrders, fc.integer({ min: 2, max: 8 }), ([people, shuffled], numberOfPlayers) => {
        const queue = toQueue(frozen(people), { game: { numberOfPlayers } });
        const queued = uids([...queue.playing, ...queue.reserves]);
        const saidYes = uids(people.filter(({ status }) => status === 'PLAYING'));
        expect(queued.toSorted()).toEqual(saidYes.toSorted());
        expect(queue.playing.length).toBe(Math.min(numberOfPlayers, saidYes.length));
        expect(toQueue(shuffled, { game: { numberOfPlayers } })).toEqual(queue);
      }),
    );
  });

  test('moves up by one when a player drops out', () => {
    fc.assert(
      fc.property(anyFullQueue, fc.nat(), ({ people, numberOfPlayers }, choice) => {
        const before = toQueue(frozen(people), { game: { numberOfPlayers } });
        const leaver = before.playing[choice % before.playing.length]?.uid;
        const after = toQueue(people.map(withNoFrom(leaver)), { game: { numberOfPlayers } });
        const stay = uids(before.playing).filter((uid) => uid !== leaver);
        const [first, ...rest] = uids(before.reserves);
        expect(uids(after.playing)).toEqual([...stay, first]);
        expect(uids(after.reserves)).toEqual(rest);
      }),
    );
  });
});

type Changes = Partial<Record<string, Partial<PlayerInstance>>>;
const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];
const sixWith = (changes: Changes) => SIX.map((uid, at) => ({ ...yes(uid, at), ...changes[uid] }));
const out = { status: 'NOT_PLAYING', repliedAt: minute(30) } as const;
const inTeam = { team: 'TEAM_A' } as const;
const given = { spot: 'GIVEN' } as const;

describe('four spots', () => {
  const order = (uids: string) => ({ queueOrder: { uids: [...uids], setAt: minute(20) } });
  const lateQueue = aLateQueue({ playing: [...'abcd'], reserves: { e: minute(4), f: minute(5) } });
  test.each<[string, string, string, Changes, Pick<Spots, 'queueOrder'>?]>([
    ['a person in a team takes the spot of the last yes without a team', 'abce', 'df', { e: inTeam }],
    [
      'a team of five is over the number',
      'abcde',
      'f',
      { a: inTeam, b: inTeam, c: inTeam, d: inTeam, e: inTeam },
    ],
    ['a given spot is additional', 'abcdf', 'e', { f: given }],
    ['a given spot stays additional in a team', 'abcdf', 'e', { f: { ...given, ...inTeam } }],
    [
      'no one moves up while a given spot is over the number',
      'acdf',
      'e',
      { b: out, f: given },
      order('abcdfe'),
    ],
  ])('%s', (_case, playing, reserves, changes, spots) => {
    const people = sixWith(changes);
    for (const late of [null, lateQueue]) {
      const queue = toQueue(people, { game: { numberOfPlayers: 4 }, lateQueue: late, ...spots });
      expect([uids(queue.playing).join(''), uids(queue.reserves).join('')]).toEqual([playing, reserves]);
    }
  });

  test('a new yes comes after the ordered reserves, and ends an old position', () => {
    const ordered = { game: { numberOfPlayers: 4 }, ...order('abcdfe') };
    const reserves = (changes: Changes) =>
      uids(toQueue([...sixWith(changes), yes('g', 25)], ordered).reserves);
    expect(reserves({})).toEqual(['f', 'e', 'g']);
    expect(reserves({ f: { repliedAt: minute(26) } })).toEqual(['e', 'g', 'f']);
    expect(reserves({ a: out })).toEqual(['e', 'g']);
  });
});

describe('reserve', () => {
  test('has a position in the queue, unlike everyone else', () => {
    const queue = toQueue([yes('in', 1), yes('next', 2), yes('then', 3)], { game: { numberOfPlayers: 1 } });
    const positions = ['next', 'then', 'in', 'stranger'].map((uid) => positionAmongReserves(queue, uid));
    expect(positions).toEqual([1, 2, null, null]);
  });
});

test('lists sort yes replies by time, then no by name, then no reply by name', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 5, 10, hour));
  const people = [
    aPlayerInstance({ uid: 'late', name: 'Ann', repliedAt: at(12) }),
    aPlayerInstance({ uid: 'open2', name: 'Zed', status: 'UNANSWERED', repliedAt: null }),
    aPlayerInstance({ uid: 'open1', name: 'bob', status: 'UNANSWERED', repliedAt: null }),
    aPlayerInstance({ uid: 'no2', name: 'Tom', status: 'NOT_PLAYING', repliedAt: at(9) }),
    aPlayerInstance({ uid: 'no1', name: 'amy', status: 'NOT_PLAYING', repliedAt: at(13) }),
    aPlayerInstance({ uid: 'early', name: 'Yan', repliedAt: at(10) }),
  ];
  const sorted = people.toSorted(compareReplies);
  expect(uids(sorted)).toEqual(['early', 'late', 'no1', 'no2', 'open1', 'open2']);
});

describe('queue with conditions', () => {
  const yesIf = (uid: string, at: number, condition: Partial<ReplyCondition>) => ({
    ...yes(uid, at),
    condition: { minPlayers: null, until: null, reserveOnly: false, ...condition },
  });
  const spots = { game: { numberOfPlayers: 3 } };

  test('gives no spot to a person whose minimum is missed', () => {
    const people = [yesIf('ann', 1, { minPlayers: 3 }), yes('ben', 2)];
    const queue = toQueue(people, spots);
    expect([uids(queue.playing), uids(queue.reserves)]).toEqual([['ben'], ['ann']]);
    expect(uids(waitingForPlayers(queue, spots))).toEqual(['ann']);
    const reached = toQueue([...people, yes('cid', 3)], spots);
    expect(uids(reached.playing)).toEqual(['ann', 'ben', 'cid']);
  });

  test('counts a full game as enough players', () => {
    const people = [yesIf('ann', 1, { minPlayers: 12 }), yes('ben', 2), yes('cid', 3)];
    expect(uids(toQueue(people, spots).playing)).toEqual(['ann', 'ben', 'cid']);
  });

  test('ignores the condition of a person in a team', () => {
    const ann = { ...yesIf('ann', 1, { minPlayers: 3, reserveOnly: true }), team: 'TEAM_A' as const };
    expect(uids(toQueue([ann, yes('ben', 2)], spots).playing)).toEqual(['ann', 'ben']);
  });

  test('ignores conditions in the late queue, where reserves get offers', () => {
    const lateQueue = aLateQueue({ playing: ['ann'], reserves: { ben: minute(2) } });
    const people = [yesIf('ann', 1, { minPlayers: 3 }), yesIf('ben', 2, { minPlayers: 3 })];
    const queue = toQueue(people, { ...spots, lateQueue });
    expect([uids(queue.playing), waitingForPlayers(queue, { ...spots, lateQueue })]).toEqual([['ann'], []]);
    const accepted = people.map((person) => ({ ...person, acceptedAt: minute(5) }));
    expect(uids(toQueue(accepted, { ...spots, lateQueue }).playing)).toEqual(['ann', 'ben']);
  });

  test('keeps all other spots when a condition is withdrawn', () => {
    const anyConditional = fc
      .array(fc.option(anyCondition, { freq: 3 }), { maxLength: 12 })
      .map((conditions) => conditions.map((condition, at) => ({ ...yes(`p${at}`, at), condition })));
    const properties = fc.property(
      anyConditional,
      fc.nat(11),
      fc.integer({ min: 2, max: 8 }),
      (people, at, numberOfPlayers) => {
        const withdrawn = people.map((person, index) =>
          index === at ? { ...person, ...replyFields(person, 'PLAYING', minute(59), null, null) } : person,
        );
        const before = toQueue(people, { game: { numberOfPlayers } }).playing;
        const after = uids(toQueue(withdrawn, { game: { numberOfPlayers } }).playing);
        const kept = before.filter(({ uid, condition }) => uid === `p${at}` || !condition?.reserveOnly);
        expect(after).toEqual(expect.arrayContaining(uids(kept)));
      },
    );
    fc.assert(properties, { numRuns: 300 });
  });
});
