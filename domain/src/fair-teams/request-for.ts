import type { GameInstance } from '../instance/game-instance.schema.ts';
import { dealPlaces } from '../instance/places.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import type { HistoryInstance } from '../stats/history.schema.ts';
import type { FairChoice } from './fair-choice.schema.ts';
import type { OrganiserNotes } from './organiser-notes.schema.ts';
import { pairsApart } from './organiser-notes.ts';
import { toPlayedGames } from './played-games.ts';
import { DEFAULT_PRESET } from './presets.ts';
import type { FairPlayer, FairTeamsRequest, PlayedGame } from './request.ts';

/** The instance that teams are picked for. */
export type FairInstance = Pick<GameInstance, 'id' | 'startDateTime' | 'winningTeam'>;

/** All that fair teams for an instance rest on. */
export interface FairGrounds {
  readonly instance: FairInstance;
  readonly numberOfPlayers: number;
  readonly people: readonly PlayerInstance[];
  /** The game's history. */
  readonly history: readonly HistoryInstance[];
  /** For the organiser alone; others know of none. */
  readonly notes: OrganiserNotes;
}

/**
 * The request for fair teams of everybody who has a place. The server picks by it and the browser previews by it, so it
 * rests on nothing that the two see differently: the moment it is for is the start of the game, not anybody's clock.
 */
export function fairTeamsRequest(
  grounds: FairGrounds,
  choice: FairChoice & { readonly seed: string },
): FairTeamsRequest {
  const { instance, numberOfPlayers, people, notes } = grounds;
  const { playing } = dealPlaces(people, numberOfPlayers);
  return {
    players: fairPlayers(
      playing.map(({ uid }) => uid),
      notes,
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

/** Players with the stars they were given. */
export function fairPlayers(uids: readonly string[], { stars }: Pick<OrganiserNotes, 'stars'>): FairPlayer[] {
  return uids.map((id) => ({ id, stars: stars[id] ?? null }));
}

/** The games that may teach something: all others of the game, or once its own result is in, those before it. */
export function gamesKnownFor({
  instance,
  history,
}: Pick<FairGrounds, 'instance' | 'history'>): PlayedGame[] {
  const { id, startDateTime, winningTeam } = instance;
  const isKnown = (other: HistoryInstance) =>
    other.giId !== id && (winningTeam === null || other.startDateTime < startDateTime);
  return toPlayedGames(history.filter(isKnown));
}
