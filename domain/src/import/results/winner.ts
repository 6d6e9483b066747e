import type { WinningTeam } from '../../instance/game-instance.schema.ts';
import { wordsOf } from '../names/name-key.ts';
import { OUTCOMES, type Outcome } from './outcome.ts';
import { verbOutcome } from './words/outcome-words.ts';

const DRAW = new Set(
  'draw drew drawn tie tied d x unentschieden remis nul egalite empate pareggio pari gelijkspel gelijk oavgjort uavgjort uafgjort remiza beraberlik ничья'.split(
    ' ',
  ),
);
const WIN = new Set(
  'win wins won winner winners w sieg siegt gewinnt gewonnen sieger gagne gagnent victoire vainqueur gana ganan gano ganador vince vincono vittoria vincitore vence venceu vencedor wint winnen winst winnaar vann vandt vant wygrywa победа'.split(
    ' ',
  ),
);
const FILLER = new Set(
  'the team teams equipe equipo squadra equipa time mannschaft lag hold ekipa'.split(' '),
);

const FIRST = new Set('a 1 one home first left team1 teama heim'.split(' '));
const SECOND = new Set('b 2 two away second right team2 teamb gast'.split(' '));

export function winnerIn(text: string, labels: readonly [string, string]): WinningTeam | null {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 8) return null;
  const rest = words.filter((word) => !FILLER.has(word) && !WIN.has(word));
  if (rest.length > 0 && rest.every((word) => DRAW.has(word))) return 'DRAW';
  const [labelA, labelB] = labels.map((label) =>
    wordsOf(label)
      .filter((word) => !FILLER.has(word))
      .join(' '),
  );
  const named = rest.join(' ');
  if (named === '') return null;
  if (named === labelA || FIRST.has(named)) return 'TEAM_A';
  if (named === labelB || SECOND.has(named)) return 'TEAM_B';
  return null;
}

export function hasWinWord(text: string): boolean {
  return wordsOf(text).some((word) => WIN.has(word) || DRAW.has(word));
}

/** Words for a win, a draw and a loss in one language. V is a win in French and a loss in Dutch. */
const OUTCOME_WORDS: readonly (readonly [string, string, string])[] = [
  ['w win won', 'd draw drew drawn t tie tied', 'l loss lost lose'],
  ['s sieg gewonnen', 'u unentschieden', 'n niederlage verloren'],
  ['v victoire g gagne', 'n nul', 'd defaite p perdu'],
  ['g ganado victoria v', 'e empate', 'p perdido d derrota'],
  ['v vittoria vinto', 'n x pareggio pari', 's sconfitta p perso'],
  ['v vitoria', 'e empate', 'd derrota'],
  ['w winst gewonnen', 'g gelijk', 'v verlies verloren'],
];

const MAX_OUTCOME_LENGTH = 20;
const VOCABULARIES = OUTCOME_WORDS.map(
  (language) =>
    new Map(language.flatMap((words, at) => words.split(' ').map((word) => [word, OUTCOMES[at]] as const))),
);

export function outcomeReader(cells: readonly string[]): (cell: string) => Outcome | null {
  const keys = [...new Set(cells)].map(outcomeKey);
  const fits = VOCABULARIES.map((words) => keys.filter((key) => words.has(key)).length);
  const best = VOCABULARIES[fits.indexOf(Math.max(...fits))];
  return (cell) => best?.get(outcomeKey(cell)) ?? verbOutcome(cell.toLowerCase());
}

function outcomeKey(cell: string): string {
  return cell.length > MAX_OUTCOME_LENGTH ? '' : wordsOf(cell).join(' ');
}
