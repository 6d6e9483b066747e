import type { Outcome } from '../outcome.ts';
import { wordKey, wordSet } from './word-set.ts';

const VERBS: Readonly<Record<Outcome, ReadonlySet<string>>> = {
  W: wordSet(
    'beat beats beating won win wins defeat defeats defeated def bt thrashed hammered smashed edged winning',
    'gewinnt gewinnen gewann gewannen gewonnen schlägt schlagen schlug schlugen besiegt besiegen besiegten bezwingen siegt siegen siegte siegten sieg',
    'gagne gagnent gagné gagnés gagnèrent bat battent battu battus victoire',
    'gana ganan ganó ganaron ganado vence vencen vencieron venció derrotaron',
    'vince vincono vinto vinse vinsero batte battono battuto vittoria',
    'venceu venceram vencem ganhou ganharam ganha ganham bateu bateram derrotou derrotaram vitória',
    'wint winnen wonnen verslaat verslaan versloeg versloegen winst',
    'vann vinner slog slår slo besegrade vandt vinder vant seger',
    'wygrał wygrali wygrała wygrywa wygrywają pokonał pokonali pokonuje pokonują',
    'выиграл выиграли победил победили обыграли победа yendi kazandı galibiyet',
    'ניצח ניצחו فاز فازوا فوز 勝 胜 勝利 勝ち 赢 贏 击败 승 승리',
  ),
  L: wordSet(
    'lost lose loses losing verliert verlieren verlor verloren unterliegen unterlagen niederlage',
    'perd perdent perdu perdus défaite pierde pierden perdió perdieron perdido perde perdono perso persero',
    'perdeu perderam perdem verliest verliezen verloor verlies',
    'förlorade förlorar tabte taber tapte taper przegrał przegrali przegrała przegrywa przegrywają',
    'проиграл проиграли yenildi kaybetti הפסיד הפסידו خسر خسروا 負け 敗 输 負 패 패배',
  ),
  D: wordSet(
    'draw drew drawn draws drawing tie tied unentschieden remis nul égalité empate empatan empataron empató',
    'empataram empatou pareggio pareggiano pareggiato pareggiarono patta gelijk gelijkspel oavgjort uavgjort uafgjort',
    'remisują zremisowali ничья berabere beraberlik תיקו تعادل 引き分け 平局 平 무승부 무',
  ),
};

const NOUNS: Readonly<Record<'W' | 'L', ReadonlySet<string>>> = {
  W: wordSet(
    'winner winners sieger gewinner gagnant gagnants vainqueur vainqueurs ganador ganadores vincitore vincitori',
    'vencedor vencedores winnaar winnaars zwycięzca zwycięzcy vinnare vinnere vindere победитель победители',
    'الفائز المنتصر מנצחים מנצחת 勝者 胜方 승자 kazanan kazananlar',
  ),
  L: wordSet(
    'loser losers verlierer perdant perdants perdedor perdedores sconfitti perdenti perdente verliezer verliezers',
    'przegrani przegrany förlorare tapere tabere проигравший проигравшие الخاسر מפסידים 敗者 负方 패자 kaybeden kaybedenler',
  ),
};

/** People have these names. As verbs, they have a small letter. */
const ALSO_NAMES = wordSet('drew vince win won bat def edged tie gana slo seger nul');
const IS_LOWER_CASE = /^\p{Ll}/u;

export function verbOutcome(word: string): Outcome | null {
  const key = wordKey(word);
  if (ALSO_NAMES.has(key) && !IS_LOWER_CASE.test(word)) return null;
  if (VERBS.W.has(key)) return 'W';
  if (VERBS.L.has(key)) return 'L';
  return VERBS.D.has(key) ? 'D' : null;
}

const TRANSITIVE = wordSet(
  'beat beats beating defeat defeats defeated def bt thrashed hammered smashed edged',
  'schlägt schlagen schlug schlugen besiegt besiegen besiegten bezwingen bat battent battu battus batte battono battuto',
  'vencieron venció derrotaron derrotou derrotaram bateu bateram venceu venceram verslaat verslaan versloeg versloegen',
  'slog slår slo besegrade pokonał pokonali pokonuje pokonują победил победили обыграли yendi 击败',
);

export function canLead(word: string): boolean {
  return !TRANSITIVE.has(wordKey(word));
}

export function nounOutcome(word: string): 'W' | 'L' | null {
  const key = wordKey(word);
  if (NOUNS.W.has(key)) return 'W';
  return NOUNS.L.has(key) ? 'L' : null;
}

const LETTERS: Readonly<Record<string, Outcome>> = { w: 'W', l: 'L', d: 'D' };

export function markOutcome(text: string): Outcome | null {
  return (
    LETTERS[wordKey(text)] ??
    nounOutcome(text) ??
    verbOutcome(/^(?:Won|Win|Tie)$/.test(text) ? text.toLowerCase() : text)
  );
}
