import type { Uid } from '../ids.ts';
import { LONG_AGO } from '../lenient-schema.ts';
import { type History, type HistoryPerson, type Standing, storedStandingSchema } from './history.schema.ts';
import { EMPTY_HISTORY } from './history.ts';
import type { EarlierResults, Tally } from './player-game-stats.schema.ts';
import type { Points } from './points.ts';
import { rankTallies } from './ranking.ts';
import { EMPTY_TALLY } from './tally.ts';

const NO_STANDING: Standing = storedStandingSchema.parse({});

export interface PersonWithTotals extends Pick<HistoryPerson, 'name' | 'isGuest'>, EarlierResults {
  readonly uid: Uid;
}

/** Returns a history without instances, in which people start with totals. */
export function startingHistory(totals: readonly PersonWithTotals[], points: Points): History {
  const people = totals.map(({ uid, name, isGuest }) => [uid, { name, isGuest, namedAt: LONG_AGO }] as const);
  const before = totals.map(({ uid, played, won, drawn, lost }): [string, Standing] => [
    uid,
    { ...NO_STANDING, tally: { ...EMPTY_TALLY, earlier: { played, won, drawn, lost } } },
  ]);
  const history = {
    ...EMPTY_HISTORY,
    people: Object.fromEntries(people),
    before: Object.fromEntries(before),
  };
  return withStartingTable(history, points);
}

/**
 * Recomputes the standings before the first instance, after a change of totals, names or points. Totals have no form
 * and no runs. Changes nothing if the first instance is in a closed part.
 */
export function withStartingTable(history: History, points: Points): History {
  if (history.closed > 0) return history;
  const tallies = new Map(
    Object.entries(history.before).flatMap(([uid, { tally }]) =>
      tally.earlier ? [[uid, tallyOf(tally.earlier, points)] as const] : [],
    ),
  );
  const positions = rankTallies(tallies, history.people);
  const before = [...tallies].map(([uid, tally]): [string, Standing] => [
    uid,
    { ...NO_STANDING, tally, position: positions.get(uid) ?? null },
  ]);
  return { ...history, before: Object.fromEntries(before) };
}

export function addEarlier(one: EarlierResults, other: EarlierResults): EarlierResults {
  return {
    played: one.played + other.played,
    won: one.won + other.won,
    drawn: one.drawn + other.drawn,
    lost: one.lost + other.lost,
  };
}

function tallyOf(earlier: EarlierResults, { win, draw, loss }: Points): Tally {
  const { played, won, drawn, lost } = earlier;
  return {
    ...EMPTY_TALLY,
    numPlayed: played,
    numWins: won,
    numDraws: drawn,
    numLosses: lost,
    totalPoints: won * win + drawn * draw + lost * loss,
    earlier,
  };
}
