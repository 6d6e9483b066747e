import type { WinningTeam } from '../instance/game-instance.schema.ts';
import type { PresetName } from './presets.ts';

export type Side = 'TEAM_A' | 'TEAM_B';

/** Someone who plays. */
export interface FairPlayer {
  readonly id: string;
  /** From 1 to 5, as the organiser sees this player; fractions where several people's stars were averaged. */
  readonly stars?: number | null;
}

/** A game that was played: who against whom, and as much of the result as is known. */
export interface PlayedGame {
  readonly playedAt: Date;
  readonly teamA: readonly string[];
  readonly teamB: readonly string[];
  /** A game without a winner, which is no draw either, teaches nothing and is passed over. */
  readonly winningTeam: WinningTeam | null;
  readonly teamAGoals?: number | null;
  readonly teamBGoals?: number | null;
  /** Goals the winner was ahead by. */
  readonly winningMargin?: number | null;
}

export interface FairTeamsRequest {
  /** Everyone who plays, once each. */
  readonly players: readonly FairPlayer[];
  /** The group's games so far, in any order. */
  readonly history: readonly PlayedGame[];
  /** 'balanced' where none is given. */
  readonly preset?: PresetName;
  /** Decides between splits that are equally good, and which of the two sides is called team A. */
  readonly seed: string | number;
  /** The moment the teams are picked for: what was learned long before it counts for less. */
  readonly now: Date;
  /** Which side a player must be on, by id. */
  readonly locks?: Readonly<Record<string, Side>>;
  /** Pairs that must not be on the same side. */
  readonly apart?: readonly (readonly [string, string])[];
  /** Goalkeepers: where at least two of them play, each side gets one. */
  readonly keepers?: readonly string[];
}
