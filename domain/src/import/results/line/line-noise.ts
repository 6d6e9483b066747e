import { withoutTimes } from '../score.ts';
import { JOINED } from '../team-names.ts';

/** Replaces removed text, because text on both sides of a time or a place does not belong together. */
const BREAK = ' | ';

const FORMAT =
  /(?<![\d\p{L}])\d{1,2}\s?-?\s?(?:a|á)\s?-?\s?sides?(?!\p{L})|(?<![\d\p{L}])\d{1,2}s\s(?=football|footy)/giu;

const NUMBERED =
  /(?<!\p{L})(?:matchday|md|week|wk|game ?week|gw|game|match|round|rd|session|no|nr|spiel|spieltag|woche|kw|runde|match|journée|semaine|partido|jornada|semana|partita|giornata|partida|rodada|jogo|wedstrijd|speelronde|mecz|kolejka|omgång|kamp|тур|матч|игра|第)\s?(?:[#№.]|n[o°º]\.?)?\s?(\d{1,3})(?:\s?(?:回|节|節|轮|試合))?(?![\d\p{L}])(?!\s?[-–]\s?\d|:\d)/giu;

const PITCH =
  /(?<!\p{L})(?:pitch|court|cage|platz|feld|terrain|campo|cancha|pista|quadra|veld|boisko|plan|bane)\s?(?:[#№.]|n[o°º]\.?)?\s?(?:\d{1,2}|[a-d](?!\p{L}))(?!\p{L})(?!\s?[-–:]\s?\d)/giu;

const LOCATION =
  /(?<=^\s?|[|\d)]\s?)(?:@|at|bei|chez)\s(?:the\s)?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}(?=\s?(?:[:;|)]|$)|\s[–-]\s)/gu;

const PER_PERSON =
  "(?:\\s?(?:each|pp|ppp|p\\.? ?p\\.?|per (?:person|player|head)|a head|pro (?:person|kopf|nase)|par (?:personne|tête)|por (?:persona|cabeza|pessoa|cabeça)|a testa|cada (?:uno|um)|per persona|l'un|(?:la )?partie)(?!\\p{L}))?";
const CURRENCY = '(?:€|£|\\$|eur(?:os?)?|quid|pounds?|gbp|chf|zł|pln|kr|sek|nok|dkk|reais)(?!\\p{L})';
const HAS_CURRENCY = /[€£$]|\d\s?(?:eur|quid|pound|gbp|chf|zł|pln|kr|sek|nok|dkk|reais)/i;
const AMOUNT = '\\d{1,3}(?:[.,]\\d{1,2})?';
const PRICE = new RegExp(
  `[([]?(?:(?<![\\p{L}\\d])(?:€|£|\\$|r\\$)\\s?${AMOUNT}|(?<![\\d\\p{L}.,:/-])${AMOUNT}\\s?${CURRENCY})${PER_PERSON}[)\\]]?`,
  'giu',
);

const HALF_TIME =
  /[([]?(?<!\p{L})(?:ht|half[- ]?time|halbzeit|hz|zur pause|mi-temps|mt|descanso|primer tiempo|intervallo|primo tempo|intervalo|rust|do przerwy|halvtid|paus|pause|перерыв)(?!\p{L})\s?:?\s?\d{1,2}\s?[-–:]\s?\d{1,2}[)\]]?/giu;
const SCORE_WITH_HALF_TIME = /(\d{1,2})(\s?[-–:]\s?)(\d{1,2})\s?[([](\d{1,2})\s?[-–:,]\s?(\d{1,2})[)\]]/g;

/** German '1. Team' is 'Team 1'. */
const TEAM_AFTER_NUMBER = /(?<!\d)([1-9])\. ?(team|mannschaft)(?!\p{L})/giu;

/** '4 all' */
const EACH = /(?<![\d\p{L}.:/-])(\d{1,2})[- ](?:all|each|apiece|a piece|beide|partout)(?!\p{L})/giu;
const NIL = /(?<=\d)\s?[-–]\s?(?:nil|zero|null|cero)(?!\p{L})/giu;

const DRAW_PHRASE =
  /(?<!\p{L})(?:(?:it )?(?:ended|finished|ends) )?(?:all square|all level|hono(?:u)?rs even|even stevens|level pegging|stalemate|dead heat|(?:spoils|points) shared|shared (?:the )?(?:spoils|points)|pari e patta|en tablas|gleichstand|ex[ -]?(?:æ|ae)quo|punkteteilung|tie(?= \d)|tied game|match nul)(?: at(?= \d))?(?!\p{L})/giu;
const MAY_BE_DRAW = /square|level|rs even|steven|stale|heat|share|patta|tablas|stand|quo|teilung|tie|nul/i;

const HAS_LETTER_AND_NUMBER = /\p{L}\s?[#.№]?\s?\d|\d\s?\p{L}|[([]\d/u;

const MAY_BE_PLACE = /@|(?<!\p{L})(?:at|bei|chez)\s/iu;
const IS_SCORE = /^\d{1,2}\s?[-–]\s?\d{1,2}$/;
export const HALF_TIME_WORD =
  /(?:ht|half[- ]?time|halbzeit|hz|pause?|mi-temps|mt|descanso|tiempo|tempo|intervallo?|rust|przerwy|halvtid|перерыв)\P{L}*$/iu;
const MAX_WORD_LENGTH = 16;

export interface QuietLine {
  readonly text: string;
  readonly gameNumber: number | null;
}

/** True if the only number is a score at the end. Most lines are, and need no other expression. */
function isQuiet(line: string): boolean {
  if (MAY_BE_PLACE.test(line)) return false;
  const at = line.search(/\d/);
  if (at === -1) return true;
  const isScoreAtEnd = at > 0 && IS_SCORE.test(line.slice(at));
  return isScoreAtEnd && !HALF_TIME_WORD.test(line.slice(Math.max(0, at - MAX_WORD_LENGTH), at));
}

export function withoutLineNoise(written: string): QuietLine {
  const line = MAY_BE_DRAW.test(written) ? written.replace(DRAW_PHRASE, ' | draw ') : written;
  if (isQuiet(line)) return { text: line, gameNumber: null };
  const free = HAS_CURRENCY.test(line) ? line.replace(PRICE, BREAK) : line;
  const named = free.replace(TEAM_AFTER_NUMBER, '$2 $1').replace(EACH, '$1-$1').replace(NIL, '-0');
  const timeless = withoutTimes(named.replace(FORMAT, BREAK).replace(HALF_TIME, BREAK), BREAK);
  const halved = timeless.replace(SCORE_WITH_HALF_TIME, (both, ...parts) => withoutHalfTime(both, parts));
  let gameNumber: number | null = null;
  const numberless = HAS_LETTER_AND_NUMBER.test(halved)
    ? halved
        .replace(NUMBERED, (_, number: string) => {
          gameNumber = Number(number);
          return BREAK;
        })
        .replace(PITCH, BREAK)
    : halved;
  return { text: numberless.replace(LOCATION, BREAK), gameNumber };
}

function withoutHalfTime(
  both: string,
  [first, sign, second, firstHalf, secondHalf]: readonly unknown[],
): string {
  const isPossible = Number(firstHalf) <= Number(first) && Number(secondHalf) <= Number(second);
  return isPossible ? `${first}${sign}${second}` : both;
}

const AWARD =
  '(?:motm|mvp|potm|pom|man of the match|player of the (?:match|game|night|week)|spieler des (?:spiels|tages|abends)|joueur du match|homme du match|jugador del partido|mejor jugador|migliore in campo|craque do jogo|man van de match)';
const SCORERS =
  '(?:(?:goal ?)?scorers?|goals? by|torsch[üu]tzen?|buteurs?|goleadores|marcatori|artilheiros?|doelpuntenmakers?|strzelcy|målskyttar|målscorere|assists?|ref(?:eree)?|photo(?:s|graph)?(?: by)?|booked by|paid by|(?:goals?|tore|buts|goles|gols?|reti|bramki|mål|doelpunten)(?=\\s?[:=–-]\\s?\\p{L}))';
const OTHER_PEOPLE = new RegExp(
  `(?<![\\p{L}\\d])(?:(${AWARD})|${SCORERS})(?!\\p{L})\\s?(was|is|went to|to|war|:|=|–|-)?\\s?([^.;|)\\]]*)[.;|)\\]]?`,
  'giu',
);
const CAN_BE_OTHER_PEOPLE =
  /m\w{0,2}m|mvp|p\wm|player|man |scorer|goal|tor|spieler|joueur|homme|jugador|migliore|craque|but|gol|marcat|artilh|doelp|strzel|mål|assist|ref|photo|book|paid|reti|bramki/i;

const HAS_GAME = /\d\s?[-–:]\s?\d|(?<!\p{L})(?:v|vs|versus|beat|lost|won)(?!\p{L})/iu;
/** True at the start of a line, and after a sign or a score. */
const AFTER_SIGN = /(?:^|[.;|()!–—\d-])[^\p{L}\d,&+]*$/u;

function isOnePerson(people: string): boolean {
  return people.trim().split(' ').length <= 3 && !/[,&+/(]/.test(people) && !JOINED.test(people);
}

export interface WithoutAwards {
  readonly text: string;
  readonly motm: string | null;
}

export function withoutAwards(line: string): WithoutAwards {
  if (!CAN_BE_OTHER_PEOPLE.test(line)) return { text: line, motm: null };
  let motm: string | null = null;
  const text = line.replace(OTHER_PEOPLE, (written: string, ...groups: unknown[]) => {
    const [award, sign, people, at] = groups as [string | undefined, string | undefined, string, number];
    // 'MVP Ann' inside of a list is one of the players.
    const isEnd = !/\p{L}/u.test(line.slice(at + written.length));
    const cut = HAS_GAME.test(people) ? people.search(/\s[–—-]\s/) : -1;
    const named = cut === -1 ? people : people.slice(0, cut);
    const isAfterSign = AFTER_SIGN.test(line.slice(0, at)) && isOnePerson(named);
    const isClear = sign === ':' || sign === '=' || (isEnd && isAfterSign);
    if (!isClear || HAS_GAME.test(named) || (cut !== -1 && !isOnePerson(named))) return written;
    if (award !== undefined) motm = named.trim();
    return cut === -1 ? ' | ' : ` | ${people.slice(cut)}`;
  });
  return { text, motm };
}
