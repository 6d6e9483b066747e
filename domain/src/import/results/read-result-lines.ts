import type { WinningTeam } from '../../instance/game-instance.schema.ts';
import { checkGame } from './check-game.ts';
import { findDate, type WrittenDate } from './dates.ts';
import { type GameParts, readGameParts } from './read-game.ts';
import type { UnclearResult, WrittenGame, WrittenResults, WrittenYear } from './results.types.ts';
import type { NameContext } from './team-names.ts';
import type { UnclearResultReason } from './unclear-result-reasons.ts';
import { winnerIn } from './winner.ts';

const MAX_LINE_LENGTH = 2000;
const YEAR_HEADING = /^\W*(?:\p{L}+\W+)?((?:19|20)\d{2})\W*$/u;
const HAS_WORD_OR_NUMBER = /[\p{L}\p{N}]/u;

/** Game that the next lines may complete. */
interface OpenGame {
  readonly line: number;
  readonly text: string;
  readonly teams: readonly (readonly string[])[];
  readonly labels: readonly string[];
  readonly goals: readonly [number, number] | null;
  readonly winner: WinningTeam | null;
}

/** Reads games of one line each, or games with separate lines for the date, each team and the result. */
export function readResultLines(lines: readonly string[], names: NameContext): WrittenResults {
  const reader = new LineReader(names);
  for (const [at, line] of lines.entries()) reader.read(line, at + 1);
  return reader.finish();
}

class LineReader {
  private readonly games: WrittenGame[] = [];
  private readonly years: WrittenYear[] = [];
  private readonly unclear: UnclearResult[] = [];
  private date: WrittenDate | null = null;
  private open: OpenGame | null = null;

  constructor(private readonly names: NameContext) {}

  read(text: string, line: number): void {
    if (!HAS_WORD_OR_NUMBER.test(text)) return;
    if (text.length > MAX_LINE_LENGTH) {
      this.addUnclear(line, text.slice(0, MAX_LINE_LENGTH), 'TOO_LONG');
      return;
    }
    const year = YEAR_HEADING.exec(text)?.[1];
    if (year !== undefined) {
      this.close();
      this.years.push({ line, year: Number(year) });
      return;
    }
    const date = findDate(text);
    if (date) {
      this.close();
      this.date = date;
    }
    const rest = date ? `${text.slice(0, date.at)} ${text.slice(date.at + date.text.length)}` : text;
    const parts = this.readWinner(rest) ?? readGameParts(rest, this.names);
    if (parts.teams.length === 2) {
      this.readWholeGame(parts, text, line);
      return;
    }
    if (date) this.open = { line, text, ...parts };
    else if (this.open && addsMissingPart(this.open, parts)) this.open = merged(this.open, parts);
    else if (this.date && parts.teams.length === 1 && (parts.teams[0]?.length ?? 0) > 1) {
      this.close();
      this.open = { line, text, ...parts };
    } else this.addUnclear(line, text, 'NOT_A_GAME');
  }

  finish(): WrittenResults {
    this.close();
    const unclear = this.unclear.toSorted((a, b) => a.line - b.line);
    return { games: this.games, years: this.years, totals: [], unclear };
  }

  private readWholeGame(parts: GameParts, text: string, line: number): void {
    // An open game with only a date is a heading: 'Tue 12 March' before 'Ann Ben v Cid Dee'.
    const isHeading = this.open !== null && this.open.teams.length === 0 && this.open.goals === null;
    if (this.open && !isHeading) this.close();
    this.open = { line, text, ...parts };
    if (isResult(parts)) this.close();
  }

  private readWinner(text: string): GameParts | null {
    const [labelA = '', labelB = ''] = this.open?.labels ?? [];
    const winner = this.open?.teams.length === 2 ? winnerIn(text, [labelA, labelB]) : null;
    return winner && { teams: [], labels: [], goals: null, winner };
  }

  private close(): void {
    if (this.open === null) return;
    const { line, text, teams, goals, winner } = this.open;
    this.open = null;
    const isHeading = teams.length === 0 && goals === null;
    if (isHeading) return;
    const [teamA = [], teamB = []] = teams;
    const game = checkGame({ line, date: this.date, teamA, teamB, goals, winner });
    if (typeof game === 'string') this.addUnclear(line, text, game);
    else this.games.push(game);
  }

  private addUnclear(line: number, text: string, reason: UnclearResultReason): void {
    this.unclear.push({ line, text: text.trim(), reason });
  }
}

function isResult({ goals, winner }: Pick<GameParts, 'goals' | 'winner'>): boolean {
  return goals !== null || winner !== null;
}

function addsMissingPart(open: OpenGame, parts: GameParts): boolean {
  const isTeam = parts.teams.length === 1 && open.teams.length < 2;
  const isMissingResult = isResult(parts) && !isResult(open);
  return isTeam || isMissingResult;
}

function merged(open: OpenGame, parts: GameParts): OpenGame {
  return {
    ...open,
    teams: [...open.teams, ...parts.teams].slice(0, 2),
    labels: [...open.labels, ...parts.labels].slice(0, 2),
    goals: open.goals ?? parts.goals,
    winner: open.winner ?? parts.winner,
  };
}
