import {
  type Game,
  type GameSummary,
  newGameRoles,
  storedGameSchema,
  toGameSummary,
} from '../game/game.schema.ts';
import { newGameSettings } from '../game/settings.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import { newGameInstance } from '../instance/new-game-instance.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import type { Player } from '../player/player.schema.ts';
import { type LateQueue, storedLateQueueSchema } from '../queue/queue.schema.ts';
import { type HistoryInstance, storedHistoryInstanceSchema } from '../stats/history.schema.ts';

/** Tuesday evening at seven, London summer time. Default start of the factories. */
export const A_KICK_OFF = new Date('2026-06-16T18:00:00Z');

export function aPlayer(overrides: Partial<Player> = {}): Player {
  const uid = overrides.uid ?? 'sam';
  return {
    uid,
    name: 'Sam',
    email: `${uid}@example.com`,
    createdAt: new Date('2026-01-01T12:00:00Z'),
    ...overrides,
  };
}

export function aGame(overrides: Partial<Game> = {}): Game {
  return {
    ...storedGameSchema.parse({ id: 'tuesday' }),
    ...newGameSettings({
      name: 'Tuesday Fives',
      location: 'Powerleague Shoreditch',
      numberOfPlayers: 10,
      isRecurring: true,
      autoInvites: false,
    }),
    ...newGameRoles(overrides.orgUid ?? 'olive'),
    memberUids: ['olive'],
    createdAt: new Date('2026-01-01T12:00:00Z'),
    ...overrides,
  };
}

export function aGameInstance(overrides: Partial<GameInstance> & { game?: GameSummary } = {}): GameInstance {
  const game = overrides.game ?? toGameSummary(aGame());
  const base = newGameInstance({
    id: 'first',
    gameId: 'tuesday',
    game,
    startDateTime: overrides.startDateTime ?? A_KICK_OFF,
    isFirstGame: true,
    memberUids: [game.orgUid],
  });
  return { ...base, ...overrides };
}

export function aPlayerInstance(overrides: Partial<PlayerInstance> = {}): PlayerInstance {
  const uid = overrides.uid ?? 'sam';
  return {
    uid,
    name: uid,
    isGuest: false,
    status: 'PLAYING',
    team: 'NO_TEAM',
    repliedAt: new Date('2026-06-10T12:00:00Z'),
    motmVotesReceived: 0,
    ...overrides,
  };
}

export function aLateQueue(overrides: Partial<LateQueue> = {}): LateQueue {
  return { ...storedLateQueueSchema.parse({}), ...overrides };
}

export function aHistoryInstance(overrides: Partial<HistoryInstance> = {}): HistoryInstance {
  return {
    ...storedHistoryInstanceSchema.parse({ giId: 'first', startDateTime: A_KICK_OFF }),
    status: 'INVITES_SENT',
    winningTeam: 'TEAM_A',
    teamA: ['sam'],
    teamB: ['alex'],
    ...overrides,
  };
}

/** Freezes plain data deeply, so that a function that changes its arguments throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
