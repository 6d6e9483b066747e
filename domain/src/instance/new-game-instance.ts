import { type GameSummary, toGameSummary } from '../game/game.schema.ts';
import { motmClosesAt } from '../time/start.ts';
import { dueOf } from './due.ts';
import { DEFAULT_TEAM_A_COLOUR, DEFAULT_TEAM_B_COLOUR, type GameInstance } from './game-instance.schema.ts';
import { NOTHING_HANDLED } from './upkeep.schema.ts';

export interface NewInstance {
  readonly id: string;
  readonly gameId: string;
  readonly game: GameSummary;
  readonly startDateTime: Date;
  readonly isFirstGame: boolean;
  /** Who gets a place at once, unanswered. */
  readonly memberUids: readonly string[];
  readonly now: Date;
}

/** An instance as it is before anybody answers. */
export function newGameInstance(input: NewInstance): GameInstance {
  const { id, gameId, startDateTime, isFirstGame } = input;
  const instance: Omit<GameInstance, 'dueAt'> = {
    id,
    gameId,
    startDateTime,
    isFirstGame,
    status: 'CREATED',
    winningTeam: null,
    winningMargin: null,
    teamAGoals: null,
    teamBGoals: null,
    teamAName: '',
    teamBName: '',
    teamAColour: DEFAULT_TEAM_A_COLOUR,
    teamBColour: DEFAULT_TEAM_B_COLOUR,
    forecast: null,
    motmAwarded: [],
    motmClosesAt: motmClosesAt(startDateTime),
    game: toGameSummary(input.game),
    counts: { playing: 0, notPlaying: 0, unanswered: input.memberUids.length },
    memberUids: [...input.memberUids],
    handled: { ...NOTHING_HANDLED, start: startDateTime },
  };
  return { ...instance, dueAt: dueOf(instance, input.now) };
}
