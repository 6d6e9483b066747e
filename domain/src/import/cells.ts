import type { WinningTeam } from '../instance/game-instance.schema.ts';
import { isDate } from './dates.ts';
import { headingOf, readCells } from './table.ts';

/** Reads '5-3' and '5 : 3'. */
export function readScore(cell: string): readonly [number, number] | null {
  const match = /^\(?(\d{1,2}) ?[-–:] ?(\d{1,2})\)?$/.exec(cell.trim());
  return match && [Number(match[1]), Number(match[2])];
}

/** True for a score that a spreadsheet program has turned into a date, such as '05-Mar' or a serial number. */
export function isScoreAsDate(cell: string): boolean {
  return readScore(cell) === null && isDate(cell);
}

export function readGoals(cell: string): number | null {
  return /^\d{1,2}$/.test(cell) ? Number(cell) : null;
}

const DRAWS = ['draw', 'd', 'drawn', 'tie', 'x', 'empate', 'unentschieden'];
const FIRST = ['team a', 'a', 'team 1', '1', 'home'];
const SECOND = ['team b', 'b', 'team 2', '2', 'away'];

/** @param teamA name of the team, such as the title of its column */
export function readWinner(cell: string, teamA: string, teamB: string): WinningTeam | null {
  const word = headingOf(cell);
  if (word === '') return null;
  if (DRAWS.includes(word)) return 'DRAW';
  if (FIRST.includes(word) || word === headingOf(teamA)) return 'TEAM_A';
  return SECOND.includes(word) || word === headingOf(teamB) ? 'TEAM_B' : null;
}

const WON = ['w', 'won', 'win', 'winner', 'v', '1'];
const LOST = ['l', 'lost', 'loss', 'lose', '0'];

export function readOutcome(cell: string): 'WON' | 'DRAWN' | 'LOST' | null {
  const word = headingOf(cell);
  if (DRAWS.includes(word)) return 'DRAWN';
  return WON.includes(word) ? 'WON' : LOST.includes(word) ? 'LOST' : null;
}

const NAMELESS =
  /^(?:guest|ringer|sub|stranger|unknown|random|randomer|someone|other|extra|new guy|plus one|tbc)(?: \d{1,2})?$/;

/** True for a player without a name, such as 'Ringer' or 'Guest 2'. */
export function isNameless(name: string): boolean {
  return NAMELESS.test(headingOf(name));
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

/** Splits the names of an own export. Names with a comma are in quotes, and formulas have an apostrophe. */
export function splitOwnNames(cell: string): string[] {
  return cell === '' ? [] : readCells(cell.replaceAll(/'(?=[=+\-@＝＋－＠])/g, ''), ', ');
}
