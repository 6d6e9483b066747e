export const MAX_YEARS_AHEAD = 2;

export const MAX_ORGANISERS = 6;
export const MAX_TREASURERS = 6;

export const MAX_PLUS_ONES = 3;

export const NUDGE_DAYS = 7;
