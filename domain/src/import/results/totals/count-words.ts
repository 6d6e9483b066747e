import { wordKey, wordSet } from '../words/word-set.ts';

export const COUNTS = ['played', 'won', 'drawn', 'lost'] as const;
export type Count = (typeof COUNTS)[number];
export type CountWords = Readonly<Record<Count, ReadonlySet<string>>>;

const LANGUAGES: readonly CountWords[] = (
  [
    [
      'p pl pld gp mp played plays games game matches match apps appearances',
      'w won win wins victory victories',
      'd t drawn draw draws drew tie ties tied',
      'l lost loss losses lose loses defeat defeats',
    ],
    [
      'sp spiel spiele spielen gespielt partien',
      's sieg siege siegen gewonnen',
      'u unentschieden remis',
      'n niederlage niederlagen verloren',
    ],
    [
      'j m mj match matchs matches joué joués parties',
      'v g victoire victoires gagné gagnés',
      'n nul nuls égalité égalités',
      'd p défaite défaites perdu perdus',
    ],
    [
      'pj j partidos partido jugados jugado jugó',
      'g pg v victoria victorias ganados ganado ganó triunfos',
      'e pe empate empates empatados empatado empató',
      'p pp d derrota derrotas perdidos perdido perdió',
    ],
    [
      'g pg partite partita giocate gare presenze',
      'v vittoria vittorie vinte vinto',
      'n x pareggio pareggi pareggiate pareggiato',
      's p sconfitta sconfitte perse perso',
    ],
    [
      'j jogos jogo partidas',
      'v vitória vitórias ganhou venceu',
      'e empate empates empatou',
      'd derrota derrotas perdeu',
    ],
    [
      'gs wedstrijd wedstrijden gespeeld duels',
      'w gewonnen winst overwinningen zeges',
      'g gl gelijk gelijkspel gelijke gelijkspelen',
      'v verloren verlies nederlagen verliespartijen',
    ],
    [
      's m k sp matcher match kamper kampe spelade spillet',
      'v vinst vinster vunna seire seirer vundet',
      'o u oavgjord oavgjorda oavgjort uavgjort uafgjort kryss',
      'f t förlust förluster förlorade tap tapt nederlag tabt',
    ],
    [
      'm mecz mecze meczów meczy spotkań spotkania rozegrane',
      'z w zwycięstwo zwycięstwa zwycięstw wygrane wygranych wygrał',
      'r remis remisy remisów',
      'p porażka porażki porażek przegrane przegranych przegrał',
    ],
  ] as const
).map(([played, won, drawn, lost]) => ({
  played: wordSet(played),
  won: wordSet(won),
  drawn: wordSet(drawn),
  lost: wordSet(lost),
}));

const OTHER_STATISTICS = wordSet(
  'pts points point punkte punkt pkt puntos punti pontos punten poäng goals goal gf ga gd diff difference scored conceded',
  'tore tor buts but goles gol gols gools reti mål bramki bramek goli ppg avg average rating motm mvp assists',
);
const FILLERS = wordSet(
  'has have had with in of the from hat von aus mit sur con su ha em of uit av total overall record so far a en z w na',
);

export function isFiller(word: string): boolean {
  return FILLERS.has(wordKey(word));
}

export function isOtherStatistic(word: string): boolean {
  return OTHER_STATISTICS.has(wordKey(word));
}

export function countReader(words: readonly string[]): ((word: string) => Count | null) | null {
  const keys = words.map(wordKey);
  const language = LANGUAGES.find((each) =>
    keys.every((key) => FILLERS.has(key) || OTHER_STATISTICS.has(key) || countOf(key, each) !== null),
  );
  return language ? (word) => countOf(wordKey(word), language) : null;
}

function countOf(key: string, language: CountWords): Count | null {
  return COUNTS.find((count) => language[count].has(key)) ?? null;
}
