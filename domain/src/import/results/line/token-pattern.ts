import { SCORE_SOURCE } from '../score.ts';

const TEAM_WITH_NUMBER =
  '(?:[Tt]eam|TEAM|[Ee]quipo|[ÉéEe]quipe|[Ss]quadra|[Mm]annschaft|[Tt]ime|[Ll]ag|[Hh]old|[Ee]kipa|[Dd]rużyna|[Кк]оманда|[Tt]akım|チーム|队|팀)\\s?(?:[1-9](?!\\s?[-–:]\\s?\\d)(?![\\d]))';
const EMOJI =
  '\\p{RI}\\p{RI}|[✓✗✘]|\\p{Extended_Pictographic}(?:\\p{EMod}|\\u200D\\p{Extended_Pictographic})*';
export const EMOJI_ONLY = new RegExp(`^(?:${EMOJI})`, 'u');
/** ASCII letters have their own class, because the classes of Unicode are slow. */
const LETTER = '(?:[A-Za-z]|(?=[^ -~])[\\p{L}\\p{M}])';
const WORD = `${LETTER}(?:[A-Za-z0-9']|(?=[^ -~])[\\p{L}\\p{M}\\p{N}’\\u200C]|-(?=${LETTER}))*`;
const SPACED_SLASH = '(?<=\\s)/(?=\\s)';

export const TOKEN = new RegExp(
  [
    SCORE_SOURCE,
    '(?<![\\d.,/-]|\\d:)\\d{1,2}(?![\\d\\p{L}]|[.:/-]\\d)',
    TEAM_WITH_NUMBER,
    // A whole list of names is one match, because fewer matches take less time.
    `${WORD}(?:,? (?![^\\s,)]{1,14} ?[1-9])${WORD})*`,
    EMOJI,
    `=>|[-=]+>|→|[-–—]+|\\.(?=\\s|$|\\))|${SPACED_SLASH}`,
    '\\+(?!\\s?\\d)',
    '[^\\s]',
  ].join('|'),
  'gu',
);

export const IS_TEAM_WITH_NUMBER = new RegExp(`^${TEAM_WITH_NUMBER}$`, 'iu');
