import { type History, type HistorySpan, type Standing, storedStandingSchema } from './history.schema.ts';
import type { Tally } from './player-game-stats.schema.ts';
import type { Points } from './points.ts';
import { rankTallies } from './ranking.ts';
import { addResult, type RecordedInstance, recordedResults, talliesIn, whoPlayed } from './tally.ts';

type Standings = History['before'];

const NOWHERE: Standing = storedStandingSchema.parse({});

/**
 * Returns standings by uid after the results of a span, in any order of its instances. A player of the match without
 * a team yet is included, without a position.
 */
export function standingsOf({ instances, people, before = {} }: HistorySpan, points: Points): Standings {
  return recordedResults(instances).reduce(
    (standings, result) => after(standings, result, people, points),
    before,
  );
}

function after(
  before: Standings,
  result: RecordedInstance,
  people: History['people'],
  points: Points,
): Standings {
  const tallies = talliesIn(before);
  addResult(tallies, result, points);
  const positions = rankTallies(whoPlayed(tallies), people);
  const wasIn = new Set([...result.teamA, ...result.teamB]);
  return Object.fromEntries(
    [...tallies].map(([uid, tally]) => {
      const position = positions.get(uid) ?? null;
      return [uid, moved(before[uid] ?? NOWHERE, tally, position, wasIn.has(uid))];
    }),
  );
}

function moved(standing: Standing, tally: Tally, position: number | null, wasIn: boolean): Standing {
  const { unbeaten, attendance, onTop } = standing;
  const hasLost = tally.form.endsWith('L');
  return {
    tally,
    unbeaten: wasIn ? (hasLost ? 0 : unbeaten + 1) : unbeaten,
    attendance: wasIn ? Math.max(attendance, 0) + 1 : Math.min(attendance, 0) - 1,
    onTop: position === 1 ? onTop + 1 : 0,
    position,
    previousPosition: standing.position,
  };
}
