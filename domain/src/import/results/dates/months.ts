import { nameKey } from '../../names/name-key.ts';

const LANGUAGES =
  'en de fr es it pt nl pl cs sv da nb fi tr ro hu hr el ru uk ar he ko fa-u-ca-gregory'.split(' ');

let months: ReadonlyMap<string, number> | undefined;

export function monthOf(word: string): number | null {
  months ??= readMonths();
  return months.get(nameKey(word)) ?? null;
}

function readMonths(): ReadonlyMap<string, number> {
  const found = new Map<string, number>([['sept', 9]]);
  // Some languages use another form of the month in a date.
  const forms = (['long', 'short'] as const).flatMap((month) => [
    { month },
    { month, day: 'numeric' } as const,
  ]);
  for (const format of LANGUAGES.flatMap((language) => forms.map((form) => formatOf(language, form)))) {
    for (let month = 1; month <= 12; month += 1) {
      const parts = format.formatToParts(Date.UTC(2020, month - 1, 15));
      const key = nameKey(parts.find(({ type }) => type === 'month')?.value ?? '');
      if (/\p{L}/u.test(key) && !found.has(key)) found.set(key, month);
    }
  }
  return found;
}

function formatOf(language: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
}
