import { type GameInstance, type OwnShare, type PlayerInstance, toGameSummary } from '@fives/domain';
import { aGame, aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { describe, expect, test } from 'vitest';
import type { InstanceParts } from '../../db/instance-parts.ts';
import { type NeedsViewer, needsOf, partsToRead } from './needs.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const UID = 'sam';
const PLAYER = { uid: UID, role: 'player' } as const;
const game = toGameSummary(aGame({ name: 'Tuesday Fives', orgUid: 'olive' }));
const ownGame = toGameSummary(aGame({ name: 'Tuesday Fives', orgUid: UID }));
const upcoming = aGameInstance({ id: 'next', startDateTime: new Date('2026-06-16T18:00:00Z'), game });
const HOUR = 3_600_000;
const played = (more: Partial<GameInstance> = {}) =>
  aGameInstance({
    id: 'last',
    gameId: 'other',
    startDateTime: new Date(NOW.getTime() - 2 * HOUR),
    motmClosesAt: new Date(NOW.getTime() + 22 * HOUR),
    counts: { playing: 10, notPlaying: 0, unanswered: 0 },
    game,
    ...more,
  });
const share: OwnShare = {
  ...{ amount: 600, currency: 'GBP', state: 'OPEN', paid: null, total: 6000 },
  heads: [],
};
const playerInstance = (more: Partial<PlayerInstance> = {}) => aPlayerInstance({ uid: UID, ...more });

const titles = (
  instances: readonly GameInstance[],
  parts: Record<string, InstanceParts> = {},
  viewer: NeedsViewer = PLAYER,
) => instances.flatMap((one) => needsOf(one, parts[one.id] ?? {}, viewer, NOW)).map(({ title }) => title);

describe('needs of a viewer', () => {
  test('ask for a reply', () => {
    const unanswered = { playerInstance: playerInstance({ status: 'UNANSWERED' }) };
    expect(needsOf(upcoming, unanswered, PLAYER, NOW)).toEqual([
      { kind: 'REPLY', title: 'Reply', path: '/gi/next' },
    ]);
  });

  test('do not ask for a reply that is loading or given', () => {
    expect(titles([upcoming])).toEqual([]);
    expect(titles([upcoming], { next: { playerInstance: playerInstance() } })).toEqual([]);
  });

  test('ask only an organiser to pick the winner', () => {
    expect(titles([played({ game: ownGame })])).toEqual(['Pick the winner']);
    const stillPlaying = played({ game: { ...ownGame, durationMinutes: 121 } });
    expect(titles([stillPlaying])).toEqual([]);
    expect(titles([played()])).toEqual([]);
  });

  test('ask a player with a spot to vote once', () => {
    const known = { playerInstance: playerInstance({ team: 'TEAM_A' }), ballot: null };
    expect(titles([played()], { last: known })).toEqual(['Vote']);
    expect(titles([played()], { last: { ...known, ballot: { votes: ['ana'], castAt: NOW } } })).toEqual([]);
  });

  test('do not ask guests or players without a team to vote', () => {
    const known = { playerInstance: playerInstance(), ballot: null };
    expect(titles([played({ winningTeam: 'DRAW' })], { last: known })).toEqual([]);
    const teamed = { last: { ...known, playerInstance: playerInstance({ team: 'TEAM_A' }) } };
    expect(titles([played()], teamed, { uid: UID, role: 'guest' })).toEqual([]);
  });

  test("name the viewer's debt until it is marked as paid", () => {
    expect(titles([played()], { last: { share } })).toEqual(['You owe £6']);
    expect(titles([played()], { last: { share: { ...share, state: 'SAID_PAID' } } })).toEqual([]);
  });

  test('count the unpaid shares for an organiser', () => {
    const shares = Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [
        `p${at}`,
        { ...share, state: at < 4 ? ('OPEN' as const) : ('CONFIRMED' as const) },
      ]),
    );
    const cost: InstanceParts['cost'] = {
      ...{ amount: 6000, currency: 'GBP', excused: [], nudgedAt: null, turn: 0 },
      shares,
    };
    expect(titles([played({ game: ownGame, winningTeam: 'DRAW' })], { last: { cost } })).toEqual([
      '4 of 10 unpaid',
    ]);
  });
});

describe('documents read for the needs', () => {
  test('include the ballot and share only after the start', () => {
    expect(partsToRead([upcoming, played()], PLAYER, NOW)).toEqual([
      { giId: 'next', uid: UID, parts: ['playerInstance'] },
      { giId: 'last', uid: UID, parts: ['playerInstance', 'ballot', 'share'] },
    ]);
  });

  test('belong to the remaining entry of a merged sign-in', () => {
    const merged = { ...upcoming, game: { ...game, aliases: { [UID]: 'ada' } } };
    expect(partsToRead([merged], PLAYER, NOW)).toEqual([
      { giId: 'next', uid: 'ada', parts: ['playerInstance'] },
    ]);
  });

  test('exclude old games', () => {
    const start = new Date('2026-01-01T19:00:00Z');
    expect(partsToRead([played({ startDateTime: start, motmClosesAt: start })], PLAYER, NOW)).toEqual([]);
  });
});
