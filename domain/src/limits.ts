/** Years ahead that a game may start. */
export const MAX_YEARS_AHEAD = 2;

export const MOST_ORGANISERS = 6;
export const MOST_TREASURERS = 6;

/** Days between two payment reminders to one person. */
export const NUDGE_DAYS = 7;
