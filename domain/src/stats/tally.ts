import type { Uid } from '../ids.ts';
import type { WinningTeam } from '../instance/game-instance.schema.ts';
import { isOn } from '../instance/state-rules.ts';
import { type Outcome, outcomeOf, uidsInTeams } from '../played/result.ts';
import type { History, HistoryInstance, HistorySpan } from './history.schema.ts';
import { type Points, RUN_LENGTHS, storedTallySchema, type Tally } from './tally.schema.ts';

/** Number of games in a stored form: a year of weekly games. Screens show the last six. */
const STORED_FORM_LENGTH = 50;

export const EMPTY_TALLY: Tally = storedTallySchema.parse({});

/** A run continues over games not played. A draw or a loss ends the run. */
export function addOutcome(tally: Tally, outcome: Outcome, points: Points): Tally {
  const streak = nextStreak(tally.streak, outcome);
  const three = outcome === 'W' && streak % RUN_LENGTHS.num3InARow === 0 ? 1 : 0;
  const five = outcome === 'W' && streak % RUN_LENGTHS.num5InARow === 0 ? 1 : 0;
  return {
    ...tally,
    form: (tally.form + outcome).slice(-STORED_FORM_LENGTH),
    numPlayed: tally.numPlayed + 1,
    numWins: tally.numWins + (outcome === 'W' ? 1 : 0),
    numLosses: tally.numLosses + (outcome === 'L' ? 1 : 0),
    numDraws: tally.numDraws + (outcome === 'D' ? 1 : 0),
    num3InARow: tally.num3InARow + three,
    num5InARow: tally.num5InARow + five,
    streak,
    totalPoints:
      tally.totalPoints +
      outcomePoints(outcome, points) +
      three * points.num3InARow +
      five * points.num5InARow,
  };
}

export function addMotm(tally: Tally, points: Points): Tally {
  return { ...tally, numMotm: tally.numMotm + 1, totalPoints: tally.totalPoints + points.motm };
}

export function talliesOverTime(
  { instances, before = {} }: Pick<HistorySpan, 'instances' | 'before'>,
  points: Points,
) {
  const tallies = talliesIn(before);
  return recordedResults(instances).map((instance) => {
    addResult(tallies, instance, points);
    return { instance, tallies: withGames(tallies) };
  });
}

export function talliesIn(before: History['before']): Map<string, Tally> {
  return new Map(Object.entries(before).map(([uid, { tally }]) => [uid, tally]));
}

export function addResult(tallies: Map<string, Tally>, instance: RecordedInstance, points: Points): void {
  const update = (uid: Uid, change: (tally: Tally) => Tally) =>
    tallies.set(uid, change(tallies.get(uid) ?? EMPTY_TALLY));
  for (const uid of uidsInTeams(instance))
    update(uid, (tally) => addOutcome(tally, outcomeOf(instance, uid), points));
  for (const { uid } of instance.motmAwarded) update(uid, (tally) => addMotm(tally, points));
}

/** Excludes a player of the match who was in no team yet. */
export function withGames(tallies: ReadonlyMap<string, Tally>): Map<string, Tally> {
  return new Map([...tallies].filter(([, tally]) => tally.numPlayed > 0));
}

export type RecordedInstance = HistoryInstance & { winningTeam: WinningTeam };

export function recordedResults(instances: readonly HistoryInstance[]): RecordedInstance[] {
  return instances.filter(isRecorded).toSorted(byStart);
}

function isRecorded(instance: HistoryInstance): instance is RecordedInstance {
  return instance.winningTeam !== null && isOn(instance);
}

export function byStart(a: HistoryInstance, b: HistoryInstance): number {
  return a.startDateTime.getTime() - b.startDateTime.getTime() || (a.giId < b.giId ? -1 : 1);
}

function nextStreak(streak: number, outcome: Outcome): number {
  if (outcome === 'D') return 0;
  return outcome === 'W' ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
}

function outcomePoints(outcome: Outcome, { win, draw, loss }: Points): number {
  return { W: win, D: draw, L: loss }[outcome];
}

export const FORM_LENGTH = 6;

export function recentForm(form: string): Outcome[] {
  return [...form.slice(-FORM_LENGTH)] as Outcome[];
}

export function formScore(form: string, points: Points): number {
  return recentForm(form).reduce((sum, outcome) => sum + outcomePoints(outcome, points), 0);
}
