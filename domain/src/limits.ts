export const MAX_YEARS_AHEAD = 2;

export const MAX_ORGANISERS = 6;
export const MAX_TREASURERS = 6;

export const MAX_PLUS_ONES = 3;

/** Hours before the start. Free spots are offered from this time on, because reserves may have other plans. */
export const OFFER_HOURS = 3;

/** Largest pasted list, in bytes of UTF-8. */
export const MAX_LIST_BYTES = 1024 * 1024;

/** Most lines with text in a list or table. An organiser cannot check more. */
export const MAX_IMPORT_LINES = 5_000;

/** Largest exported game that can be imported, in bytes of UTF-8. */
export const MAX_EXPORT_BYTES = 4 * MAX_LIST_BYTES;

/** Maximum number of games per import of past results. */
export const MAX_IMPORTED_GAMES = 2_000;

export const MIN_DAYS_BETWEEN_NUDGES = 7;

/** Hours between two reminders by hand to the people without a reply. */
export const MIN_HOURS_BETWEEN_REMINDERS = 12;

export const CAPACITY_PER_SPOT = 3;
export const MIN_CAPACITY = 30;

export const GUESTS_PER_SPOT = 2;

export function instanceCapacity(numberOfPlayers: number): number {
  return Math.max(MIN_CAPACITY, numberOfPlayers * CAPACITY_PER_SPOT);
}

export function guestCapacity(game: { maxGuests: number | null; numberOfPlayers: number }): number {
  return game.maxGuests ?? game.numberOfPlayers * GUESTS_PER_SPOT;
}

export const MAX_SEASONS = 50;

export const EARLIEST_SEASON_START = new Date('2000-01-01T00:00:00Z');

export const MOTM_PICKS = 3;

/** @param playing number of players, including the voter */
export function picksNeeded(playing: number): number {
  return Math.max(0, Math.min(MOTM_PICKS, playing - 1));
}
