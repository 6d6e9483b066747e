export interface WrittenScore {
  readonly goals: readonly [number, number];
  readonly at: number;
  readonly text: string;
}

const SCORE =
  /(?<![\d\p{L}./:-])\(?(\d{1,2})(\s?[-–—:]\s?|\s+(?:to|a|à|zu)\s+)(\d{1,2})\)?(?![\d\p{L}/:]|[.-]\d)/giu;

/** Returns the last score of a text. '19:30' is a time. */
export function findScore(text: string): WrittenScore | null {
  const scores = [...text.matchAll(SCORE)].filter((match) => !isTime(match));
  const last = scores.at(-1);
  if (last === undefined) return null;
  const [written, first, , second] = last;
  return { goals: [Number(first), Number(second)], at: last.index, text: written };
}

function isTime([, hour = '', separator = '', minute = '']: RegExpMatchArray): boolean {
  return separator === ':' && minute.length === 2 && Number(hour) < 24 && Number(minute) < 60;
}

const CLOCK =
  /(?<![\d\p{L}])(?:@|at\s+|um\s+|à\s+)?(?:[01]?\d|2[0-3])(?:[:h.][0-5]\d\s?(?:am|pm|uhr|h)?|\s?(?:am|pm|uhr|h))(?![\d\p{L}])/giu;

export function withoutTimes(text: string): string {
  return text.replace(CLOCK, ' ');
}
