import type { WinningTeam } from '../instance/game-instance.schema.ts';
import { readDate } from './dates.ts';
import { headingOf, readCells } from './table.ts';

type Goals = readonly [number, number];
type Outcome = 'WON' | 'DRAWN' | 'LOST';

/** Reads '5-3' and '5 : 3'. */
export function readScore(cell: string): Goals | null {
  const match = /^\(?(\d{1,2}) ?[-–:] ?(\d{1,2})\)?$/.exec(cell.trim());
  return match && [Number(match[1]), Number(match[2])];
}

/** True for a score that a spreadsheet program has turned into a date, such as '05-Mar' or a serial number. */
export function isScoreAsDate(cell: string): boolean {
  return readScore(cell) === null && readDate(cell) !== null;
}

export function readGoals(cell: string): number | null {
  return /^\d{1,2}$/.test(cell) ? Number(cell) : null;
}

const DRAWS = ['draw', 'd', 'drawn', 'tie', 'x', 'empate', 'unentschieden'];
const FIRST = ['team a', 'a', 'team 1', '1', 'home'];
const SECOND = ['team b', 'b', 'team 2', '2', 'away'];

/** @param teams names of the teams, such as titles of columns */
export function readWinner(cell: string, teams: readonly [string, string]): WinningTeam | null {
  const word = headingOf(cell);
  if (word === '') return null;
  if (DRAWS.includes(word)) return 'DRAW';
  if (FIRST.includes(word) || word === headingOf(teams[0])) return 'TEAM_A';
  return SECOND.includes(word) || word === headingOf(teams[1]) ? 'TEAM_B' : null;
}

const OUTCOMES: readonly (readonly [Outcome, readonly string[]])[] = [
  ['WON', ['w', 'won', 'win', 'winner', 'v', '1']],
  ['DRAWN', ['d', 'draw', 'drawn', 't', 'tie', 'x']],
  ['LOST', ['l', 'lost', 'loss', 'lose', '0']],
];

export function readOutcome(cell: string): Outcome | null {
  return OUTCOMES.find(([, words]) => words.includes(headingOf(cell)))?.[0] ?? null;
}

const NAMELESS = new Set([
  ...['guest', 'ringer', 'sub', 'stranger', 'unknown', 'random', 'randomer', 'someone', 'other', 'extra'],
  ...['new guy', 'plus one', 'tbc'],
]);

/** True for a player without a name, such as 'Ringer' or 'Guest 2'. */
export function isNameless(name: string): boolean {
  return NAMELESS.has(headingOf(name).replace(/ \d{1,2}$/, ''));
}

/** Splits 'Ann, Ben (GK) & Cid +1' into names. */
export function splitNames(cells: readonly string[]): string[] {
  const parts = cells.flatMap((cell) => cell.replaceAll(' and ', ',').split(/[,;/&\n]/));
  return parts.flatMap((part) => {
    const [name = '', plus] = part.split('+').map((each) => each.trim());
    const bracket = name.indexOf('(');
    const clean = (bracket > 0 ? name.slice(0, bracket) : name).replace(/ [-–—]$/, '').trim();
    const isCount = plus !== undefined && /^\d?$/.test(plus);
    const guests = isCount ? Array<string>(Number(plus || 1)).fill('Guest') : [plus ?? ''];
    return [/^[?-]{1,3}$/.test(clean) ? 'Guest' : clean, ...guests].filter((each) => each !== '');
  });
}

/** Gives the players without a name a number, because each is another person. */
export function numberNameless(teams: readonly string[][]): string[][] {
  let count = 0;
  const numbered = (name: string) => {
    if (!isNameless(name)) return name;
    count += 1;
    const word = name.replace(/ \d{1,2}$/, '');
    return count === 1 ? word : `${word} ${count}`;
  };
  return teams.map((team) => team.map(numbered));
}

/** Splits the names of an own export. Names with a comma are in quotes, and formulas have an apostrophe. */
export function splitOwnNames(cell: string): string[] {
  return cell === '' ? [] : readCells(cell.replaceAll(/'(?=[=+\-@＝＋－＠])/g, ''), ', ');
}
