import { isTeamName, isTeamWord } from '../words/team-words.ts';

const MAX_LABEL_WORDS = 4;
const LAST_ITEM = /^(.*[,&+•·/\\])\s*([^,&+•·/\\]*)$/;

export interface SplitLabel {
  readonly names: string;
  /** Empty if the colon follows names: 'Ann, Ben: 5'. */
  readonly label: string;
}

/**
 * Splits the text before a colon. Returns null if the start of the label is not clear, as in 'Ann, Ben Lions: Cid'.
 * @param mustBeTeam true if only the name of a team can be a label
 */
export function splitAtLabel(text: string, isList: boolean, mustBeTeam: boolean): SplitLabel | null {
  const [, before = '', last = text] = (isList ? LAST_ITEM.exec(text) : null) ?? [];
  const words = last.trim().split(' ');
  const isWhole = words.length === 1 || isTeamName(last);
  if (mustBeTeam && (isList || !isTeamName(last))) return { names: text, label: '' };
  if (isWhole) return { names: before, label: last.trim() };
  const teamFrom = words.findLastIndex((word) => !isTeamWord(word)) + 1;
  if (teamFrom > 0 && teamFrom < words.length && words.length > 2)
    return {
      names: `${before} ${words.slice(0, teamFrom).join(' ')}`.trim(),
      label: words.slice(teamFrom).join(' '),
    };
  return isList || words.length > MAX_LABEL_WORDS ? null : { names: before, label: last.trim() };
}
