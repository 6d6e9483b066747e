export interface WrittenScore {
  readonly goals: readonly [number, number];
  readonly at: number;
  readonly text: string;
}

export const SCORE_SIGNS = String.raw`\s?[-–—:]\s?|\s(?:to|a|à|zu|x|X|v|vs)\s|\s?[对対對대]\s?|[xX]`;
export const SCORE_SOURCE = String.raw`(?<![\d\p{L}./-]|\d:)\d{1,2}(?:${SCORE_SIGNS})\d{1,2}(?![\d/]|[.:-]\d)(?!\p{Script=Latin})`;

const SCORE = new RegExp(SCORE_SOURCE, 'giu');

export function findScore(text: string): WrittenScore | null {
  const scores = [...text.matchAll(SCORE)].filter(([written]) => !isTime(written));
  const [score] = scores;
  if (score === undefined || scores.length > 1) return null;
  return { goals: goalsOf(score[0]), at: score.index, text: score[0] };
}

export function goalsOf(score: string): [number, number] {
  const [first, second] = score.match(/\d+/g) ?? [];
  return [Number(first), Number(second)];
}

const MAX_GOALS_LIKE_TIME = 16;
const QUARTER = 15;

function isTime(written: string): boolean {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(written) ?? [];
  if (minute === '' || Number(hour) > 23 || Number(minute) > 59) return false;
  const isScore =
    !minute.startsWith('0') && Number(minute) <= MAX_GOALS_LIKE_TIME && Number(minute) !== QUARTER;
  return !isScore || Number(hour) > MAX_GOALS_LIKE_TIME;
}

const CLOCK =
  /(?<![\d\p{L}.:/-])(?:(?:@|at|um|à|ab|kl\.?|alle|om|klo|a las|às|o)\s?)?(?:[01]?\d|2[0-3])(?:[:h.][0-5]\d(?::[0-5]\d)?\s?(?:am|pm|uhr|h|hrs|uur)?|\s?(?:am|pm|uhr|h|hrs|uur|o'clock))(?:\s?(?:-|–|to|bis)\s?(?:[01]?\d|2[0-3])(?:[:h.][0-5]\d)?\s?(?:am|pm|uhr|h)?(?![\d:]))?(?![\d\p{L}])/giu;

export function withoutTimes(text: string, replacement = ' '): string {
  return text.replace(CLOCK, (written) =>
    (/^\d{1,2}:\d{2}$/.test(written) && !isTime(written)) || written.endsWith('H') ? written : replacement,
  );
}
