import type { Game } from '../game/game.schema.ts';
import type { WinningTeam } from '../instance/game-instance.schema.ts';
import type { History } from '../stats/history.schema.ts';
import { nameOf } from '../stats/table.ts';
import { type RecordedInstance, recordedResults } from '../stats/tally.ts';
import { formatInZone } from '../time/format.ts';

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
