import * as z from 'zod/mini';
import type { Game } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import {
  instanceStatusSchema,
  type WinningTeam,
  winningTeamSchema,
} from '../instance/game-instance.schema.ts';
import { uidsInTeams } from '../played/result.ts';
import type { History, HistoryInstance, HistorySpan } from '../stats/history.schema.ts';
import { nameOf } from '../stats/table.ts';
import { eachPoint, storedEarlierResultsSchema } from '../stats/tally.schema.ts';
import { byStart, type RecordedInstance, recordedResults } from '../stats/tally.ts';
import { formatInZone } from '../time/format.ts';

const moment = z.iso.datetime();
const uids = z.array(z.string());

/**
 * All data that the leaderboard of a game is computed from. `docs/export.md` describes the format. Contains no ids of
 * instances, because these ids are in invite links.
 */
export const gameExportSchema = z.object({
  format: z.literal('fives-game'),
  /** Increases only if older programs can no longer read the export. A new field does not change the version. */
  version: z.literal(1),
  exportedAt: moment,
  game: z.object({
    name: z.string(),
    location: z.string(),
    numberOfPlayers: z.number(),
    timeZone: z.string(),
    points: z.object(eachPoint(() => z.number())),
  }),
  seasons: z.array(z.object({ name: z.string(), from: moment })),
  people: z.array(
    z.object({
      uid: z.string(),
      name: z.string(),
      isGuest: z.boolean(),
      /** Results before the first instance, from imported totals. */
      earlier: z.optional(storedEarlierResultsSchema),
    }),
  ),
  instances: z.array(
    z.object({
      startDateTime: moment,
      status: instanceStatusSchema,
      teamAName: z.string(),
      teamBName: z.string(),
      teamAColour: z.string(),
      teamBColour: z.string(),
      winningTeam: z.nullable(winningTeamSchema),
      winningMargin: z.nullable(z.number()),
      teamAGoals: z.nullable(z.number()),
      teamBGoals: z.nullable(z.number()),
      teamA: uids,
      teamB: uids,
      firstHalf: z.optional(
        z.nullable(z.object({ teamA: uids, teamB: uids, teamAGoals: z.number(), teamBGoals: z.number() })),
      ),
      motmAwarded: z.array(z.object({ uid: z.string(), votes: z.number() })),
    }),
  ),
});
export type GameExport = z.infer<typeof gameExportSchema>;

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
    instances: instances
      .filter(({ status }) => status !== 'NOT_PLAYED')
      .toSorted(byStart)
      .map((instance) => ({
        ...instance,
        startDateTime: instance.startDateTime.toISOString(),
      })),
  };
}

function uidsIn(instance: HistoryInstance): Uid[] {
  return [...uidsInTeams(instance), ...instance.motmAwarded.map(({ uid }) => uid)];
}

/**
 * Position where a formula can begin: at the start of a cell or after a possible separator. Spreadsheets differ in the
 * characters that they read as separators. A name has at most 60 characters, so at most 60 spaces come before the
 * formula.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA_START = /((?:^|[,;|"\t\r\n])\s{0,60})(?=[=+\-@＝＋－＠\t\r\n])/g;

export function escapeFormulas(cell: string): string {
  return cell.replace(FORMULA_START, "$1'");
}

export const RESULTS_HEADER = [
  'Date',
  'Team A',
  'Team B',
  'Winner',
  'Team A goals',
  'Team B goals',
  'Margin',
  'Player of the match',
];

const WINNERS: Readonly<Record<WinningTeam, string>> = { TEAM_A: 'Team A', TEAM_B: 'Team B', DRAW: 'Draw' };

/** Excel reads UTF-8 only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns the content of `export.csv` as in RFC 4180: a line for each instance with a result, oldest first.
 * @param history all parts of the history, joined
 */
export function toResultsCsv(
  { timeZone }: Pick<Game, 'timeZone'>,
  { instances, people }: Pick<History, 'instances' | 'people'>,
): string {
  const toCells = (instance: RecordedInstance) => [
    formatInZone(instance.startDateTime, timeZone, 'yyyy-MM-dd'),
    joinNames(instance.teamA.map((uid) => nameOf(uid, people))),
    joinNames(instance.teamB.map((uid) => nameOf(uid, people))),
    WINNERS[instance.winningTeam],
    String(instance.teamAGoals ?? ''),
    String(instance.teamBGoals ?? ''),
    String(instance.winningMargin ?? ''),
    joinNames(instance.motmAwarded.map(({ uid }) => nameOf(uid, people))),
  ];
  const rows = [RESULTS_HEADER, ...recordedResults(instances).map(toCells)];
  return BYTE_ORDER_MARK + rows.map(toLine).join('');
}

function toLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(escapeFormulas(cell))).join(',')}\r\n`;
}

function joinNames(names: readonly string[]): string {
  return names.map((name) => (/[",]/.test(name) ? quoted(name) : name)).join(', ');
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
