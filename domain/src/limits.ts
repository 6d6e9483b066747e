export const MAX_YEARS_AHEAD = 2;

export const MOST_ORGANISERS = 6;
export const MOST_TREASURERS = 6;

export const MOST_BROUGHT = 3;

export const NUDGE_DAYS = 7;
