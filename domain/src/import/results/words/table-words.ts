import { wordsOf } from '../../names/name-key.ts';
import { memoized } from '../memoized.ts';
import { wordSet } from './word-set.ts';

const PLAYER = wordSet(
  'player players name names spieler joueur joueurs nom jugador jugadores nombre giocatore giocatori nome jogador jogadores speler naam zawodnik gracz imie spelare spiller navn игрок имя oyuncu لاعب اللاعب الاسم שחקן שם 選手 名前 球员 姓名 선수 이름',
);
const TEAM = wordSet(
  'team side bibs squad mannschaft equipe equipo squadra time ploeg druzyna lag hold команда takim فريق קבוצה チーム 球队 팀 colour color',
);
const GAME = wordSet('game match id no nr round week spiel partie partido partita jogo wedstrijd mecz kamp');
const TOTALS = wordSet(
  'total totals sum summe gesamt somme totale suma totaal points pts pkt punkte puntos punti pontos punten played p pl gp mp apps appearances sp spiele games matches',
  'w won wins d draws drawn l lost losses s u n v rank rang pos position place platz percent win rate ratio avg average ppg quote siege diff gd gf ga form streak',
);
const POINTS = wordSet('points pts pkt punkte puntos punti pontos punten');
const SUM = wordSet('total totals sum summe gesamt somme totale suma totaal average avg');
const SCORE = wordSet(
  'score scores result results ergebnis endstand resultat résultat resultado risultato uitslag wynik placar marcador',
);
const OTHER_PEOPLE =
  /(?<!\p{L})(?:motm|mvp|potm|best|player of|man of|joueur du|spieler des|notes?|comments?|bemerkung\w*|scorers?|goal ?scorers?|torsch\w+|buteurs?|goleadores|marcatori|ref(?:eree)?|booked|paid|organi[sz]er|absent|missing|subs?|reserves?)(?!\p{L})/iu;
const FOR = /(?<!\p{L})(?:for|gf|scored|own|our|us|pour|favor|fatti|voor|eigene)(?!\p{L})/iu;
const AGAINST =
  /(?<!\p{L})(?:against|ga|conceded|opp\w*|them|contre|contra|subiti|tegen|gegner\w*|gegen)(?!\p{L})/iu;

function hasWordOf(heading: string, words: ReadonlySet<string>): boolean {
  return wordsOf(heading).some((word) => words.has(word));
}

export const isPlayerHeading = (heading: string): boolean => hasWordOf(heading, PLAYER);
export const isTeamHeading = (heading: string): boolean => hasWordOf(heading, TEAM);
export const isGameHeading = (heading: string): boolean => hasWordOf(heading, GAME);
export const isTimestampHeading = (heading: string): boolean =>
  /timestamp|submitted|created|zeitstempel|horodat|marca temporal|informazioni cronologiche|tijdstempel/i.test(
    heading,
  );
export const isPointsHeading = (heading: string): boolean => hasWordOf(heading, POINTS);
export const isForHeading = (heading: string): boolean => FOR.test(heading);
export const isAgainstHeading = (heading: string): boolean => AGAINST.test(heading);

export function isSumWord(cell: string): boolean {
  const words = wordsOf(cell);
  return words.length === 1 && SUM.has(words[0] ?? '');
}

export function isScoreHeading(heading: string): boolean {
  return hasWordOf(heading, SCORE);
}

export function isOtherPeopleHeading(heading: string): boolean {
  return OTHER_PEOPLE.test(heading);
}

export const isTotalHeading = memoized((heading) => {
  const words = wordsOf(heading);
  return /[%#Σ]/.test(heading) || (words.length > 0 && words.every((word) => TOTALS.has(word)));
});
