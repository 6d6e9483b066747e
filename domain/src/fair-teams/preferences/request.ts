import type { Uid } from '../../ids.ts';
import type { GameInstance } from '../../instance/game-instance.schema.ts';
import type { PlayerInstance, Team } from '../../instance/player-instance.schema.ts';
import { type Spots, toQueue } from '../../queue/queue.ts';
import type { HistoryInstance } from '../../stats/history.schema.ts';
import type { FairPlayer } from '../model/belief.ts';
import { type PlayedGame, toPlayedGames } from '../model/played-games.ts';
import type { FairChoice } from './fair-choice.schema.ts';
import type { OrganiserNotes } from './organiser-notes.schema.ts';
import { pairsApart } from './organiser-notes.ts';
import { DEFAULT_PRESET, type PresetName } from './presets.ts';
import { averageStars, type OtherStars } from './star-averages.ts';

export interface FairTeamsRequest {
  /** Everyone who plays, once each. */
  readonly players: readonly FairPlayer[];
  /** The game's results so far, in any order. */
  readonly history: readonly PlayedGame[];
  /** 'balanced' where none is given. */
  readonly preset?: PresetName;
  /** Decides between splits that are equally good, and which of the two teams is called team A. */
  readonly seed: string | number;
  /** The moment the teams are picked for: results count less the longer ago they are. */
  readonly now: Date;
  /** Which team a player must be in, by id. */
  readonly locks?: Readonly<Record<string, Team>>;
  /** Pairs that must not be in the same team. */
  readonly apart?: readonly (readonly [string, string])[];
  /** Goalkeepers: where at least two of them play, each team gets one. */
  readonly keepers?: readonly string[];
}

/** The instance that teams are picked for. */
export type FairInstance = Pick<GameInstance, 'id' | 'startDateTime' | 'winningTeam'> & Spots;

/** Everything that a fair pick for an instance depends on. */
export interface FairTeamsInput {
  readonly instance: FairInstance;
  readonly people: readonly PlayerInstance[];
  /** The game's history. */
  readonly history: readonly HistoryInstance[];
  /** The organiser's own; empty for anybody else, who may not read them. */
  readonly notes: OrganiserNotes;
  /** What counts beside the organiser's own stars. */
  readonly otherStars: OtherStars;
}

/**
 * The request for fair teams of everybody who is in. The server picks and the browser previews with it, so it must not
 * depend on anything that the two see differently: its moment is the start of the game, not the time on a clock.
 */
export function fairTeamsRequest(
  grounds: FairTeamsInput,
  choice: FairChoice & { readonly seed: string },
): FairTeamsRequest {
  const { instance, people, notes } = grounds;
  const { playing } = toQueue(people, instance);
  return {
    players: fairPlayers(
      playing.map(({ uid }) => uid),
      grounds,
    ),
    history: gamesKnownFor(grounds),
    now: instance.startDateTime,
    seed: choice.seed,
    preset: choice.preset ?? DEFAULT_PRESET,
    locks: choice.locks ?? {},
    apart: choice.apart ?? pairsApart(notes),
    keepers: choice.keepers ?? notes.keepers,
  };
}

/** True if fair teams have something to rest on: a result of the game, or stars for at least half of the players. */
export function hasFairTeamsInput({
  players,
  history,
}: Pick<FairTeamsRequest, 'players' | 'history'>): boolean {
  const rated = players.filter(({ stars }) => typeof stars === 'number');
  return history.length > 0 || rated.length * 2 >= players.length;
}

/** Players with the average of the stars they were given. */
export function fairPlayers(
  uids: readonly Uid[],
  { notes, otherStars }: Pick<FairTeamsInput, 'notes' | 'otherStars'>,
): FairPlayer[] {
  return uids.map((id) => ({ id, ...averageStars(notes.stars[id], otherStars.given[id]) }));
}

/** The results that count for an instance: all others of the game, or once its own is recorded, those before it. */
export function gamesKnownFor({
  instance,
  history,
}: Pick<FairTeamsInput, 'instance' | 'history'>): PlayedGame[] {
  const { id, startDateTime, winningTeam } = instance;
  const isKnown = (other: HistoryInstance) =>
    other.giId !== id && (winningTeam === null || other.startDateTime < startDateTime);
  return toPlayedGames(history.filter(isKnown));
}
