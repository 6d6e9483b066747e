import { type Reply, toQueue } from '@fives/domain';
import { aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { describe, expect, test } from 'vitest';
import { replyStateText, toInstanceView, toReplyState } from './instance-view.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 10, 12, minute));
const yes = (uid: string, minute: number) => aPlayerInstance({ uid, repliedAt: at(minute) });

function textFor(uid: string, people: ReturnType<typeof aPlayerInstance>[], numberOfPlayers: number) {
  const own = people.find((person) => person.uid === uid) ?? null;
  const spots = { game: { numberOfPlayers } };
  return replyStateText(toReplyState(own, toQueue(people, spots), spots), false, true);
}

const REPLIES = [
  yes('sam', 1),
  yes('alex', 2),
  yes('jo', 3),
  aPlayerInstance({ uid: 'no', status: 'NOT_PLAYING' }),
  aPlayerInstance({ uid: 'open', status: 'UNANSWERED' }),
];

test.each([
  ['in with an early yes', 'sam', 2, "You're in"],
  ['a reserve with a late yes', 'jo', 2, "You're 1st reserve"],
  ['a later reserve with fewer spots', 'jo', 1, "You're 2nd reserve"],
  ['out with a no', 'no', 2, "You're not playing"],
  ['nothing without a reply', 'open', 2, null],
  ['nothing without an entry', 'nobody', 2, null],
])('a person is %s', (_, uid, numberOfPlayers, text) => {
  expect(textFor(uid, REPLIES, numberOfPlayers)).toBe(text);
});

test('known people override the counts of the server', () => {
  const known = { list: [{ ...yes('sam', 1), isPending: false }], scope: 'all' } as const;
  const [sevenPlaying, nonePlaying] = [7, 0].map((playing) =>
    toInstanceView(
      aGameInstance({ counts: { playing, notPlaying: 0, unanswered: 0 } }),
      known,
      { status: 'guest', uid: 'gus' },
      at(0),
    ),
  );
  expect(sevenPlaying?.instance.counts.playing).toBe(1);
  expect(sevenPlaying).toEqual(nonePlaying);
});

describe('view without the other player instances', () => {
  const gus = { status: 'guest', uid: 'gus' } as const;
  const viewOf = (own: Reply | null, playing: number, scope: 'viewer' | 'listed' = 'viewer') => {
    const list = own ? [{ ...aPlayerInstance({ uid: 'gus', status: own }), isPending: false }] : [];
    const counts = { playing, notPlaying: 0, unanswered: 0 };
    return toInstanceView(aGameInstance({ counts }), { list, scope }, gus, at(0));
  };
  const full = aGameInstance().game.numberOfPlayers;

  test('has the counts of the server and no people', () => {
    const counted = { people: null, instance: { counts: { playing: 7 } }, own: { uid: 'gus' } };
    expect(viewOf('PLAYING', 7)).toMatchObject(counted);
  });

  test.each([
    ['in, with a free spot', 'PLAYING', full - 1, { kind: 'in' }],
    [
      'unknown for a yes without free spots, because others may be earlier in the queue',
      'PLAYING',
      full,
      null,
    ],
    ['out', 'NOT_PLAYING', full, { kind: 'out' }],
    ['unanswered, without a player instance', null, full, { kind: 'unanswered' }],
  ] as const)('has a reply state that is %s', (_, own, playing, replyState) => {
    expect(viewOf(own, playing).replyState).toEqual(replyState);
  });

  test('has no reply state before the own player instance is loaded', () => {
    expect(viewOf(null, 0, 'listed').replyState).toBeNull();
    expect(viewOf('NOT_PLAYING', 0, 'listed').replyState).toEqual({ kind: 'out' });
  });
});
