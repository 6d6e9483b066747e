import type { WrittenDate } from '../dates/dates.ts';
import type { LineReading, Side } from '../line/line-reading.ts';
import type { UnclearResult, WrittenGame } from '../results.types.ts';
import type { NameContext } from '../team-names.ts';
import type { UnclearResultReason } from '../unclear-result-reasons.ts';
import { isSameLabel } from '../words/team-words.ts';
import { isContradiction, merged, pick } from './merge-results.ts';
import { hasResult, type OpenGame, toGame } from './open-game.ts';

export interface BlockReading {
  readonly games: readonly WrittenGame[];
  readonly unclear: readonly UnclearResult[];
}

const LOOKS_LIKE_TEAM = /[,:;&/|+\d]/;

export class GameAssembler {
  private readonly games: { game: WrittenGame; isWholeLine: boolean }[] = [];
  private readonly unclear: UnclearResult[] = [];
  private open: OpenGame | null = null;
  private isWholeLine = false;
  private lastSides: readonly Side[] = [];
  private gameNumber: number | null = null;
  private hasLostPart = false;
  private teamCount = 0;

  constructor(
    private readonly date: WrittenDate | null,
    private readonly names: NameContext,
  ) {}

  add(reading: LineReading): void {
    const { problem, sides, gameNumber } = reading;
    if (problem !== null) {
      this.addProblem(reading, problem);
      return;
    }
    if (gameNumber !== null) this.startGame(gameNumber);
    if (sides.length === 2) this.addWhole(reading);
    else if (sides.length === 1) this.addTeam(reading);
    else if (reading.goals !== null || reading.result !== null) this.addResult(reading);
    if (reading.motm !== null) this.addMotm(reading.motm);
  }

  finish(): BlockReading {
    this.close();
    const isMixed = this.hasLostPart && this.teamCount !== 2;
    const lost = isMixed ? this.games.filter(({ isWholeLine }) => !isWholeLine) : [];
    return {
      games: this.games.filter((each) => !lost.includes(each)).map(({ game }) => game),
      unclear: [
        ...this.unclear,
        ...lost.map(
          ({ game: { line, teamA, teamB } }): UnclearResult => ({
            line,
            text: [...teamA, ...teamB].join(', '),
            reason: 'NOT_A_GAME',
          }),
        ),
      ],
    };
  }

  private addProblem({ line, text, plain }: LineReading, problem: UnclearResultReason): void {
    if (LOOKS_LIKE_TEAM.test(plain)) this.hasLostPart = true;
    this.unclear.push({ line, text, reason: problem });
  }

  private startGame(gameNumber: number): void {
    if (this.open && this.open.sides.length === 2 && hasResult(this.open)) this.close();
    this.gameNumber = gameNumber;
  }

  private addWhole(reading: LineReading): void {
    const isTitle = this.open?.sides.length === 0 && !hasResult(reading);
    if (this.open && isTitle) {
      const { goals, goalLabels, result } = this.open;
      this.open = { ...reading, goals, goalLabels, result };
    } else {
      this.close();
      // The order of the line is the order of the teams.
      this.open = { ...reading, goalLabels: [] };
      this.isWholeLine = true;
    }
    if (hasResult(this.open)) this.close();
  }

  private addTeam(reading: LineReading): void {
    const [side] = reading.sides;
    if (side === undefined) return;
    this.teamCount += 1;
    if (this.open?.sides.length === 2 || this.hasTeam(side)) this.close();
    const { open } = this;
    const isFree = reading.goals === null && reading.result === null;
    this.open = open
      ? { ...open, sides: [...open.sides, side], ...(!isFree && pick(reading)) }
      : { ...reading, goalLabels: [] };
  }

  private hasTeam(side: Side): boolean {
    const label = side.labels.at(-1);
    const labels = this.open?.sides.flatMap((other) => other.labels.at(-1) ?? []) ?? [];
    return label !== undefined && labels.some((other) => other === label || isSameLabel(other, label));
  }

  private addResult(reading: LineReading): void {
    const { open } = this;
    const isSameGame = open !== null && !isContradiction(open, reading);
    if (isSameGame && !(open.sides.length === 2 && open.goals !== null && reading.goals !== null)) {
      this.open = { ...open, ...merged(open, reading) };
    } else {
      this.close();
      this.open = { ...reading, sides: [] };
    }
  }

  private addMotm(motm: string): void {
    if (this.open) this.open = { ...this.open, motm };
  }

  private close(): void {
    const { open, isWholeLine } = this;
    this.open = null;
    this.isWholeLine = false;
    if (open === null) return;
    const isRepeated = open.sides.length === 0 && this.gameNumber !== null && this.lastSides.length === 2;
    const game = isRepeated ? { ...open, sides: this.lastSides } : open;
    this.gameNumber = null;
    if (game.sides.length === 2)
      this.lastSides = game.sides.map((side) => ({ ...side, goals: null, outcome: null }));
    const written = toGame(game, this.date, this.names);
    if (typeof written === 'string') this.unclear.push({ line: game.line, text: game.text, reason: written });
    else this.games.push({ game: written, isWholeLine });
  }
}
