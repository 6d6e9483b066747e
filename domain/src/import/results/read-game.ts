import type { WinningTeam } from '../../instance/game-instance.schema.ts';
import { findScore, withoutTimes } from './score.ts';
import { type NameContext, readTeam } from './team-names.ts';
import { hasWinWord, winnerIn } from './winner.ts';

export interface GameParts {
  /** At most two teams. */
  readonly teams: readonly (readonly string[])[];
  readonly labels: readonly string[];
  readonly goals: readonly [number, number] | null;
  readonly winner: WinningTeam | null;
}

const VERSUS =
  /(?:^|\s)(?:(v|vs|versus|gegen|contre|contra|contro|tegen|mot|mod|kontra|przeciw|против|x)\.?|(beat|beats|def|defeated|bt|besiegt|schlägt|bat|battent|batte|battono|ganan? a|vence[mu]?|verslaat|verslaan)\.?|(lost to|lose to|loses to|verliert gegen|verlieren gegen)|(drew with|drew|draw with))(?:\s|$)/iu;
const LABEL = /^\s*([\p{L}\p{N}][\p{L}\p{N} ]{0,29}?)\s*[:=](?!\d)\s*/u;
/** Separates two teams with commas: 'Ann, Ben - Cid, Dee'. */
const DASH = /\s[-–—|]\s/u;
const GOALS_AT_END = /[\s(](\d{1,2})\)?\s*$/;
const GOALS_AT_START = /^\s*\(?(\d{1,2})\)?(?=\s)/;

/** True if the text names teams on both sides of a word such as 'v'. */
export function namesTwoTeams(text: string): boolean {
  const match = VERSUS.exec(text);
  if (match === null) return false;
  const sides = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  return sides.every((side) => /\p{L}/u.test(side));
}

/** Reads a line from which the date was removed. */
export function readGameParts(line: string, names: NameContext): GameParts {
  const text = withoutTimes(line);
  const versus = VERSUS.exec(text);
  if (versus)
    return readSides(
      text.slice(0, versus.index),
      text.slice(versus.index + versus[0].length),
      winnerOf(versus),
      names,
    );
  const score = findScore(text);
  const before = score === null ? '' : text.slice(0, score.at);
  const after = score === null ? '' : text.slice(score.at + score.text.length);
  // In 'Ann Ben 5-3 Cid Dee' the score separates the teams.
  if (score && readTeam(before, names).length > 1 && readTeam(after, names).length > 1) {
    const sides = readSides(before, after, null, names);
    return { ...sides, goals: score.goals };
  }
  const rest = score === null ? text : `${before} ${after}`;
  const dash = /[,;&]/.test(rest) ? DASH.exec(rest.trim()) : null;
  if (dash) {
    const trimmed = rest.trim();
    const sides = readSides(
      trimmed.slice(0, dash.index),
      trimmed.slice(dash.index + dash[0].length),
      null,
      names,
    );
    return { ...sides, goals: score?.goals ?? sides.goals };
  }
  return readPart(rest, score?.goals ?? null, names);
}

function winnerOf([, , beat, lost, drew]: RegExpExecArray): WinningTeam | null {
  if (beat !== undefined) return 'TEAM_A';
  if (lost !== undefined) return 'TEAM_B';
  return drew === undefined ? null : 'DRAW';
}

function readSides(
  first: string,
  second: string,
  verbWinner: WinningTeam | null,
  names: NameContext,
): GameParts {
  const [a, b] = [splitLabel(first), splitLabel(second)];
  const scoreBefore = findScore(a.text);
  const scoreAfter = findScore(b.text);
  const score = scoreAfter ?? scoreBefore;
  const textA = scoreBefore && !scoreAfter ? withoutScore(a.text, scoreBefore) : a.text;
  const textB = scoreAfter ? withoutScore(b.text, scoreAfter) : b.text;
  const goalsA = score ? null : (GOALS_AT_END.exec(textA) ?? GOALS_AT_START.exec(textA));
  const goalsB = score ? null : (GOALS_AT_END.exec(textB) ?? GOALS_AT_START.exec(textB));
  const labels = [a.label, b.label] as const;
  const ending = splitEnding(textB, labels);
  const goals = score?.goals ?? (goalsA && goalsB ? ([Number(goalsA[1]), Number(goalsB[1])] as const) : null);
  return {
    teams: [readTeam(withoutNumbers(textA), names), readTeam(withoutNumbers(ending.text), names)],
    labels,
    goals: goals && verbWinner !== null && verbWinner !== 'DRAW' ? goalsByTeam(goals, verbWinner) : goals,
    winner: verbWinner ?? ending.winner,
  };
}

/** The winner gets the higher number, because 'Ann lost to Ben 5-3' names the winner's goals first. */
function goalsByTeam(
  [first, second]: readonly [number, number],
  winner: 'TEAM_A' | 'TEAM_B',
): [number, number] {
  const [more, less] = [Math.max(first, second), Math.min(first, second)];
  return winner === 'TEAM_A' ? [more, less] : [less, more];
}

/** Splits a result from the text before it, as in 'Cid, Dee (Bibs won)' or 'Cid Dee, draw'. */
function splitEnding(
  text: string,
  labels: readonly [string, string],
): { text: string; winner: WinningTeam | null } {
  const match = /[\s,;–—(-]+(?<ending>[^,;()–—-]{1,40})\)?\s*\.?\s*$/u.exec(text);
  const ending = match?.groups?.ending ?? '';
  for (let words = ending.split(' '); words.length > 0; words = words.slice(1)) {
    const phrase = words.join(' ');
    const winner = hasWinWord(phrase) ? winnerIn(phrase, labels) : null;
    if (winner !== null)
      return { text: text.slice(0, text.lastIndexOf(phrase)).replace(/[\s,;–—(-]+$/u, ''), winner };
  }
  return { text, winner: null };
}

/** Reads a line with at most one team, a score or a winner. */
function readPart(rest: string, goals: readonly [number, number] | null, names: NameContext): GameParts {
  const { label, text } = splitLabel(rest);
  const winner = winnerIn(rest.replace(/^[^:]*:/, ''), ['', '']);
  if (winner !== null && (hasWinWord(rest) || label !== '')) return { teams: [], labels: [], goals, winner };
  const team = readTeam(withoutNumbers(text), names);
  return {
    teams: team.length > 0 ? [team] : [],
    labels: team.length > 0 ? [label] : [],
    goals,
    winner: null,
  };
}

function splitLabel(text: string): { label: string; text: string } {
  const match = LABEL.exec(text);
  return match ? { label: match[1] ?? '', text: text.slice(match[0].length) } : { label: '', text };
}

function withoutScore(text: string, { at, text: written }: { at: number; text: string }): string {
  return `${text.slice(0, at)} ${text.slice(at + written.length)}`;
}

function withoutNumbers(text: string): string {
  return text.replace(/(?<![\p{L}\d])\(?\d{1,2}\)?(?![\p{L}\d])/gu, ' ').replace(/[()[\]]/g, ' ');
}
