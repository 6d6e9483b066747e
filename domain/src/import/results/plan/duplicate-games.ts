import type { Uid } from '../../../ids.ts';
import type { HistoryInstance } from '../../../stats/history.schema.ts';
import type { ImportedGame } from '../results.types.ts';

type Played = Pick<HistoryInstance, 'winningTeam' | 'teamAGoals' | 'teamBGoals'> & {
  readonly date: string;
  readonly teamA: readonly Uid[];
  readonly teamB: readonly Uid[];
};

/**
 * Returns the lines of games that are in `instances` or in an earlier line. Two games are the same if day, teams, winner
 * and score agree. A missing score agrees with each score, and the order of the teams does not count.
 */
export function duplicateLines(
  games: readonly (ImportedGame & Played)[],
  instances: readonly Played[],
): number[] {
  const seen = new Map<string, Score[]>();
  for (const instance of instances) remember(seen, instance);
  return games.filter((game) => !remember(seen, game)).map(({ line }) => line);
}

type Score = readonly [number | null, number | null];

function remember(seen: Map<string, Score[]>, game: Played): boolean {
  const { key, score } = toComparable(game);
  const scores = seen.get(key) ?? [];
  if (scores.some((other) => agree(score, other))) return false;
  seen.set(key, [...scores, score]);
  return true;
}

function agree(one: Score, other: Score): boolean {
  return one.every((goals, at) => goals === null || other[at] === null || goals === other[at]);
}

function toComparable({ date, teamA, teamB, winningTeam, teamAGoals, teamBGoals }: Played) {
  const teams = [teamA, teamB].map((team) => team.toSorted().join(' '));
  const isSwapped = (teams[0] ?? '') > (teams[1] ?? '');
  const winner = { TEAM_A: isSwapped ? 1 : 0, TEAM_B: isSwapped ? 0 : 1, DRAW: null };
  const score: Score = isSwapped ? [teamBGoals, teamAGoals] : [teamAGoals, teamBGoals];
  const won = winningTeam && winner[winningTeam];
  return { key: [date, ...teams.toSorted(), won].join('|'), score };
}
