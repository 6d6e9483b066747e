import type { Uid } from '../ids.ts';
import { uidsInTeams } from '../played/result.ts';
import { FORMER_PLAYER_NAME } from '../player/player.schema.ts';
import { compareNames } from '../text.ts';
import {
  type History,
  type HistoryInstance,
  type HistoryPerson,
  type HistorySpan,
  type Standing,
  storedStandingSchema,
} from './history.schema.ts';
import type { PlayerGameStats, Points, Tally } from './tally.schema.ts';
import {
  addResult,
  EMPTY_TALLY,
  formScore,
  type RecordedInstance,
  recentForm,
  recordedResults,
  talliesIn,
  talliesOverTime,
  withGames,
} from './tally.ts';

type Standings = History['before'];

export const NO_STANDING: Standing = storedStandingSchema.parse({});

/**
 * Returns standings by uid after the results of a span. The order of the instances does not matter. A player of the
 * match who has never been in a team has a standing without a position.
 */
export function standingsOf({ instances, people, before = {} }: HistorySpan, points: Points): Standings {
  return recordedResults(instances).reduce(
    (standings, result) => standingsAfter(standings, result, people, points),
    before,
  );
}

function standingsAfter(
  before: Standings,
  result: RecordedInstance,
  people: History['people'],
  points: Points,
): Standings {
  const tallies = talliesIn(before);
  addResult(tallies, result, points);
  const positions = rankTallies(withGames(tallies), people);
  const inTeams = new Set(uidsInTeams(result));
  return Object.fromEntries(
    [...tallies].map(([uid, tally]) => {
      const position = positions.get(uid) ?? null;
      return [uid, nextStanding(before[uid] ?? NO_STANDING, tally, position, inTeams.has(uid))];
    }),
  );
}

function nextStanding(
  standing: Standing,
  tally: Tally,
  position: number | null,
  wasInTeam: boolean,
): Standing {
  const { unbeaten, attendance, onTop } = standing;
  const unbeatenAfterGame = tally.form.endsWith('L') ? 0 : unbeaten + 1;
  return {
    tally,
    unbeaten: wasInTeam ? unbeatenAfterGame : unbeaten,
    attendance: wasInTeam ? Math.max(attendance, 0) + 1 : Math.min(attendance, 0) - 1,
    onTop: position === 1 ? onTop + 1 : 0,
    position,
    previousPosition: standing.position,
  };
}

type People = Readonly<Record<string, HistoryPerson>>;

export function rankTallies(all: ReadonlyMap<string, Tally>, people: People): Map<string, number> {
  return positions([...all].map(([uid, tally]) => ({ playerId: uid, name: nameOf(uid, people), ...tally })));
}

export function nameOf(uid: Uid, people: People): string {
  return people[uid]?.name ?? FORMER_PLAYER_NAME;
}

export type Ranked = Pick<Tally, 'totalPoints' | 'numPlayed' | 'numWins' | 'numLosses'> & {
  readonly playerId: Uid;
  readonly name: string;
};

/** Compares points, then win share, then wins, then fewer losses. Name and id only sort equals. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return compareMerit(a, b) || compareNames({ ...a, uid: a.playerId }, { ...b, uid: b.playerId });
}

/** Returns positions by uid, 1 at the top. Equals share a position, and the next position skips as many (1, 1, 3). */
export function positions(people: readonly Ranked[]): Map<string, number> {
  const ordered = people.toSorted(compareRanked);
  const result = new Map<string, number>();
  ordered.forEach((person, index) => {
    const above = ordered[index - 1];
    const isEqual = above !== undefined && compareMerit(above, person) === 0;
    const positionAbove = isEqual ? result.get(above.playerId) : undefined;
    result.set(person.playerId, positionAbove ?? index + 1);
  });
  return result;
}

function compareMerit(a: Ranked, b: Ranked): number {
  return (
    b.totalPoints - a.totalPoints ||
    compareWinShare(a, b) ||
    b.numWins - a.numWins ||
    a.numLosses - b.numLosses
  );
}

/** Cross-multiplies whole numbers, so that 1/3 equals 2/6 exactly. */
function compareWinShare(a: Ranked, b: Ranked): number {
  return b.numWins * Math.max(1, a.numPlayed) - a.numWins * Math.max(1, b.numPlayed);
}

/**
 * Returns a game's table by uid, with a row for everyone who was in a team of a recorded result. Needs only the open
 * part with its `before`. The order of the instances does not matter.
 */
export function statsTable(history: HistorySpan, points: Points): Record<string, PlayerGameStats> {
  const { people } = history;
  const played = Object.entries(standingsOf(history, points)).filter(([, { tally }]) => tally.numPlayed > 0);
  return Object.fromEntries(
    played.map(([uid, { tally, position, previousPosition }]) => [
      uid,
      {
        playerId: uid,
        name: nameOf(uid, people),
        isGuest: people[uid]?.isGuest ?? false,
        ...tally,
        leaderboardPosition: position,
        previousLeaderboardPosition: previousPosition,
      },
    ]),
  );
}

export function leaderboard(rows: readonly PlayerGameStats[]): PlayerGameStats[] {
  return rows.toSorted(compareRanked);
}

/** Returns the rows before the first result, in which everyone shares the first position. */
export function zeroedRows(
  people: readonly { uid: Uid; name: string; isGuest: boolean }[],
): PlayerGameStats[] {
  const equal = { ...EMPTY_TALLY, leaderboardPosition: 1, previousLeaderboardPosition: null };
  return leaderboard(people.map(({ uid, name, isGuest }) => ({ playerId: uid, name, isGuest, ...equal })));
}

export interface PositionsAfterResult extends Pick<HistoryInstance, 'giId' | 'startDateTime'> {
  readonly positions: ReadonlyMap<string, number>;
}

/**
 * Returns leaderboard positions after each recorded result, oldest first. People have no position before their first
 * game in a team.
 */
export function positionsOverTime(history: HistorySpan, points: Points): PositionsAfterResult[] {
  return talliesOverTime(history, points).map(({ instance: { giId, startDateTime }, tallies }) => {
    return { giId, startDateTime, positions: rankTallies(tallies, history.people) };
  });
}

export function formOverTime(history: Pick<HistorySpan, 'instances' | 'before'>, uid: Uid, points: Points) {
  return talliesOverTime(history, points)
    .filter(({ instance }) => uidsInTeams(instance).includes(uid))
    .map(({ instance: { giId, startDateTime }, tallies }) => {
      const form = tallies.get(uid)?.form ?? '';
      const pointsPerGame = formScore(form, points) / Math.max(1, recentForm(form).length);
      return { giId, startDateTime, pointsPerGame };
    });
}
