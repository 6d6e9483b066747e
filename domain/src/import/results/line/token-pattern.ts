import { SCORE_SOURCE } from '../score.ts';

const TEAM_WITH_NUMBER =
  '(?:team|equipo|[ée]quipe|squadra|mannschaft|time|lag|hold|ekipa|drużyna|команда|takım|チーム|队|팀)\\s?(?:[1-9](?!\\s?[-–:]\\s?\\d)(?![\\d]))';
const EMOJI =
  '\\p{RI}\\p{RI}|[✓✗✘]|\\p{Extended_Pictographic}(?:\\p{EMod}|\\u200D\\p{Extended_Pictographic})*';
export const EMOJI_ONLY = new RegExp(`^(?:${EMOJI})`, 'u');
const WORD = "[\\p{L}\\p{M}](?:[\\p{L}\\p{M}\\p{N}'’\\u200C]|-(?=[\\p{L}\\p{N}]))*";
const SPACED_SLASH = '(?<=\\s)/(?=\\s)';

export const TOKEN = new RegExp(
  [
    SCORE_SOURCE,
    '(?<![\\d.,/-]|\\d:)\\d{1,2}(?![\\d\\p{L}]|[.:/-]\\d)',
    TEAM_WITH_NUMBER,
    `${WORD}(?: (?!${TEAM_WITH_NUMBER})${WORD})*`,
    EMOJI,
    `=>|[-=]+>|→|[-–—]+|\\.(?=\\s|$|\\))|${SPACED_SLASH}`,
    '\\+(?!\\s?\\d)',
    '[^\\s]',
  ].join('|'),
  'giu',
);

export const IS_TEAM_WITH_NUMBER = new RegExp(`^${TEAM_WITH_NUMBER}$`, 'iu');
