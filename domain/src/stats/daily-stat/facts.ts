import { FORMER_PLAYER_NAME } from '../../player/player.schema.ts';
import type { HistorySpan } from '../history.schema.ts';
import type { Points } from '../points.ts';
import { nameOf } from '../ranking.ts';
import { standingsOf } from '../standings.ts';
import type { Facts } from './daily-stats.ts';

/** People who played in none of this many last results have no stat of the day, because their runs no longer change. */
const REGULAR_WITHIN = 10;

export function factsOf(history: HistorySpan, points: Points): Facts[] {
  return Object.entries(standingsOf(history, points)).flatMap(([uid, { tally, position, ...standing }]) => {
    const name = nameOf(uid, history.people);
    const isRegular = standing.attendance > -REGULAR_WITHIN;
    if (position === null || name === FORMER_PLAYER_NAME || !isRegular) return [];
    return { ...tally, ...standing, uid, name, position };
  });
}
