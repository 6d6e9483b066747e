import type { Uid } from '../../ids.ts';
import type { GameInstance } from '../../instance/game-instance.schema.ts';
import type { People, Team } from '../../instance/player-instance.schema.ts';
import { firstHalfResult, uidsInTeams } from '../../played/result.ts';
import { type Spots, toQueue } from '../../queue/queue.ts';
import type { History, HistoryInstance } from '../../stats/history.schema.ts';
import { recordedResults } from '../../stats/tally.ts';
import { type LineUp, lineUpOf } from '../../teams/line-up.ts';
import { compareNames, type Named } from '../../text.ts';
import type { FairPlayer } from '../model/forecast.ts';
import { type PlayedGame, toPlayedGames } from '../model/played-games.ts';
import {
  DEFAULT_PRESET,
  type FairChoice,
  type OrganiserNotes,
  type PresetName,
  pairsApart,
} from './preferences.schema.ts';
import { averageStars, type OtherStars } from './star-averages.ts';

export interface FairTeamsRequest {
  readonly players: readonly FairPlayer[];
  readonly history: readonly PlayedGame[];
  readonly preset?: PresetName;
  readonly seed: string | number;
  /** Start of the instance to pick teams for. Older results count less. */
  readonly now: Date;
  readonly locks?: Readonly<Record<string, Team>>;
  readonly apart?: readonly (readonly [string, string])[];
  readonly keepers?: readonly string[];
}

/** Request with the current line-up, which may include people who left and miss people who joined. */
export type RepairRequest = FairTeamsRequest & LineUp;

type FairInstance = Pick<GameInstance, 'id' | 'startDateTime' | 'winningTeam'> &
  Partial<Pick<GameInstance, 'firstHalf'>> &
  Spots;

export interface FairTeamsInput {
  readonly instance: FairInstance;
  readonly people: People;
  readonly history: readonly HistoryInstance[];
  /** Standings before the history, with imported totals. */
  readonly standings?: History['before'];
  /** Notes of the organiser. Empty for other people, because only the organiser may read the notes. */
  readonly notes: OrganiserNotes;
  readonly otherStars: OtherStars;
}

/**
 * Returns the request for everyone who has a spot. `now` is the start of the instance, so that server and browser get
 * the same result.
 */
export function fairTeamsRequest(
  input: FairTeamsInput,
  choice: FairChoice & { readonly seed: string },
): FairTeamsRequest {
  const { instance, notes } = input;
  const uids = toQueue(input.people, instance).playing.map(({ uid }) => uid);
  return {
    players: fairPlayers(uids, input),
    history: knownResults(input),
    now: instance.startDateTime,
    seed: choice.seed,
    preset: choice.preset ?? DEFAULT_PRESET,
    locks: choice.locks ?? {},
    apart: choice.apart ?? pairsApart(notes),
    keepers: choice.keepers ?? notes.keepers,
  };
}

/** Returns the request for the current line-up. */
export function repairRequest(
  input: FairTeamsInput,
  choice: FairChoice & { readonly seed: string },
): RepairRequest {
  return { ...fairTeamsRequest(input, choice), ...lineUpOf(input.people) };
}

/** True if the game has a result, or at least half of the players have stars or imported totals. */
export function canRatePlayers(request: Pick<FairTeamsRequest, 'players' | 'history'>): boolean {
  const { players, history } = request;
  const rated = players.filter(({ stars, earlier }) => typeof stars === 'number' || earlier !== undefined);
  return history.length > 0 || rated.length * 2 >= players.length;
}

export function fairPlayers(
  uids: readonly Uid[],
  { notes, otherStars, standings = {} }: Pick<FairTeamsInput, 'notes' | 'otherStars' | 'standings'>,
): FairPlayer[] {
  return uids.map((id) => {
    const earlier = standings[id]?.tally.earlier;
    return { id, ...averageStars(notes.stars[id], otherStars.given[id]), ...(earlier && { earlier }) };
  });
}

/**
 * Returns all other results of the game, and the first half of an instance without a result. If the instance has a
 * result, returns only earlier results.
 */
export function knownResults(input: Pick<FairTeamsInput, 'instance' | 'history'>): PlayedGame[] {
  const { id, startDateTime, winningTeam, firstHalf } = input.instance;
  const isKnown = (other: HistoryInstance) =>
    other.giId !== id && (winningTeam === null || other.startDateTime < startDateTime);
  const results = toPlayedGames(input.history.filter(isKnown));
  return winningTeam === null && firstHalf
    ? [...results, { ...firstHalfResult(firstHalf), playedAt: startDateTime }]
    : results;
}

const LATEST_RESULTS = 10;

/**
 * Sorts people by the number of games that they played among the latest ten results, most first, then by name. Ratings
 * of the first people help most: these people play most of the next games. All raters start with the same people, so
 * that enough raters rate each of them.
 */
export function inRatingOrder<Person extends Named>(
  people: readonly Person[],
  instances: readonly HistoryInstance[],
): Person[] {
  const players = recordedResults(instances).slice(-LATEST_RESULTS).flatMap(uidsInTeams);
  const games = new Map<string, number>();
  for (const uid of players) games.set(uid, (games.get(uid) ?? 0) + 1);
  const gamesOf = ({ uid }: Named) => games.get(uid) ?? 0;
  return people.toSorted((a, b) => gamesOf(b) - gamesOf(a) || compareNames(a, b));
}
