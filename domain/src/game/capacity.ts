/** An instance has room for this many people per spot, and at least for `MIN_CAPACITY`. */
export const CAPACITY_PER_SPOT = 3;
export const MIN_CAPACITY = 30;

/** Guests per spot, plus-ones included, unless the organiser chose a limit. */
export const GUESTS_PER_SPOT = 2;

export function instanceCapacity(numberOfPlayers: number): number {
  return Math.max(MIN_CAPACITY, numberOfPlayers * CAPACITY_PER_SPOT);
}

export function guestCapacity(game: { maxGuests: number | null; numberOfPlayers: number }): number {
  return game.maxGuests ?? game.numberOfPlayers * GUESTS_PER_SPOT;
}
