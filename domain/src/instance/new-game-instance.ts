import { type GameSummary, toGameSummary } from '../game/game.schema.ts';
import type { GameId, Uid } from '../ids.ts';
import { motmClosesAt } from '../time/start.ts';
import { dueOf } from './due.ts';
import { DEFAULT_TEAM_A_COLOUR, DEFAULT_TEAM_B_COLOUR, type GameInstance } from './game-instance.schema.ts';
import { type Handled, type InstanceJobs, NOTHING_HANDLED } from './instance-jobs.schema.ts';

export interface NewInstance {
  readonly id: string;
  readonly gameId: GameId;
  readonly game: GameSummary;
  readonly startDateTime: Date;
  readonly isFirstGame: boolean;
  readonly memberUids: readonly Uid[];
}

export function newGameInstance(input: NewInstance): GameInstance {
  const { id, gameId, startDateTime, isFirstGame } = input;
  return {
    id,
    gameId,
    startDateTime,
    regularStart: null,
    ownLocation: '',
    isFirstGame,
    status: 'CREATED',
    cancelReason: '',
    winningTeam: null,
    winningMargin: null,
    teamAGoals: null,
    teamBGoals: null,
    teamAName: '',
    teamBName: '',
    teamAColour: DEFAULT_TEAM_A_COLOUR,
    teamBColour: DEFAULT_TEAM_B_COLOUR,
    forecast: null,
    scoreDeclined: false,
    isTurnoutMarked: false,
    teamsTold: null,
    lateQueue: null,
    calendarTold: null,
    motmAwarded: [],
    motmClosesAt: motmClosesAt(startDateTime),
    game: toGameSummary(input.game),
    counts: { playing: 0, notPlaying: 0, unanswered: input.memberUids.length },
    memberUids: [...input.memberUids],
  };
}

/**
 * Returns job state that counts the start as notified.
 * @param handled other work that counts as done
 */
export function newInstanceJobs(
  instance: GameInstance,
  now: Date,
  handled: Partial<Handled> = {},
): InstanceJobs {
  const all = { ...NOTHING_HANDLED, start: instance.startDateTime, ...handled };
  return { handled: all, dueAt: dueOf(instance, all, now) };
}
