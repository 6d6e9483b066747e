import { uidsInTeams } from '../../played/halves.ts';
import type { HistoryInstance } from '../../stats/history.schema.ts';
import { recordedResults } from '../../stats/tally.ts';
import { compareNames, type Named } from '../../text.ts';

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
