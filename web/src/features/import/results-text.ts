import { formatInZone, type GameImportResponse, type ImportResultsResponse } from '@fives/domain';

export type FoundGame = ImportResultsResponse['games'][number];

interface Counts {
  readonly games: number;
  readonly people: number;
  /** Number of games to import. */
  readonly added: number;
  /** Number of people with totals. */
  readonly totals: number;
}

export function foundText({ games, people, added, totals }: Counts): string {
  if (games + totals === 0) return "We couldn't find any games.";
  const found = games > 0 ? `We found ${gamesText(games)} and ${peopleText(people)}.` : '';
  if (added + totals > 0) return `${found} Nothing is saved yet.`.trimStart();
  return `${found} ${games === 1 ? "It's" : "They're all"} here already.`;
}

/** Returns text such as '42 games and totals of 3 people'. */
export function contentsText({ games, totals }: Pick<GameImportResponse, 'games' | 'totals'>): string {
  const parts = [games > 0 && gamesText(games), totals > 0 && `totals of ${peopleText(totals)}`];
  return parts.filter(Boolean).join(' and ') || gamesText(0);
}

export function duplicatesText(games: number): string {
  return games === 1
    ? '1 game is already here or appears twice.'
    : `${gamesText(games)} are already here or appear twice.`;
}

export function totalsText(people: number): string {
  return `We found totals of ${peopleText(people)}. They become the start of your table.`;
}

const MAX_NEW_NAMES = 20;

export function newPeopleText(names: readonly string[]): string {
  const rest = names.length - MAX_NEW_NAMES;
  const shown = names.slice(0, MAX_NEW_NAMES).join(', ');
  const count = `${numberText(names.length)} new ${names.length === 1 ? 'person' : 'people'}`;
  return `${count}: ${shown}${rest > 0 ? ` and ${numberText(rest)} more` : ''}`;
}

/** Returns the progress of a running import or undo. */
export function progressText(gameImport: GameImportResponse): string {
  const { state, games, created } = gameImport;
  if (state === 'UNDOING') return `Removing ${contentsText(gameImport)}…`;
  if (created >= games) return 'Updating the table…';
  return `${numberText(created)} of ${gamesText(games)} imported`;
}

export function scoreText({ winningTeam, teamAGoals, teamBGoals }: FoundGame): string {
  if (teamAGoals !== null && teamBGoals !== null) return `${teamAGoals}–${teamBGoals}`;
  return { TEAM_A: 'First team won', TEAM_B: 'Second team won', DRAW: 'Draw' }[winningTeam];
}

/** @param date YYYY-MM-DD */
export function dayText(date: string, pattern = 'EEE d MMM yyyy'): string {
  return formatInZone(new Date(`${date}T12:00Z`), 'UTC', pattern);
}

export function gamesText(count: number): string {
  return count === 1 ? '1 game' : `${numberText(count)} games`;
}

export function numberText(count: number): string {
  return count.toLocaleString('en-GB');
}

function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${numberText(count)} people`;
}

export interface DateQuestion {
  readonly text: string;
  readonly dayFirst: string;
  readonly monthFirst: string;
}

/**
 * Returns a question about the order of day and month.
 * @param games games with dates read as day, month, year
 */
export function dateQuestionOf(games: readonly FoundGame[]): DateQuestion {
  const date = games.map((game) => game.date).find(isAmbiguous);
  if (date === undefined)
    return { text: 'Which comes first in your dates?', dayFirst: 'Day first', monthFirst: 'Month first' };
  const [year, month, day] = date.split('-');
  const [dayFirst, monthFirst] = [date, `${year}-${day}-${month}`].map((each) => dayText(each, 'd MMMM'));
  return {
    text: `Does ${dayText(date, 'dd/MM/yyyy')} mean ${dayFirst} or ${monthFirst}?`,
    dayFirst: `Day first (${dayFirst})`,
    monthFirst: `Month first (${monthFirst})`,
  };
}

function isAmbiguous(date: string): boolean {
  const [, month, day] = date.split('-');
  return month !== day && Number(day) <= 12;
}

type OddRow = ImportResultsResponse['unclear'][number];

/** Longer rows are corrected in the text. */
const MAX_ROW_LENGTH = 1_000;

/** False for an export, and for a row of several lines. */
export function isCorrectable(row: OddRow, text: string): boolean {
  return !text.trimStart().startsWith('{') && !row.text.includes('\n') && row.text.length <= MAX_ROW_LENGTH;
}

/** @param changed new lines by number, which counts from 1 */
export function replaceLines(text: string, changed: ReadonlyMap<number, string>): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, at) => changed.get(at + 1) ?? line)
    .join('\n');
}
