import { memoized } from '../memoized.ts';
import type { NameContext } from '../team-names.ts';
import { isPreposition } from '../words/line-words.ts';
import { isTeamWord } from '../words/team-words.ts';
import { HALF_TIME_WORD } from './line-noise.ts';
import type { LineReading, Side } from './line-reading.ts';
import { isPlainName } from './word-kind.ts';

const SCORE_AT_END = /^[|: ]*(.+) v(?:s\.?)? (.+?):? (\d{1,2}) ?[-–] ?(\d{1,2})$/;
const SCORE_BETWEEN = /^[|: ]*(.+) (\d{1,2})[-–](\d{1,2}) (.+)$/;
const ONLY_SCORE = /^[| ]*(?:(\d{1,2})[-–](\d{1,2}))?$/;
const LABELLED = /^[|: ]*([A-Za-z]+): (.+,.+)$/;
const CAPITALISED = /^(?:[A-ZÀ-ÖØ-Þ][A-Za-zÀ-ÖØ-öø-ÿ']+(?: |$))+$/;
const MIN_TEAM_SIZE = 2;

type PlainLine = Pick<LineReading, 'sides' | 'goals'>;

/**
 * Reads the most common forms, 'Ann, Ben v Cid, Dee 5-3', 'Ann, Ben 5-3 Cid, Dee', 'Bibs: Ann, Ben' and '5-3', many times
 * faster than their tokens can be read. Returns null for another form, and if a word is not clearly a name.
 */
export function readPlainLine(text: string, names: NameContext): PlainLine | null {
  const atEnd = SCORE_AT_END.exec(text);
  if (atEnd) return toGame(atEnd[1], atEnd[2], [atEnd[3], atEnd[4]], names);
  const between = SCORE_BETWEEN.exec(text);
  if (between)
    return isPreposition(firstWord(between[4]).toLowerCase())
      ? null
      : toGame(between[1], between[4], [between[2], between[3]], names);
  const score = ONLY_SCORE.exec(text);
  if (score)
    return { sides: [], goals: score[1] === undefined ? null : [Number(score[1]), Number(score[2])] };
  const [, label = '', people] = LABELLED.exec(text) ?? [];
  const side = isTeamWord(label) ? readPlainTeam(people, names) : null;
  return side && { sides: [{ ...side, labels: [label] }], goals: null };
}

function toGame(
  a: string | undefined,
  b: string | undefined,
  [first, second]: readonly (string | undefined)[],
  names: NameContext,
): PlainLine | null {
  const teamA = readPlainTeam(a, names);
  const teamB = teamA && readPlainTeam(b, names);
  return teamA && teamB && { sides: [teamA, teamB], goals: [Number(first), Number(second)] };
}

function readPlainTeam(text = '', { startsLongName, readName }: NameContext): Side | null {
  const isList = text.includes(',');
  const names: string[] = [];
  for (const part of text.split(isList ? ', ' : ' ')) {
    const name = isClearName(part) && (isList || !startsLongName(part)) ? readName(part) : null;
    if (name === null) return null;
    names.push(name);
  }
  if (names.length < MIN_TEAM_SIZE) return null;
  return { labels: [], names, text, isList, goals: null, outcome: null };
}

const isClearName = memoized(
  (name) =>
    CAPITALISED.test(name) &&
    isPlainName(name) &&
    !HALF_TIME_WORD.test(name) &&
    !name.split(' ').some(isTeamWord),
);

function firstWord(text = ''): string {
  return text.slice(0, text.search(/[ ,]|$/));
}
