import { CONTENDERS, compare, toTable } from './fair/comparison.ts';
import { simulateDropOuts, summariseDropOuts } from './fair/drop-outs.ts';
import { engineSize, longHistoryTimes, pickTimes, repairTimes } from './fair/engine.ts';
import { atLeast, fairnessGates, type GatedFigure, repairGates } from './fair/gates.ts';
import { BASE, EVEN, MEANINGLESS_STARS, MIXED } from './fair/group.ts';
import { simulateHalfTimes } from './fair/half-times.ts';
import { fives } from './fair/pickers.ts';
import { compareRatingChoices } from './fair/raters.ts';
import type { Figure } from './figure.ts';

const SIZE = { groups: 300, seed: 1 };
/** Each group has 35 drop-outs, so 29 groups have about a thousand. */
const DROP_OUTS = { groups: 29, seed: 1 };

/**
 * Simulates 40 weeks of groups with hidden strengths, once for each picker. All figures except times are reproducible.
 */
export async function run(): Promise<readonly Figure[]> {
  const times = [...pickTimes(), ...repairTimes(), ...longHistoryTimes()];
  const base = compare(BASE, CONTENDERS, SIZE);
  show('Base group: ten play, strengths spread by 0.7 goals, stars with a correlation of 0.6', base);
  return [...fairnessGates(base), ...otherGroups(), ratings(), ...repairs(), ...times, await engineSize()];
}

function otherGroups(): GatedFigure[] {
  const meaningless = compare(MEANINGLESS_STARS, { Fives: fives({ stars: true }) }, SIZE);
  const mixed = compare(MIXED, { Fives: fives(), 'Fives with stars': fives({ stars: true }) }, SIZE);
  const even = compare(EVEN, { Fives: fives(), 'Fives with stars': fives({ stars: true }) }, SIZE);
  show('Meaningless stars', meaningless);
  show('Mixed group: strengths spread by 1.2 goals', mixed);
  show('Even group: strengths spread by 0.4 goals', even);
  return [
    atLeast(['gap closed with meaningless stars, all weeks', meaningless.Fives.gap['all weeks'], '%'], 11),
    atLeast(['gap closed in a mixed group, weeks 16-24', mixed.Fives.gap['weeks 16-24'], '%'], 22),
  ];
}

function ratings(): GatedFigure {
  const choices = compareRatingChoices(SIZE);
  show('Large group: 28 people, and four of them rate the others after eight games', choices);
  const [regulars, byChance] = [choices['ten regulars'], choices['ten by chance']];
  const lead = regulars.gap['all weeks'] - byChance.gap['all weeks'];
  return atLeast(['ten rated regulars, ahead of ten people by chance, all weeks', lead, 'points'], 1.5);
}

function repairs(): GatedFigure[] {
  return [BASE, MIXED].flatMap((scenario) => {
    const dropOuts = simulateDropOuts(scenario, DROP_OUTS.groups, DROP_OUTS.seed);
    const { percentWithMoves, ...points } = summariseDropOuts(dropOuts);
    const moves = [0, 1, 2].map((count) => `${count}: ${percentWithMoves(count, count).toFixed(1)} %`);
    console.log(
      `\n${dropOuts.length} drop-outs in the ${scenario.name} group, by moves: ${moves.join(', ')}`,
    );
    console.table(points);
    console.table({ halfTime: simulateHalfTimes(scenario, DROP_OUTS.groups, DROP_OUTS.seed) });
    return repairGates(scenario.name, { percentWithMoves, ...points });
  });
}

function show(title: string, standings: Parameters<typeof toTable>[0]): void {
  console.log(`\n${title}\n${toTable(standings)}`);
}
