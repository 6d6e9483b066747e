import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Uid } from '../ids.ts';
import { type Random, randomFromSeed } from '../random.ts';
import { type PaceWeek, paceOf, peopleToAsk } from './health.ts';

const number = fc.integer({ min: 0, max: 20 });
const weeks = fc.array(fc.record({ yesThen: number, yesAtStart: number }), { minLength: 8, maxLength: 30 });
const chance = (yes: number, numberOfPlayers: number, past: readonly PaceWeek[]) =>
  paceOf({ yes, numberOfPlayers, weeks: past })?.chanceToFill ?? Number.NaN;

describe('the pace of a group', () => {
  test('is unknown with fewer than eight weeks', () => {
    const past = Array.from({ length: 7 }, () => ({ yesThen: 8, yesAtStart: 10 }));
    expect(paceOf({ yes: 8, numberOfPlayers: 10, weeks: past })).toBeNull();
  });

  test('has the median of the newest sixteen weeks as the usual number', () => {
    const past = [1, 1, 1, 1, ...Array<number>(9).fill(8), 9, 9, 9, 7, 6, 5, 4].map((yesThen) => ({
      yesThen,
      yesAtStart: 12,
    }));
    expect(paceOf({ yes: 5, numberOfPlayers: 10, weeks: past })?.usual).toBe(8);
  });

  test('has a chance that grows with the replies', () => {
    fc.assert(
      fc.property(number, number, weeks, (yes, spots, past) => {
        expect(chance(yes + 1, spots, past)).toBeGreaterThanOrEqual(chance(yes, spots, past));
        expect(chance(yes, spots + 1, past)).toBeLessThanOrEqual(chance(yes, spots, past));
        expect(chance(yes, spots, past)).toBeGreaterThan(0);
        expect(chance(yes, spots, past)).toBeLessThan(1);
      }),
    );
  });
});

const SPOTS = 10;

interface Group {
  readonly size: number;
  /** Hours before the start at which a person replies on average. */
  readonly hours: number;
  /** Standard deviation of a week's effect on everyone, in log-odds. */
  readonly weekSpread: number;
  readonly dropOuts: number;
}

/** Returns the number of yes replies at a number of hours before the start of one simulated week. */
function aWeek({ size, hours, weekSpread, dropOuts }: Group, keen: number, random: Random) {
  const odds = Math.exp(keen + weekSpread * (random() + random() + random() + random() - 2) * Math.sqrt(3));
  const replies = Array.from({ length: size }, () => ({
    isYes: random() < odds / (1 + odds),
    at: -Math.log(1 - random()) * hours,
    leftAt: random() < dropOuts ? random() : null,
  })).filter(({ isYes }) => isYes);
  return (left: number) =>
    replies.filter(({ at, leftAt }) => at >= left && (leftAt === null || leftAt * at < left)).length;
}

describe.each<[string, Group]>([
  ['of regulars', { size: 14, hours: 40, weekSpread: 0.3, dropOuts: 0.05 }],
  ['that rain keeps at home', { size: 18, hours: 40, weekSpread: 0.9, dropOuts: 0.1 }],
  ['of twelve people', { size: 12, hours: 40, weekSpread: 0.3, dropOuts: 0.04 }],
])('a simulated group %s', (name, group) => {
  test('fills 65 to 75 % of the games with a chance near 70 %', () => {
    const random = randomFromSeed(name);
    const filled: number[] = [];
    for (let run = 0; run < 1000; run += 1) {
      const keen = Math.log(SPOTS / (group.size - SPOTS)) + random() - 0.5;
      const past = Array.from({ length: 8 + Math.floor(random() * 12) }, () => aWeek(group, keen, random));
      const now = aWeek(group, keen, random);
      for (const left of [72, 48, 24, 12]) {
        const seen = past.map((yesAt) => ({ yesThen: yesAt(left), yesAtStart: yesAt(0) }));
        const said = chance(now(left), SPOTS, seen);
        if (said >= 0.65 && said < 0.75) filled.push(now(0) >= SPOTS ? 1 : 0);
      }
    }
    const share = filled.reduce((total, each) => total + each, 0) / filled.length;
    expect(filled.length).toBeGreaterThan(200);
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.75);
  });
});

describe('the people to ask', () => {
  const people = [
    { uid: 'never' as Uid, openWeeks: 18, lateYes: 0 },
    { uid: 'often' as Uid, openWeeks: 10, lateYes: 8 },
    { uid: 'new' as Uid, openWeeks: 0, lateYes: 0 },
    { uid: 'half' as Uid, openWeeks: 8, lateYes: 4 },
  ];

  test.each([
    [0, []],
    [1, ['often', 'half']],
    [2, ['often', 'half', 'new', 'never']],
  ])('for %i missing players are the likeliest', (missing, uids) => {
    expect(peopleToAsk(missing, people)).toEqual(uids);
  });
});
