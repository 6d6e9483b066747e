import { goalsOf } from '../score.ts';
import { isTeamName } from '../words/team-words.ts';
import type { Token } from './tokens.ts';

const MAX_TEAM_GOALS = 40;
/** 'Lions 5, Tigers 3' has the goals of two teams. */
const MIN_NAMES_WITHOUT_LABEL = 3;
const JOINER = /^(?:and|und|et|y|e|en|och|og|i)\s/;
const TIMES = /(?<=\p{L}) [x×](\d{1,2})(?![\d\p{L}-])/gu;

export function withoutTimesSigns(text: string): string {
  return /[x×]\d/.test(text) ? text.replaceAll(TIMES, ' $1') : text;
}

interface Section {
  readonly tokens: Token[];
  /** Sign that begins the section, or null at the start of the line. */
  readonly sign: Token | null;
}

/**
 * Replaces goals of players, as in 'Ann 2, Ben 1 v Cid, Dee 1', with goals of teams. Returns null if the numbers can
 * also be goals of teams, or if the sums contradict the score.
 */
export function withoutPlayerGoals(tokens: readonly Token[]): readonly Token[] | null {
  if (!tokens.some(({ kind }, at) => kind === 'NUMBER' && isInList(tokens, at))) return tokens;
  const sections = toSections(tokens);
  const teams = sections.filter(isTeam);
  const hasOther = sections.some((section) => !isTeam(section) && hasKind(section, 'NUMBER'));
  const [a, b, c] = teams;
  if (a === undefined || c !== undefined || hasOther) return tokens;
  return b === undefined ? withGoalsOfTeam(sections, a) : withScore(tokens, a, b);
}

function isInList(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isFollowed = next?.kind === 'SOFT' || (next?.kind === 'WORD' && JOINER.test(next.text));
  return tokens[at - 1]?.kind === 'WORD' && isFollowed;
}

function toSections(tokens: readonly Token[]): readonly Section[] {
  const sections: Section[] = [{ tokens: [], sign: null }];
  for (const token of tokens) {
    const isSign = ['VERSUS', 'VERB', 'SCORE', 'BREAK', 'COLON'].includes(token.kind);
    if (isSign) sections.push({ tokens: [], sign: token });
    else sections.at(-1)?.tokens.push(token);
  }
  return sections;
}

function hasKind({ tokens }: Section, kind: Token['kind']): boolean {
  return tokens.some((token) => token.kind === kind);
}

function isTeam(section: Section): boolean {
  const isJoined = section.tokens.some(({ kind, text }) => kind === 'WORD' && JOINER.test(text));
  return hasKind(section, 'WORD') && (hasKind(section, 'SOFT') || isJoined);
}

interface Sum {
  readonly goals: number;
  readonly isClear: boolean;
  readonly nameCount: number;
}

/** Returns null for other words and numbers. */
function sumOf({ tokens }: Section): Sum | null {
  if (tokens.some(({ kind }) => !['WORD', 'SOFT', 'NUMBER', 'EMOJI'].includes(kind))) return null;
  const names = tokens.flatMap(({ kind, text }, at) => {
    const next = tokens[at + 1];
    return kind === 'WORD' ? [{ text, goals: next?.kind === 'NUMBER' ? Number(next.text) : null }] : [];
  });
  const numbers = names.flatMap(({ goals }) => goals ?? []);
  const hasLoose = numbers.length < tokens.filter(({ kind }) => kind === 'NUMBER').length;
  if (hasLoose || names.some(({ text }) => isTeamName(text))) return null;
  const goals = numbers.reduce((sum, number) => sum + number, 0);
  const isClear = numbers.length > 0 && (numbers.length === names.length || names.at(-1)?.goals === null);
  return goals > MAX_TEAM_GOALS ? null : { goals, isClear, nameCount: names.length };
}

function withScore(tokens: readonly Token[], a: Section, b: Section): readonly Token[] | null {
  const [first, second] = [sumOf(a), sumOf(b)];
  if (first === null || second === null) return null;
  const scores = tokens.filter(({ kind }) => kind === 'SCORE');
  const kept = tokens.filter(({ kind }) => kind !== 'NUMBER');
  const [score] = scores;
  if (score === undefined) {
    if (!first.isClear || !second.isClear) return null;
    const text = `${first.goals}-${second.goals}`;
    return [...kept, { kind: 'SCORE', text, from: kept.at(-1)?.to ?? 0, to: kept.at(-1)?.to ?? 0 }];
  }
  const written = goalsOf(score.text);
  const canBeReversed = tokens.some(({ kind }) => kind === 'VERB');
  const orders = canBeReversed ? [written, written.toReversed()] : [written];
  const agrees = orders.some(([one, other]) => one === first.goals && other === second.goals);
  return agrees && scores.length === 1 ? kept : null;
}

function withGoalsOfTeam(sections: readonly Section[], team: Section): readonly Token[] | null {
  const sum = sumOf(team);
  const hasLabel = team.sign?.kind === 'COLON';
  if (sum === null || (sum.nameCount < MIN_NAMES_WITHOUT_LABEL && !hasLabel))
    return sections.flatMap(({ sign, tokens }) => [...(sign ? [sign] : []), ...tokens]);
  if (!sum.isClear) return null;
  const last = team.tokens.at(-1) as Token;
  const goals: Token = { kind: 'NUMBER', text: String(sum.goals), from: last.to, to: last.to };
  return sections.flatMap((section) => [
    ...(section.sign ? [section.sign] : []),
    ...(section === team
      ? [...section.tokens.filter(({ kind }) => kind !== 'NUMBER'), goals]
      : section.tokens),
  ]);
}
