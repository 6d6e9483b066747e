import { wordsOf } from '../../names/name-key.ts';
import { memoized } from '../memoized.ts';
import { wordKey, wordSet } from './word-set.ts';

const ARTICLES_AND_TEAM = wordSet(
  'the team teams side equipo equipe équipe les los las el la le der die das den het de gli i il o os as',
  'squadra squadre time mannschaft lag hold laget holdet ekipa drużyna команда takım ploeg joukkue joukkueen فريق الفريق קבוצה',
);

const TEAM_WORDS = wordSet(
  'a b c 1 2 one two home away first second left right with without non no not in out and old young oldies youngsters others rest',
  'bib bibs bibbed skins skin shirt shirts top tops kit vest vests pinnie pinnies stripes plain colour colours color colors coloured colored',
  'light lights dark darks white whites black blacks red reds blue blues green greens yellow yellows orange oranges purple',
  'purples pink pinks grey greys gray grays gold golds silver navy maroon brown browns neon hi vis hivis turquoise',
  'rot rote roten blau blaue gelb gelbe grün grüne weiß weiss weiße schwarz schwarze bunt bunte hell dunkel leibchen ohne mit heim gast',
  'rouge rouges bleu bleus vert verts jaune jaunes blanc blancs noir noirs chasuble chasubles avec sans couleur couleurs',
  'rojo rojos azul azules verde verdes amarillo amarillos blanco blancos negro negros claro claros oscuro oscuros peto petos con sin naranja naranjas',
  'rosso rossi blu azzurri verdi giallo gialli bianco bianchi nero neri chiari scuri colorati pettorine casacche senza',
  'vermelho vermelhos azuis amarelo amarelos branco brancos preto pretos laranja colete coletes com sem',
  'rood blauw groen geel wit zwart oranje hesjes hesje met zonder czerwoni niebiescy zieloni żółci biali czarni',
  'röd röda blå grön gröna gul gula vit vita svart svarta väst västar med utan rød røde grønn hvit hvide',
  'красные синие зеленые желтые белые черные оранжевые kırmızı mavi yeşil sarı beyaz siyah',
  'الأحمر الأزرق الأخضر الأصفر الأبيض الأسود الحمر الزرق אדום אדומים כחול כחולים לבן לבנים שחור שחורים ירוק ירוקים צהוב צהובים',
);

const KIT = wordSet(
  'bib bibs skins shirts vests pinnies non no reds blues whites blacks greens yellows oranges pinks colours colors',
  'leibchen chasubles petos hesjes coletes pettorine casacche västar',
);

const CJK_TEAM = /(?:チーム|战队|队|隊|組|组|팀)$/u;
const TEAM_NAME_WITH_NUMBER = /^(?:team|group|side)?\s*[a-d1-9]$/iu;

export function isTeamWord(word: string): boolean {
  const parts = wordKey(word).split(' ');
  return CJK_TEAM.test(word) || parts.every((part) => TEAM_WORDS.has(part) || ARTICLES_AND_TEAM.has(part));
}

export function isTeamKit(word: string): boolean {
  return wordKey(word)
    .split(' ')
    .every((part) => KIT.has(part));
}

export function isTeamName(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length > 0 && (words.every(isTeamWord) || TEAM_NAME_WITH_NUMBER.test(text) || startsWithTeam(words))
  );
}

function startsWithTeam([first = '', ...rest]: readonly string[]): boolean {
  return (
    rest.length > 0 &&
    rest.length < 3 &&
    ['team', 'equipo', 'equipe', 'squadra', 'mannschaft', 'lag'].includes(first)
  );
}

export const labelKey = memoized((label) => {
  const words = wordsOf(label);
  if (words.length === 0) return label.trim();
  const named = words.filter((word) => !ARTICLES_AND_TEAM.has(word) || word.length === 1);
  return (named.length > 0 ? named : words).join(' ').replace(CJK_TEAM, '');
});

const MIN_STEM_LENGTH = 2;
const MAX_ENDING_LENGTH = 2;

export function isSameLabel(one: string, other: string): boolean {
  const [first, second] = [labelKey(one), labelKey(other)];
  if (first === '' || second === '') return false;
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  const isInflected =
    short.length > MIN_STEM_LENGTH &&
    long.startsWith(short) &&
    long.length - short.length <= MAX_ENDING_LENGTH;
  return short === long || (isInflected && !long.slice(short.length).includes(' '));
}

export function labelIndex(text: string, labels: readonly string[]): 0 | 1 | null {
  const exact = labels.map((label) => labelKey(label) === labelKey(text) && label !== '');
  const similar = exact.includes(true) ? exact : labels.map((label) => isSameLabel(label, text));
  if (similar[0] === similar[1]) return null;
  return similar[0] ? 0 : 1;
}
