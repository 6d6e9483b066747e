import { type DateOrder, type DateParts, toParts, type WrittenDate } from './dates.ts';

const MAX_PAUSE_IN_MONTHS = 6;
const MAX_DAY_PLUS_ONE = 32;
const FIRST_MONTH_OF_SEASON = 7;

/** Finds missing years. Call `dayOf` in the order of the text, because each year depends on the previous date. */
export class YearFinder {
  private last: { readonly year: number; readonly month: number } | null = null;
  private season: number | null = null;
  private readonly isNewestFirst: boolean;

  constructor(
    private readonly order: DateOrder,
    private readonly today: string,
    dates: readonly WrittenDate[],
  ) {
    const months = dates
      .flatMap((date) => toParts(date, order) ?? [])
      .map(({ month, day }) => month + day / MAX_DAY_PLUS_ONE);
    const steps = months.slice(1).map((month, at) => month - (months[at] ?? month));
    const directions = steps.map((step) =>
      Math.abs(step) > MAX_PAUSE_IN_MONTHS ? -Math.sign(step) : Math.sign(step),
    );
    this.isNewestFirst = directions.reduce((sum, direction) => sum + direction, 0) < 0;
  }

  startYear(year: number, isSeason: boolean): void {
    this.last = { year, month: 1 };
    this.season = isSeason ? year : null;
  }

  dayOf(date: WrittenDate): string | null {
    const parts = toParts(date, this.order);
    if (parts === null) return null;
    const year = parts.year ?? this.yearOf(parts);
    this.last = parts.year === null && this.last === null ? null : { year, month: parts.month };
    return toDay(year, parts);
  }

  private yearOf(parts: DateParts): number {
    if (this.season !== null) return parts.month < FIRST_MONTH_OF_SEASON ? this.season + 1 : this.season;
    if (this.last === null) {
      const year = Number(this.today.slice(0, 4));
      return toDay(year, parts) > this.today ? year - 1 : year;
    }
    const { year, month } = this.last;
    const step = parts.month - month;
    if (this.isNewestFirst) return step > MAX_PAUSE_IN_MONTHS ? year - 1 : year;
    return step < -MAX_PAUSE_IN_MONTHS ? year + 1 : year;
  }
}

function toDay(year: number, { month, day }: DateParts): string {
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
