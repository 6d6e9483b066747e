import { wordsOf } from '../../names/name-key.ts';
import { type Column, mostCellsPass, type TableRow } from '../tables/tables.ts';
import { COUNTS, type Count } from './count-words.ts';

const HEADINGS: Readonly<Record<Count, readonly string[]>> = {
  played:
    'p pl pld played gp games apps appearances mp sp gespielt spiele gs j mj joues matchs pj jugados partidos pg partite giocate jogos gespeeld'.split(
      ' ',
    ),
  won: 'w won wins win s g siege gewonnen v victoires gagnes pg ganados vinte vittorie vitorias z'.split(' '),
  drawn:
    'd drawn draws draw t ties u unentschieden n nuls pe empatados empates e pareggi pareggiate gl gelijk x o r'.split(
      ' ',
    ),
  lost: 'l lost losses loss n niederlagen verloren v d defaites perdus pp perdidos perse sconfitte derrotas f'.split(
    ' ',
  ),
};
const POINTS = /^(?:pts?|points?|punkte?|pkt|puntos|punti|pontos|punten)$/;

export type CountColumns = Readonly<Record<Count, number | null>>;

/** Orders of four numbers without headings. The number of games is the first or the last number. */
const ORDERS: readonly (readonly Count[])[] = [
  ['played', 'won', 'drawn', 'lost'],
  ['played', 'won', 'lost', 'drawn'],
  ['won', 'drawn', 'lost', 'played'],
  ['won', 'lost', 'drawn', 'played'],
];
const MIN_SHARE = 0.6;
const POINTS_PER_WIN = [3, 2];

/**
 * Finds the columns by their headings. If no headings mean won and lost, returns four columns whose rows add up. Points
 * decide if draws are before or after losses.
 */
export function countColumns(columns: readonly Column[], rows: readonly TableRow[]): CountColumns | null {
  const numbers = columns.filter((column) => mostCellsPass(column, (cell) => wholeNumber(cell) !== null));
  const named = namedColumns(numbers);
  if (named.won !== null && named.lost !== null) return named;
  const isHeaded = numbers.some(({ heading }) => POINTS.test(wordsOf(heading).join(' ')));
  let best: { readonly columns: CountColumns; readonly fits: number } | null = null;
  for (let from = 0; from + COUNTS.length <= numbers.length; from += 1) {
    const group = numbers.slice(from, from + COUNTS.length);
    const others = numbers.filter((column) => !group.includes(column));
    for (const order of ORDERS) {
      const found = toColumns(group, order);
      const fitting = rows.filter((row) => addsUp(row, found));
      const fits = fitting.length;
      if (fits < rows.length * MIN_SHARE || !fitting.some(hasGames)) continue;
      const hasPoints = others.some((points) => arePoints(points, found, rows));
      const score = fits + (hasPoints ? rows.length : 0);
      if (best === null || score > best.fits) best = { columns: found, fits: score };
    }
    if (best !== null && !isHeaded) break;
  }
  return best?.columns ?? null;
}

function toColumns(group: readonly Column[], order: readonly Count[]): CountColumns {
  const at = (count: Count) => group[order.indexOf(count)]?.at ?? null;
  return { played: at('played'), won: at('won'), drawn: at('drawn'), lost: at('lost') };
}

function addsUp({ cells }: TableRow, columns: CountColumns): boolean {
  const [played, won, drawn, lost] = COUNTS.map(
    (count) => wholeNumber(cells[columns[count] ?? -1]) ?? Number.NaN,
  );
  return played === (won ?? 0) + (drawn ?? 0) + (lost ?? 0);
}

function hasGames({ cells }: TableRow): boolean {
  return cells.some((cell) => /^[1-9]\d{0,4}$/.test(cell));
}

function arePoints({ at }: Column, { won, drawn }: CountColumns, rows: readonly TableRow[]): boolean {
  return POINTS_PER_WIN.some((perWin) =>
    rows.every(({ cells }) => {
      const [points, wins, draws] = [at, won ?? -1, drawn ?? -1].map((index) => wholeNumber(cells[index]));
      return points === (wins ?? 0) * perWin + (draws ?? 0);
    }),
  );
}

function namedColumns(columns: readonly Column[]): CountColumns {
  const found: Record<Count, number | null> = { played: null, won: null, drawn: null, lost: null };
  for (const { at, heading } of columns) {
    const word = wordsOf(heading).join(' ');
    const count = COUNTS.find((each) => found[each] === null && HEADINGS[each].includes(word));
    if (count && !/%/.test(heading)) found[count] = at;
  }
  return found;
}

/** Returns 0 for an empty cell or '-', and null for text that is no whole number. */
export function wholeNumber(cell = ''): number | null {
  return /^\d{1,5}$/.test(cell) ? Number(cell) : cell === '' || cell === '-' ? 0 : null;
}
