import { isTopicSurname, isTopicWord } from '../../list/words/phrases.ts';
import { memoized } from '../memoized.ts';
import { isTeamWord } from './team-words.ts';
import { wordKey, wordSet } from './word-set.ts';

const VERSUS = wordSet(
  'v vs vrs versus against gegen contre contra contro tegen mot mod imot kontra przeciw przeciwko proti против x',
  'karşı ضد مقابل נגד מול 対 对 對 대 κατά',
);

const PREPOSITIONS = wordSet(
  'to against with by for over over the gegen mit um für zu contre par sur pour de à a contra con por frente ante al',
  'per di sui contro su com aos os as o sobre para van met voor op z ze nad dla od med over för til till у над со с',
  'do da dos em en in på i zwischen between la los las el les le der die das den',
);

/** Prepositions that are names too: 'Al', 'Per', 'Van'. As prepositions, they have a small letter. */
const ALSO_NAMES = wordSet(
  'al an con das del den der des di do dos in las les los mit mot nad over per sui till to van',
);

const AUXILIARIES = wordSet('have has had did ont a as hanno ha haben hat hebben heeft han har');

const NOISE = wordSet(
  'motm mvp potm pom from night nights ft fulltime full time final finals score scores scoreline result results finished ended finish end game match at',
  'ergebnis endergebnis endstand resultat spielstand stand abpfiff résultat résultats resultado resultados marcador',
  'risultato risultati finale uitslag eindstand wynik wyniki placar tulos skor sonuç счет счёт итог результат',
  'tore buts goles gol gols reti goal goals mål doelpunten bramki goli النتيجة نتيجة תוצאה התוצאה 結果 スコア 最終スコア 比分 结果 最终比分 결과 점수 스코어 최종 date datum fecha data дата',
);

const ROLES = wordSet(
  'c cap capt captain gk keeper goalie goalkeeper g tw torwart portero gardien portiere goleiro mv bramkarz sub guest ringer new debut',
);

const SINGLE_CAPITAL = /^[VX]$/;

export function isVersus(word: string): boolean {
  return VERSUS.has(wordKey(word));
}

export function isVersusOrInitial(word: string): boolean {
  return SINGLE_CAPITAL.test(word);
}

export function isPreposition(word: string): boolean {
  if (word.endsWith(',') || /^\p{Lu}/u.test(word)) return false;
  return PREPOSITIONS.has(word) || PREPOSITIONS.has(wordKey(word));
}

export function isPrepositionOrName(word: string): boolean {
  return isAlsoName(word) && isPreposition(word);
}

function isAlsoName(word: string): boolean {
  return ALSO_NAMES.has(wordKey(word));
}

export function isAuxiliary(word: string): boolean {
  return AUXILIARIES.has(word);
}

export function isRole(word: string): boolean {
  return ROLES.has(wordKey(word));
}

export const isNoise = memoized((word) => {
  // "Tonight's result"
  const base = word.replace(/['’]s$/i, '');
  const isTopic = base.split('-').every(isTopicWord) && !isTopicSurname(base) && !isTeamWord(base);
  return isTopic || NOISE.has(wordKey(base));
});
