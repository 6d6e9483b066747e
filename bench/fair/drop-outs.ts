import { findRepair, type LineUp, type PlayedGame, predictChance, rate } from '@fives/domain';
import { type Matchday, type Member, matchdaysOf, type Scenario } from './group.ts';
import { meanOf } from './metrics.ts';
import { fives } from './pickers.ts';
import { playSeason } from './season.ts';
import { streamFor } from './streams.ts';

/** Result of one drop-out. The last three fields are differences between team A's chance and 0.5, without a sign. */
export interface DropOut {
  readonly moves: number;
  /** Without a repair: the reserve, if any, takes the spot of the player in the team. */
  readonly unrepaired: number;
  readonly repaired: number;
  readonly best: number;
}

export interface RepairSummary {
  readonly percentWithMoves: (from: number, to: number) => number;
  /** Mean in percentage points, also for the next two fields. */
  readonly unrepaired: number;
  readonly repaired: number;
  readonly best: number;
  readonly maxRepaired: number;
}

const FIRST_DROP_OUT_WEEK_INDEX = 5;

/**
 * Simulates seasons with fair teams and stars. One player drops out before each game from week 6 on. In every second
 * game, a reserve replaces the player.
 */
export function simulateDropOuts(scenario: Scenario, groups: number, seed: number): DropOut[] {
  return Array.from({ length: groups }, (_, group) => {
    const matchdays = matchdaysOf(scenario, seed, group);
    const { history } = playSeason(matchdays, fives({ stars: true }), `${seed}/${group}`);
    const members = new Map(matchdays.flatMap(({ present }) => present.map((member) => [member.id, member])));
    return history
      .map((game, week) => ({ game, week, matchday: matchdays[week] }))
      .slice(FIRST_DROP_OUT_WEEK_INDEX)
      .flatMap(({ game, week, matchday }) => {
        if (!matchday) return [];
        const stream = streamFor(seed, group, week, 'drop-out');
        const change = { ...drawChange(matchday, [...members.values()], stream), hasReserve: week % 2 === 0 };
        return [measureDropOut(game, history.slice(0, week), matchday, change)];
      });
  }).flat();
}

interface Change {
  readonly leaver: Member;
  readonly reserve: Member;
  readonly hasReserve: boolean;
}

function drawChange({ present }: Matchday, members: readonly Member[], stream: () => number) {
  const absent = members.filter(({ id }) => present.every((member) => member.id !== id));
  const drawOne = (people: readonly Member[]) => people[Math.floor(stream() * people.length)] as Member;
  return { leaver: drawOne(present), reserve: drawOne(absent) };
}

function measureDropOut(
  { teamA, teamB, playedAt: now }: PlayedGame,
  history: readonly PlayedGame[],
  { present }: Matchday,
  { leaver, reserve, hasReserve }: Change,
): DropOut {
  const others = present.filter((member) => member !== leaver);
  const players = (hasReserve ? [...others, reserve] : others).map(({ id, stars }) => ({ id, stars }));
  const replaced = (team: readonly string[]) =>
    team.flatMap((id) => (id !== leaver.id ? [id] : hasReserve ? [reserve.id] : []));
  const unrepaired: LineUp = { teamA: replaced(teamA), teamB: replaced(teamB) };
  const repair = findRepair({ players, history, now, seed: 1, teamA, teamB });
  return {
    moves: repair.moves.length,
    unrepaired: distanceFromEven(predictChance(rate({ players, history, now }), unrepaired).chanceA),
    repaired: distanceFromEven(repair.chanceA),
    best: distanceFromEven(repair.bestChanceA),
  };
}

function distanceFromEven(chanceA: number): number {
  return Math.abs(chanceA - 0.5);
}

export function summariseDropOuts(dropOuts: readonly DropOut[]): RepairSummary {
  const meanPoints = (field: 'unrepaired' | 'repaired' | 'best') =>
    100 * meanOf(dropOuts.map((dropOut) => dropOut[field]));
  return {
    percentWithMoves: (from, to) =>
      100 * meanOf(dropOuts.map(({ moves }) => Number(moves >= from && moves <= to))),
    unrepaired: meanPoints('unrepaired'),
    repaired: meanPoints('repaired'),
    best: meanPoints('best'),
    maxRepaired: 100 * Math.max(...dropOuts.map(({ repaired }) => repaired)),
  };
}
