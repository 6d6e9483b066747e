import { describe, expect, test } from 'vitest';
import { toGameSummary } from '../game/game.schema.ts';
import { dueOf } from '../instance/due.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import { NOTHING_HANDLED } from '../instance/instance-jobs.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { A_KICK_OFF, aGame, aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import { reconcileLateQueue } from './late-queue.ts';
import { toQueue } from './queue.ts';

const before = (minutes: number) => new Date(A_KICK_OFF.getTime() - minutes * 60_000);
const uidsOf = (people: readonly PlayerInstance[]) => people.map(({ uid }) => uid);
const yes = (uid: string, minutes: number, more: Partial<PlayerInstance> = {}) =>
  aPlayerInstance({ uid, repliedAt: before(minutes), ...more });

/** Instance with two spots over time. After each step, the server updates the late queue. */
class Scenario {
  private people: PlayerInstance[];
  private instance: GameInstance;

  constructor(people: readonly PlayerInstance[], game: Partial<GameInstance['game']> = {}) {
    this.people = [...people];
    this.instance = aGameInstance({ game: toGameSummary(aGame({ numberOfPlayers: 2, ...game })) });
  }

  update(minutes: number, uid?: string, change: Partial<PlayerInstance> = {}): this {
    const playerInstance = this.people.find((person) => person.uid === uid) ?? null;
    const changed = { ...(playerInstance ?? aPlayerInstance({ uid: uid ?? '' })), ...change };
    if (uid !== undefined) this.people = [...this.people.filter((person) => person.uid !== uid), changed];
    return this.reconcile(before(minutes), { playerInstance });
  }

  reply(minutes: number, uid: string, status: 'PLAYING' | 'NOT_PLAYING'): this {
    return this.update(minutes, uid, { status, repliedAt: before(minutes), answeredBy: null });
  }

  /** Stores all replies before the server sees the first one. */
  dropOutTogether(minutes: number, ...uids: string[]): this {
    const dropped = this.people.filter(({ uid }) => uids.includes(uid));
    const others = this.people.filter(({ uid }) => !uids.includes(uid));
    const replies = dropped.map((person) => ({
      ...person,
      status: 'NOT_PLAYING' as const,
      repliedAt: before(minutes),
    }));
    this.people = [...others, ...replies];
    for (const playerInstance of dropped) this.reconcile(before(minutes), { playerInstance });
    return this;
  }

  repeatEvent(minutes: number, playerInstance: PlayerInstance): this {
    return this.reconcile(before(minutes), { playerInstance });
  }

  accept(minutes: number, uid: string, answeredBy: string | null = null): this {
    return this.update(minutes, uid, { acceptedAt: before(minutes), answeredBy });
  }

  remove(minutes: number, uid: string): this {
    const playerInstance = this.people.find((person) => person.uid === uid) ?? null;
    this.people = this.people.filter((person) => person.uid !== uid);
    return this.reconcile(before(minutes), { playerInstance });
  }

  changeInstance(minutes: number, change: Partial<GameInstance>): this {
    const { numberOfPlayers } = this.instance.game;
    this.instance = { ...this.instance, ...change };
    return this.reconcile(before(minutes), { numberOfPlayers });
  }

  private reconcile(now: Date, known: Parameters<typeof reconcileLateQueue>[3]): this {
    const lateQueue = reconcileLateQueue(this.people, this.instance, now, known);
    const again = reconcileLateQueue(this.people, { ...this.instance, lateQueue }, now);
    expect(again).toEqual(lateQueue);
    this.instance = { ...this.instance, lateQueue };
    return this;
  }

  get playing() {
    return uidsOf(toQueue(this.people, this.instance).playing);
  }

  get reserves() {
    return uidsOf(toQueue(this.people, this.instance).reserves);
  }

  get left() {
    return Object.keys(this.instance.lateQueue?.left ?? {});
  }

  get offeredTo() {
    return Object.keys(this.instance.lateQueue?.offers ?? {});
  }

  offeredToIfUnreached(...uids: string[]) {
    const unreached = new Set(uids);
    return Object.keys(
      reconcileLateQueue(this.people, this.instance, before(169), { unreached })?.offers ?? {},
    );
  }

  nextOfferAt(minutes: number) {
    const counts = { playing: this.playing.length + this.reserves.length, notPlaying: 0, unanswered: 0 };
    return dueOf({ ...this.instance, counts }, NOTHING_HANDLED, before(minutes)).offers;
  }
}

const FOUR = [yes('ana', 900), yes('ben', 800), yes('cem', 700), yes('dee', 600)];
const atOnce = { reserveOffers: 'AT_ONCE' } as const;

describe('queue more than three hours before the start', () => {
  test('moves a reserve up at once', () => {
    const scenario = new Scenario(FOUR).reply(181, 'ana', 'NOT_PLAYING');
    expect([scenario.playing, scenario.reserves, scenario.offeredTo]).toEqual([['ben', 'cem'], ['dee'], []]);
  });
});

describe('queue within three hours before the start', () => {
  test('asks the first reserve, who gets the spot with a yes', () => {
    const scenario = new Scenario(FOUR).reply(180, 'ana', 'NOT_PLAYING');
    expect([scenario.playing, scenario.reserves, scenario.offeredTo]).toEqual([
      ['ben'],
      ['cem', 'dee'],
      ['cem'],
    ]);
    scenario.accept(170, 'cem');
    expect([scenario.playing, scenario.reserves, scenario.offeredTo]).toEqual([['ben', 'cem'], ['dee'], []]);
  });

  test('gives a free spot to a new yes, otherwise adds a reserve', () => {
    const scenario = new Scenario([]).reply(120, 'ana', 'PLAYING').reply(119, 'ben', 'PLAYING');
    scenario.reply(118, 'cem', 'PLAYING');
    expect([scenario.playing, scenario.reserves]).toEqual([['ana', 'ben'], ['cem']]);
    scenario.reply(60, 'ana', 'NOT_PLAYING');
    expect([scenario.playing, scenario.offeredTo]).toEqual([['ben'], ['cem']]);
  });

  test('puts a returning drop-out behind the reserves', () => {
    const scenario = new Scenario(FOUR).reply(100, 'ana', 'NOT_PLAYING').reply(99, 'ana', 'PLAYING');
    expect([scenario.playing, scenario.reserves]).toEqual([['ben'], ['cem', 'dee', 'ana']]);
  });

  test('asks the next reserve after a no to the offer', () => {
    const scenario = new Scenario(FOUR).reply(100, 'ana', 'NOT_PLAYING').reply(95, 'cem', 'NOT_PLAYING');
    expect(scenario.offeredTo).toEqual(['dee']);
  });

  test('asks as many reserves as there are free spots', () => {
    const scenario = new Scenario(FOUR).reply(100, 'ana', 'NOT_PLAYING').reply(99, 'ben', 'NOT_PLAYING');
    expect([scenario.playing, scenario.offeredTo]).toEqual([[], ['cem', 'dee']]);
  });

  test.each([
    ['ana', 'ben'],
    ['ben', 'ana'],
  ])('offers both spots when %s and %s drop out together', (first, second) => {
    const scenario = new Scenario(FOUR).dropOutTogether(100, first, second);
    expect([scenario.playing, scenario.reserves, scenario.offeredTo.toSorted()]).toEqual([
      [],
      ['cem', 'dee'],
      ['cem', 'dee'],
    ]);
  });

  test('offers only one spot when a player and a reserve drop out together', () => {
    const scenario = new Scenario(FOUR).dropOutTogether(100, 'ana', 'cem');
    expect([scenario.playing, scenario.reserves, scenario.offeredTo]).toEqual([['ben'], ['dee'], ['dee']]);
  });

  test('does not count a reserve as a player when the event of their no arrives twice', () => {
    const scenario = new Scenario(FOUR)
      .remove(100, 'ana')
      .reply(95, 'cem', 'NOT_PLAYING')
      .repeatEvent(94, yes('cem', 700));
    expect(scenario.left).toEqual([]);
  });

  test('offers the spot of a removed player', () => {
    expect(new Scenario(FOUR).remove(100, 'ana').playing).toEqual(['ben']);
  });

  test('offers additional spots', () => {
    const game = toGameSummary(aGame({ numberOfPlayers: 3 }));
    const scenario = new Scenario(FOUR).changeInstance(100, { game });
    expect([scenario.playing, scenario.offeredTo]).toEqual([['ana', 'ben'], ['cem']]);
  });

  test('promotes reserves at once after a move to a later start', () => {
    const scenario = new Scenario(FOUR, atOnce).reply(100, 'ana', 'NOT_PLAYING').accept(90, 'dee');
    expect(scenario.playing).toEqual(['ben', 'dee']);
    const startDateTime = new Date(A_KICK_OFF.getTime() + 86_400_000);
    scenario.changeInstance(80, { startDateTime }).reply(70, 'ben', 'NOT_PLAYING');
    expect([scenario.playing, scenario.offeredTo]).toEqual([['dee', 'cem'], []]);
  });

  test('keeps the spots of promoted reserves after a move to an earlier start', () => {
    const startDateTime = new Date(A_KICK_OFF.getTime() + 86_400_000);
    const scenario = new Scenario(FOUR)
      .changeInstance(400, { startDateTime })
      .reply(150, 'ana', 'NOT_PLAYING');
    scenario.changeInstance(140, { startDateTime: A_KICK_OFF });
    expect(scenario.playing).toEqual(['ben', 'cem']);
  });
});

describe('offers in turn', () => {
  const offered = () => new Scenario(FOUR).reply(150, 'ana', 'NOT_PLAYING');

  test('also go to the next reserve after 30 minutes, or 10 in the last hour', () => {
    expect(offered().nextOfferAt(149)).toEqual(before(120));
    expect(offered().update(121).offeredTo).toEqual(['cem']);
    const scenario = offered().update(120);
    expect(scenario.offeredTo).toEqual(['cem', 'dee']);
    expect(scenario.accept(115, 'cem').playing).toEqual(['ben', 'cem']);
    expect(new Scenario(FOUR).reply(60, 'ana', 'NOT_PLAYING').nextOfferAt(59)).toEqual(before(50));
  });

  test('go at the same time to the next reserve whom Fives can notify', () => {
    const five = [...FOUR, yes('eve', 500)];
    const scenario = new Scenario(five).reply(170, 'ana', 'NOT_PLAYING');
    expect(scenario.offeredTo).toEqual(['cem']);
    expect(scenario.offeredToIfUnreached('cem')).toEqual(['cem', 'dee']);
    expect(scenario.offeredToIfUnreached('cem', 'dee')).toEqual(['cem', 'dee', 'eve']);
    expect(scenario.offeredToIfUnreached('dee')).toEqual(['cem']);
  });

  test('ignore an early yes unless an organiser enters it', () => {
    expect(offered().accept(149, 'dee').playing).toEqual(['ben']);
    expect(offered().accept(149, 'dee', 'olive').playing).toEqual(['ben', 'dee']);
  });

  test('give the spot to a new yes after all reserves missed their turn', () => {
    expect(offered().reply(149, 'eve', 'PLAYING').playing).toEqual(['ben']);
    const passed = offered().update(120).update(90);
    expect(passed.reply(80, 'eve', 'PLAYING').playing).toEqual(['ben', 'eve']);
  });

  test('are not due without unasked reserves or after the start', () => {
    expect(new Scenario(FOUR).nextOfferAt(900)).toEqual(before(180));
    expect(new Scenario(FOUR.slice(0, 2)).nextOfferAt(900)).toBeNull();
    expect(offered().update(120).nextOfferAt(119)).toBeNull();
    expect(offered().nextOfferAt(0)).toBeNull();
  });
});

describe('offers at once', () => {
  const offered = () => new Scenario(FOUR, atOnce).reply(150, 'ana', 'NOT_PLAYING');

  test('go to all reserves, but the first yes gets the spot', () => {
    expect(offered().offeredTo).toEqual(['cem', 'dee']);
    const scenario = offered().accept(140, 'dee').accept(139, 'cem');
    expect([scenario.playing, scenario.reserves, scenario.offeredTo]).toEqual([['ben', 'dee'], ['cem'], []]);
  });

  test('ignore an earlier late yes when the next spot is free', () => {
    const scenario = offered().accept(140, 'dee').accept(139, 'cem').reply(100, 'ben', 'NOT_PLAYING');
    expect([scenario.playing, scenario.offeredTo]).toEqual([['dee'], ['cem']]);
  });
});

test('no spot is offered while the players are more than the spots', () => {
  const scenario = new Scenario(FOUR).update(100, 'dee', { spot: 'GIVEN' }).reply(90, 'ana', 'NOT_PLAYING');
  expect([scenario.playing, scenario.offeredTo]).toEqual([['ben', 'dee'], []]);
  scenario.reply(80, 'ben', 'NOT_PLAYING');
  expect([scenario.playing, scenario.offeredTo]).toEqual([['dee'], ['cem']]);
});
