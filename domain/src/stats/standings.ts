import { uidsInTeams } from '../played/halves.ts';
import { type History, type HistorySpan, type Standing, storedStandingSchema } from './history.schema.ts';
import type { Tally } from './player-game-stats.schema.ts';
import type { Points } from './points.ts';
import { rankTallies } from './ranking.ts';
import { addResult, type RecordedInstance, recordedResults, talliesIn, withGames } from './tally.ts';

type Standings = History['before'];

const NO_STANDING: Standing = storedStandingSchema.parse({});

/**
 * Returns standings by uid after the results of a span. The order of the instances does not matter. A player of the
 * match who has never been in a team has a standing without a position.
 */
export function standingsOf({ instances, people, before = {} }: HistorySpan, points: Points): Standings {
  return recordedResults(instances).reduce(
    (standings, result) => standingsAfter(standings, result, people, points),
    before,
  );
}

function standingsAfter(
  before: Standings,
  result: RecordedInstance,
  people: History['people'],
  points: Points,
): Standings {
  const tallies = talliesIn(before);
  addResult(tallies, result, points);
  const positions = rankTallies(withGames(tallies), people);
  const inTeams = new Set(uidsInTeams(result));
  return Object.fromEntries(
    [...tallies].map(([uid, tally]) => {
      const position = positions.get(uid) ?? null;
      return [uid, nextStanding(before[uid] ?? NO_STANDING, tally, position, inTeams.has(uid))];
    }),
  );
}

function nextStanding(
  standing: Standing,
  tally: Tally,
  position: number | null,
  wasInTeam: boolean,
): Standing {
  const { unbeaten, attendance, onTop } = standing;
  const unbeatenAfterGame = tally.form.endsWith('L') ? 0 : unbeaten + 1;
  return {
    tally,
    unbeaten: wasInTeam ? unbeatenAfterGame : unbeaten,
    attendance: wasInTeam ? Math.max(attendance, 0) + 1 : Math.min(attendance, 0) - 1,
    onTop: position === 1 ? onTop + 1 : 0,
    position,
    previousPosition: standing.position,
  };
}
