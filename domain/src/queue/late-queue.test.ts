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

/** Game with two spots over time. Each step is one update by the server. */
class Evening {
  private people: PlayerInstance[];
  private instance: GameInstance;

  constructor(people: readonly PlayerInstance[], game: Partial<GameInstance['game']> = {}) {
    this.people = [...people];
    this.instance = aGameInstance({ game: toGameSummary(aGame({ numberOfPlayers: 2, ...game })) });
  }

  at(minutes: number, uid?: string, change: Partial<PlayerInstance> = {}): this {
    const playerInstance = this.people.find((person) => person.uid === uid) ?? null;
    const changed = { ...(playerInstance ?? aPlayerInstance({ uid: uid ?? '' })), ...change };
    if (uid !== undefined) this.people = [...this.people.filter((person) => person.uid !== uid), changed];
    return this.settle(before(minutes), { playerInstance });
  }

  says(minutes: number, uid: string, status: 'PLAYING' | 'NOT_PLAYING'): this {
    return this.at(minutes, uid, { status, repliedAt: before(minutes), answeredBy: null });
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
    for (const playerInstance of dropped) this.settle(before(minutes), { playerInstance });
    return this;
  }

  accepts(minutes: number, uid: string, answeredBy: string | null = null): this {
    return this.at(minutes, uid, { acceptedAt: before(minutes), answeredBy });
  }

  gone(minutes: number, uid: string): this {
    const playerInstance = this.people.find((person) => person.uid === uid) ?? null;
    this.people = this.people.filter((person) => person.uid !== uid);
    return this.settle(before(minutes), { playerInstance });
  }

  becomes(minutes: number, change: Partial<GameInstance>): this {
    const { numberOfPlayers } = this.instance.game;
    this.instance = { ...this.instance, ...change };
    return this.settle(before(minutes), { numberOfPlayers });
  }

  private settle(now: Date, known: Parameters<typeof reconcileLateQueue>[3]): this {
    const lateQueue = reconcileLateQueue(this.people, this.instance, now, known);
    const again = reconcileLateQueue(this.people, { ...this.instance, lateQueue }, now);
    expect(again).toEqual(lateQueue);
    this.instance = { ...this.instance, lateQueue };
    return this;
  }

  get in() {
    return uidsOf(toQueue(this.people, this.instance).playing);
  }

  get waiting() {
    return uidsOf(toQueue(this.people, this.instance).reserves);
  }

  get asked() {
    return Object.keys(this.instance.lateQueue?.offers ?? {});
  }

  nextAt(minutes: number) {
    const counts = { playing: this.in.length + this.waiting.length, notPlaying: 0, unanswered: 0 };
    return dueOf({ ...this.instance, counts }, NOTHING_HANDLED, before(minutes)).offers;
  }
}

const FOUR = [yes('ana', 900), yes('ben', 800), yes('cem', 700), yes('dee', 600)];
const atOnce = { reserveOffers: 'AT_ONCE' } as const;

describe('queue more than three hours before the start', () => {
  test('moves a reserve up at once', () => {
    const evening = new Evening(FOUR).says(181, 'ana', 'NOT_PLAYING');
    expect([evening.in, evening.waiting, evening.asked]).toEqual([['ben', 'cem'], ['dee'], []]);
  });
});

describe('queue within three hours before the start', () => {
  test('asks the first reserve, who gets the spot with a yes', () => {
    const evening = new Evening(FOUR).says(180, 'ana', 'NOT_PLAYING');
    expect([evening.in, evening.waiting, evening.asked]).toEqual([['ben'], ['cem', 'dee'], ['cem']]);
    evening.accepts(170, 'cem');
    expect([evening.in, evening.waiting, evening.asked]).toEqual([['ben', 'cem'], ['dee'], []]);
  });

  test('gives a free spot to a new yes, otherwise adds a reserve', () => {
    const evening = new Evening([]).says(120, 'ana', 'PLAYING').says(119, 'ben', 'PLAYING');
    evening.says(118, 'cem', 'PLAYING');
    expect([evening.in, evening.waiting]).toEqual([['ana', 'ben'], ['cem']]);
    evening.says(60, 'ana', 'NOT_PLAYING');
    expect([evening.in, evening.asked]).toEqual([['ben'], ['cem']]);
  });

  test('puts a returning drop-out behind the reserves', () => {
    const evening = new Evening(FOUR).says(100, 'ana', 'NOT_PLAYING').says(99, 'ana', 'PLAYING');
    expect([evening.in, evening.waiting]).toEqual([['ben'], ['cem', 'dee', 'ana']]);
  });

  test('asks the next reserve after a no to the offer', () => {
    const evening = new Evening(FOUR).says(100, 'ana', 'NOT_PLAYING').says(95, 'cem', 'NOT_PLAYING');
    expect(evening.asked).toEqual(['dee']);
  });

  test('asks as many reserves as there are free spots', () => {
    const evening = new Evening(FOUR).says(100, 'ana', 'NOT_PLAYING').says(99, 'ben', 'NOT_PLAYING');
    expect([evening.in, evening.asked]).toEqual([[], ['cem', 'dee']]);
  });

  test.each([
    ['ana', 'ben'],
    ['ben', 'ana'],
  ])('offers both spots when %s and %s drop out together', (first, second) => {
    const evening = new Evening(FOUR).dropOutTogether(100, first, second);
    expect([evening.in, evening.waiting, evening.asked.toSorted()]).toEqual([
      [],
      ['cem', 'dee'],
      ['cem', 'dee'],
    ]);
  });

  test('offers only the spot of the player when a reserve drops out too', () => {
    const evening = new Evening(FOUR).dropOutTogether(100, 'ana', 'cem');
    expect([evening.in, evening.waiting, evening.asked]).toEqual([['ben'], ['dee'], ['dee']]);
  });

  test('offers the spot of a removed player', () => {
    expect(new Evening(FOUR).gone(100, 'ana').in).toEqual(['ben']);
  });

  test('offers additional spots', () => {
    const game = toGameSummary(aGame({ numberOfPlayers: 3 }));
    const evening = new Evening(FOUR).becomes(100, { game });
    expect([evening.in, evening.asked]).toEqual([['ana', 'ben'], ['cem']]);
  });

  test('moves reserves up again after a later start, keeping taken spots', () => {
    const evening = new Evening(FOUR, atOnce).says(100, 'ana', 'NOT_PLAYING').accepts(90, 'dee');
    expect(evening.in).toEqual(['ben', 'dee']);
    const startDateTime = new Date(A_KICK_OFF.getTime() + 86_400_000);
    evening.becomes(80, { startDateTime }).says(70, 'ben', 'NOT_PLAYING');
    expect([evening.in, evening.asked]).toEqual([['dee', 'cem'], []]);
  });

  test('keeps the spots of promoted reserves after an earlier start', () => {
    const startDateTime = new Date(A_KICK_OFF.getTime() + 86_400_000);
    const evening = new Evening(FOUR).becomes(400, { startDateTime }).says(150, 'ana', 'NOT_PLAYING');
    evening.becomes(140, { startDateTime: A_KICK_OFF });
    expect(evening.in).toEqual(['ben', 'cem']);
  });
});

describe('offers in turn', () => {
  const offered = () => new Evening(FOUR).says(150, 'ana', 'NOT_PLAYING');

  test('pass on after 30 minutes, or 10 in the last hour, but stay open', () => {
    expect(offered().nextAt(149)).toEqual(before(120));
    expect(offered().at(121).asked).toEqual(['cem']);
    const evening = offered().at(120);
    expect(evening.asked).toEqual(['cem', 'dee']);
    expect(evening.accepts(115, 'cem').in).toEqual(['ben', 'cem']);
    expect(new Evening(FOUR).says(60, 'ana', 'NOT_PLAYING').nextAt(59)).toEqual(before(50));
  });

  test('ignore an early yes unless an organiser enters it', () => {
    expect(offered().accepts(149, 'dee').in).toEqual(['ben']);
    expect(offered().accepts(149, 'dee', 'olive').in).toEqual(['ben', 'dee']);
  });

  test('let a new yes have the spot once all reserves missed their turn', () => {
    expect(offered().says(149, 'eve', 'PLAYING').in).toEqual(['ben']);
    const passed = offered().at(120).at(90);
    expect(passed.says(80, 'eve', 'PLAYING').in).toEqual(['ben', 'eve']);
  });

  test('are not due without unasked reserves or after the start', () => {
    expect(new Evening(FOUR).nextAt(900)).toEqual(before(180));
    expect(new Evening(FOUR.slice(0, 2)).nextAt(900)).toBeNull();
    expect(offered().at(120).nextAt(119)).toBeNull();
    expect(offered().nextAt(0)).toBeNull();
  });
});

describe('offers at once', () => {
  const offered = () => new Evening(FOUR, atOnce).says(150, 'ana', 'NOT_PLAYING');

  test('go to all reserves, but the first yes gets the spot', () => {
    expect(offered().asked).toEqual(['cem', 'dee']);
    const evening = offered().accepts(140, 'dee').accepts(139, 'cem');
    expect([evening.in, evening.waiting, evening.asked]).toEqual([['ben', 'dee'], ['cem'], []]);
  });

  test('do not count a late yes for the next spot', () => {
    const evening = offered().accepts(140, 'dee').accepts(139, 'cem').says(100, 'ben', 'NOT_PLAYING');
    expect([evening.in, evening.asked]).toEqual([['dee'], ['cem']]);
  });
});

test('a reserve in a team has a spot that is not offered', () => {
  const evening = new Evening(FOUR).at(100, 'dee', { team: 'TEAM_A' }).says(90, 'ana', 'NOT_PLAYING');
  expect([evening.in, evening.asked]).toEqual([['ben'], []]);
});
