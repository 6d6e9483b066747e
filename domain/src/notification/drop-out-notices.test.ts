import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.schema.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { countReplies } from '../queue/counts.ts';
import { aGame, aGameInstance, aLateQueue, aPlayerInstance } from '../testing/factories.ts';
import { NOW } from '../testing/states.ts';
import { planDropOutNotices, planRemovalNotices } from './drop-out-notices.ts';

const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const playerInstance = (name: string, hours: number, overrides: Partial<PlayerInstance> = {}) =>
  aPlayerInstance({ uid: name.toLowerCase(), name, repliedAt: at(hours), ...overrides });

const PLAYERS = [playerInstance('Olive', -9), playerInstance('Ada', -8)];
const SAM = playerInstance('Sam', -7);
const BOB = playerInstance('Bob', -6);

interface Given {
  readonly others?: readonly PlayerInstance[];
  readonly hoursAhead?: number;
  readonly game?: Partial<Game>;
  readonly lateQueue?: GameInstance['lateQueue'];
  readonly after?: Partial<PlayerInstance>;
  readonly name?: string;
}

function kimDropsOut({
  others = PLAYERS,
  hoursAhead = 20,
  game,
  lateQueue = null,
  after,
  name = 'Kim',
}: Given = {}) {
  const before = playerInstance(name, -8.5);
  const kim = { ...before, status: 'NOT_PLAYING' as const, repliedAt: at(-1), ...after };
  const settings = aGame({ numberOfPlayers: 3, organiserUids: ['olive', 'ada'], ...game });
  const people = [...others, kim];
  const spots = { game: settings, lateQueue };
  const instance = aGameInstance({
    startDateTime: at(hoursAhead),
    lateQueue,
    counts: countReplies(people, spots),
  });
  return planDropOutNotices({ game: settings, instance, people }, { uid: kim.uid, before, after: kim })
    .drafts;
}

const bodyOf = (given?: Given) => kimDropsOut(given)[0]?.draft.body.replace(/^.*?: /, '');

describe('drop-out notice', () => {
  test('names the player of a late drop-out under its own id', () => {
    const [{ draft } = { draft: undefined }] = kimDropsOut();
    expect(draft).toMatchObject({
      title: 'Kim dropped out',
      aboutUid: 'kim',
      id: expect.stringContaining(`first_DROP_OUT_${at(-1).getTime()}_`),
      nameless: { title: 'Someone dropped out' },
    });
    const limitOf72Hours = { hoursAhead: 48, game: { lateDropOutHours: 72 } };
    expect(kimDropsOut(limitOf72Hours)[0]?.draft.id).toContain(`first_DROP_OUT_${at(-1).getTime()}_`);
  });

  test('has one id for all early drop-outs of one person', () => {
    const idOf = (given: Given) => kimDropsOut({ hoursAhead: 48, ...given })[0]?.draft.id;
    expect(idOf({ after: { repliedAt: at(-2) } })).toBe(idOf({}));
    expect(idOf({ name: 'Sam' })).not.toBe(idOf({}));
  });

  test('names the promoted reserve', () => {
    expect(bodyOf({ others: [...PLAYERS, SAM, BOB] })).toBe(
      '3 of 3, 1 reserve. Sam, 1st reserve, is in now.',
    );
  });

  test('names the reserve who has been asked', () => {
    const lateQueue = aLateQueue({
      playing: ['olive', 'ada'],
      reserves: { sam: at(-7), bob: at(-6) },
      offers: { sam: NOW },
      left: { kim: at(-1) },
    });
    const given = { others: [...PLAYERS, SAM, BOB], hoursAhead: 2, lateQueue };
    expect(bodyOf(given)).toBe('2 of 3, 2 reserves. Sam, 1st reserve, has been asked.');
    const [first] = kimDropsOut(given);
    expect(first?.draft.nextUids).toEqual(['sam']);
    expect(first?.draft.nameless?.body).not.toContain('Sam');
  });

  test('says that there are no reserves', () => {
    expect(bodyOf()).toBe('2 of 3. No reserves: 1 short.');
  });

  test('says that the person was a reserve', () => {
    const given = { others: [...PLAYERS, SAM].map((one) => ({ ...one, repliedAt: at(-10) })) };
    expect(bodyOf(given)).toBe('3 of 3. They were a reserve.');
  });

  test('goes to every organiser except the organiser who replied no for the player', () => {
    const notifiedUids = (after?: Partial<PlayerInstance>) =>
      kimDropsOut({ after: after ?? {} }).map(({ uid }) => uid);
    expect(notifiedUids()).toEqual(['olive', 'ada']);
    expect(notifiedUids({ answeredBy: 'ada', takenOutAt: at(-1) })).toEqual(['olive']);
    expect(notifiedUids({ status: 'PLAYING' })).toEqual([]);
  });
});

describe('notice of a removal', () => {
  const PLUS_ONE = playerInstance('Bob', -8.5, { uid: 'g_bob', isGuest: true, broughtBy: 'sam' });

  function remove(
    by: string,
    given: Partial<Pick<GameInstance, 'lateQueue'>> & { hoursAhead?: number } = {},
  ) {
    const { hoursAhead = 20, lateQueue = null } = given;
    const settings = aGame({ numberOfPlayers: 3, organiserUids: ['olive', 'ada'] });
    const rest = [...PLAYERS, SAM, BOB];
    const stateOf = (people: readonly PlayerInstance[], queue: GameInstance['lateQueue']) => {
      const counts = countReplies(people, { game: settings, lateQueue: queue });
      const instance = aGameInstance({ startDateTime: at(hoursAhead), lateQueue: queue, counts });
      return { game: settings, instance, people };
    };
    const queueBefore = lateQueue && { ...lateQueue, playing: [...lateQueue.playing, 'g_bob'], offers: {} };
    const before = stateOf([...rest, PLUS_ONE], queueBefore);
    return planRemovalNotices(before, stateOf(rest, lateQueue), 'g_bob', by, NOW).drafts;
  }

  test('goes to every organiser except the one who removed the player', () => {
    expect(remove('sam').map(({ uid }) => uid)).toEqual(['olive', 'ada']);
    expect(remove('ada').map(({ uid }) => uid)).toEqual(['olive']);
    expect(remove('sam', { hoursAhead: -1 })).toEqual([]);
    expect(remove('sam')[0]?.draft).toMatchObject({
      title: 'Bob dropped out',
      body: expect.stringContaining('3 of 3, 1 reserve. Sam, 1st reserve, is in now.'),
    });
  });

  test('names the reserve who has been asked', () => {
    const reserves = { sam: at(-7), bob: at(-6) };
    const lateQueue = aLateQueue({ playing: ['olive', 'ada'], reserves, offers: { sam: NOW } });
    expect(remove('sam', { hoursAhead: 2, lateQueue })[0]?.draft.body).toContain(
      '2 of 3, 2 reserves. Sam, 1st reserve, has been asked.',
    );
  });
});
