import type { Game } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import { uidsInTeams } from '../played/halves.ts';
import type { HistoryInstance, HistorySpan } from '../stats/history.schema.ts';
import { nameOf } from '../stats/ranking.ts';
import { byStart } from '../stats/tally.ts';
import type { GameExport } from './export-format.ts';

type ExportedGame = Pick<Game, 'name' | 'location' | 'numberOfPlayers' | 'timeZone' | 'points' | 'seasons'>;

/**
 * Returns the content of `export.json`. The response schema removes `giId` and other fields that are not exported.
 * @param history joined parts of the history
 */
export function toGameExport(
  { name, location, numberOfPlayers, timeZone, points, seasons }: ExportedGame,
  { instances, people, before = {} }: HistorySpan,
  exportedAt: Date,
): GameExport {
  const uids = new Set([...instances.flatMap(uidsIn), ...Object.keys(before)]);
  return {
    format: 'fives-game',
    version: 1,
    exportedAt: exportedAt.toISOString(),
    game: { name, location, numberOfPlayers, timeZone, points },
    seasons: seasons.map((season) => ({ name: season.name, from: season.from.toISOString() })),
    people: [...uids].map((uid) => ({
      uid,
      name: nameOf(uid, people),
      isGuest: people[uid]?.isGuest ?? false,
      ...(before[uid]?.tally.earlier && { earlier: before[uid].tally.earlier }),
    })),
    instances: instances.toSorted(byStart).map((instance) => ({
      ...instance,
      startDateTime: instance.startDateTime.toISOString(),
    })),
  };
}

function uidsIn(instance: HistoryInstance): Uid[] {
  return [...uidsInTeams(instance), ...instance.motmAwarded.map(({ uid }) => uid)];
}
