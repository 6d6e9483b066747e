import { linesOf } from '../table.ts';
import { splitGames, type UncheckedGame, type WrittenResults } from './check-game.ts';
import { readDate, type WrittenDate } from './dates.ts';
import { type Goals, readScore, splitNames } from './score.ts';

const MAX_DATE_WORDS = 5;
const MAX_LINE_LENGTH = 1_000;
const VERSUS = new Set(['v', 'vs', 'vs.', 'v.']);

/** Reads lines such as '12/03/2025: Ann, Ben v Cid, Dee 5-3'. */
export function readResultLines(text: string): WrittenResults {
  const lines = linesOf(text).filter((line) => line.text.trim() !== '');
  return splitGames(
    lines.map(({ line, text }) => ({ line, text, ...readLine(text.slice(0, MAX_LINE_LENGTH)) })),
  );
}

function readLine(line: string): Omit<UncheckedGame, 'line' | 'text'> {
  const words = line.split(/\s/).filter((word) => word !== '');
  const { date, length } = dateAtStart(words);
  return { date, ...readTeams(words.slice(length)) };
}

function dateAtStart(words: readonly string[]): { date: WrittenDate | null; length: number } {
  for (let length = MAX_DATE_WORDS; length > 0; length -= 1) {
    const start = words.slice(0, length).join(' ');
    const date = readDate(/[:,]$/.test(start) ? start.slice(0, -1) : start);
    if (date) return { date, length };
  }
  return { date: null, length: 0 };
}

/** The score is between the teams or after them. Without a score, 'beat' or 'drew with' is between the teams. */
function readTeams(
  words: readonly string[],
): Pick<UncheckedGame, 'teams' | 'goals' | 'winner' | 'isScoreDate'> {
  const lower = words.map((word) => word.toLowerCase());
  const between = (start: number, length: number, end = words.length): [string[], string[]] => [
    splitNames([words.slice(0, start).join(' ')]),
    splitNames([words.slice(start + length, end).join(' ')]),
  ];
  const verb = (...verbs: string[]) => verbs.map((each) => lower.indexOf(each)).find((at) => at > 0);
  const versus = lower.findIndex((word) => VERSUS.has(word));
  const score = findScore(words);
  const none = { goals: score?.goals ?? null, winner: null };
  if (versus > 0 && score && score.at > versus) return { teams: between(versus, 1, score.at), ...none };
  if (versus > 0 && score) return { teams: between(versus, 1), ...none };
  if (score) return { teams: between(score.at, score.length), ...none };
  const won = verb('beat', 'bt', 'def');
  if (won !== undefined) return { teams: between(won, 1), goals: null, winner: 'TEAM_A' };
  const lost = verb('lost');
  if (lost !== undefined)
    return { teams: between(lost, lower[lost + 1] === 'to' ? 2 : 1), goals: null, winner: 'TEAM_B' };
  const drew = verb('drew');
  if (drew !== undefined)
    return { teams: between(drew, lower[drew + 1] === 'with' ? 2 : 1), goals: null, winner: 'DRAW' };
  if (versus < 0) return { teams: [[], []], ...none };
  const isScoreDate = readDate(words.at(-1) ?? '') !== null;
  return { teams: between(versus, 1), ...none, isScoreDate };
}

function findScore(words: readonly string[]): { goals: Goals; at: number; length: number } | null {
  for (let at = words.length - 1; at >= 0; at -= 1) {
    for (const length of [1, 3]) {
      const goals = readScore(words.slice(at, at + length).join(' '));
      if (goals) return { goals, at, length };
    }
  }
  return null;
}
