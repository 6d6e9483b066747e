import { matchdaysOf, type Scenario } from './group.ts';
import { type ByWindow, gapClosed, type Summary, summarise } from './metrics.ts';
import { oracle, type Picker, random } from './pickers.ts';
import { playSeason } from './season.ts';

export interface Standing extends Summary {
  /** How much of the way from random teams to perfect knowledge, in percent. */
  readonly gap: ByWindow;
}

export interface Size {
  /** How many groups play a season of 40 weeks. */
  readonly groups: number;
  readonly seed: number;
}

/** Plays the same groups' seasons with each picker, and with the two that mark the ends of the scale. */
export function compare<Name extends string>(
  scenario: Scenario,
  pickers: Readonly<Record<Name, Picker>>,
  { groups, seed }: Size,
): Record<Name | 'random' | 'oracle', Standing> {
  const seasons = Array.from({ length: groups }, (_, group) => matchdaysOf(scenario, seed, group));
  const play = (picker: Picker) =>
    summarise(seasons.map((matchdays, group) => playSeason(matchdays, picker, `${seed}/${group}`)));
  const ends = { random: play(random), oracle: play(oracle) };
  const standing = (summary: Summary) => ({ ...summary, gap: gapClosed(summary, ends.random, ends.oracle) });

  const names = Object.keys(pickers) as Name[];
  const standings = [
    ['random', standing(ends.random)],
    ...names.map((name) => [name, standing(play(pickers[name]))]),
    ['oracle', standing(ends.oracle)],
  ];
  return Object.fromEntries(standings);
}
