import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { People, PlayerInstance } from '../instance/player-instance.schema.ts';
import { LONG_AGO } from '../lenient-schema.ts';
import { uidsInTeams } from '../played/result.ts';
import { lineUpOf } from '../teams/line-up.ts';
import {
  type History,
  type HistoryInstance,
  type HistoryPart,
  type HistoryPerson,
  type Standing,
  storedHistoryInstanceSchema,
} from './history.schema.ts';
import { type CountingRules, inSeason, seasonSpanAt } from './seasons.ts';
import { NO_STANDING, rankTallies, standingsOf } from './table.ts';
import type { EarlierResults, Points, Tally } from './tally.schema.ts';
import { byStart, EMPTY_TALLY } from './tally.ts';

export const EMPTY_HISTORY: History = { instances: [], before: {}, seasonBefore: {}, people: {}, closed: 0 };

/**
 * Instances per closed part. The open part has up to twice as many, and stays below 300 kB with thirty people per
 * instance.
 */
export const PART_LENGTH = 100;

/**
 * Moves the oldest instances to closed parts if the open part has two part lengths. Instances are in order of their
 * start, so the order of events does not matter.
 * @returns the open part and the new closed parts. The first new part gets the number `history.closed`
 */
export function closeParts(
  history: History,
  counting: CountingRules,
  length = PART_LENGTH,
): { readonly open: History; readonly parts: readonly HistoryPart[] } {
  const parts: HistoryPart[] = [];
  let open = history;
  while (open.instances.length >= 2 * length) {
    const { before, seasonBefore, closed, people } = open;
    const part = { instances: open.instances.slice(-length), before, seasonBefore };
    const instances = open.instances.slice(0, -length);
    parts.push(part);
    open = {
      instances,
      before: standingsOf({ ...part, people }, counting.points),
      seasonBefore: seasonStandings({ ...part, people }, instances.at(-1), counting),
      people,
      closed: closed + 1,
    };
  }
  return { open, parts };
}

function seasonStandings(
  part: Omit<History, 'closed'>,
  next: HistoryInstance | undefined,
  { seasons, points }: CountingRules,
): History['seasonBefore'] {
  const span = next && seasonSpanAt(seasons, next.startDateTime);
  return span ? standingsOf(inSeason(part, span), points) : {};
}

/** @param parts the closed parts before the open part, oldest first */
export function joinParts(open: History, parts: readonly HistoryPart[]): History {
  return {
    ...open,
    instances: [open, ...parts.toReversed()].flatMap(({ instances }) => instances),
    before: (parts[0] ?? open).before,
    seasonBefore: (parts[0] ?? open).seasonBefore,
    closed: open.closed - parts.length,
  };
}

/**
 * True if fair teams need another closed part. Results before the newest 200 instances hardly count
 * (`KEPT_PER_WEEK`).
 */
export function needsOlderForRating({ instances, closed }: History): boolean {
  return closed > 0 && instances.length < 2 * PART_LENGTH;
}

/** Excludes no-shows, who have no result. */
export function toHistoryInstance(instance: GameInstance, people: People): HistoryInstance {
  const { firstHalf, noShows, ...fields } = instance;
  const came = (uid: Uid) => !noShows.includes(uid);
  const isPlayer = ({ uid, status }: PlayerInstance) => status === 'PLAYING' && came(uid);
  const players = instance.winningTeam === null ? [] : people.filter(isPlayer);
  return storedHistoryInstanceSchema.parse({
    ...fields,
    ...(firstHalf &&
      fields.winningTeam !== null && {
        firstHalf: {
          ...firstHalf,
          teamA: firstHalf.teamA.filter(came),
          teamB: firstHalf.teamB.filter(came),
        },
      }),
    giId: instance.id,
    ...lineUpOf(players),
  });
}

/**
 * Adds or replaces an instance. Repeated calls in any order give the same history. `history` must contain all parts since
 * the start of the instance (see `needsInstancesSince`).
 */
export function withInstance(history: History, instance: GameInstance, people: People): History {
  const others = history.instances.filter((other) => other.giId !== instance.id);
  const entry = toHistoryInstance(instance, people);
  const uids = new Set(uidsInTeams(entry));
  const played = people.filter(({ uid }) => uids.has(uid));
  return {
    ...history,
    instances: [...others, entry].toSorted((a, b) => byStart(b, a)),
    people: withNames(history.people, played, instance.startDateTime),
  };
}

function withNames(
  known: Readonly<Record<string, HistoryPerson>>,
  people: People,
  namedAt: Date,
): Record<string, HistoryPerson> {
  const newer = people.filter(({ uid }) => (known[uid]?.namedAt.getTime() ?? 0) <= namedAt.getTime());
  const named = newer.map(({ uid, name, isGuest }) => [uid, { name, isGuest, namedAt }] as const);
  return { ...known, ...Object.fromEntries(named) };
}

export interface PersonWithTotals extends Pick<HistoryPerson, 'name' | 'isGuest'>, EarlierResults {
  readonly uid: Uid;
}

/** Returns a history without instances, in which people start with totals. */
export function startingHistory(totals: readonly PersonWithTotals[], points: Points): History {
  const people = totals.map(({ uid, name, isGuest }) => [uid, { name, isGuest, namedAt: LONG_AGO }] as const);
  const before = totals.map(({ uid, played, won, drawn, lost }): [string, Standing] => [
    uid,
    { ...NO_STANDING, tally: { ...EMPTY_TALLY, earlier: { played, won, drawn, lost } } },
  ]);
  const history = {
    ...EMPTY_HISTORY,
    people: Object.fromEntries(people),
    before: Object.fromEntries(before),
  };
  return withStartingTable(history, points);
}

/**
 * Recomputes the standings before the first instance, after a change of totals, names or points. Totals have no form
 * and no runs. Changes nothing if the first instance is in a closed part.
 */
export function withStartingTable(history: History, points: Points): History {
  if (history.closed > 0) return history;
  const tallies = new Map(
    Object.entries(history.before).flatMap(([uid, { tally }]) =>
      tally.earlier ? [[uid, tallyOf(tally.earlier, points)] as const] : [],
    ),
  );
  const positions = rankTallies(tallies, history.people);
  const before = [...tallies].map(([uid, tally]): [string, Standing] => [
    uid,
    { ...NO_STANDING, tally, position: positions.get(uid) ?? null },
  ]);
  return { ...history, before: Object.fromEntries(before) };
}

export function addEarlier(one: EarlierResults, other: EarlierResults): EarlierResults {
  return {
    played: one.played + other.played,
    won: one.won + other.won,
    drawn: one.drawn + other.drawn,
    lost: one.lost + other.lost,
  };
}

function tallyOf(earlier: EarlierResults, { win, draw, loss }: Points): Tally {
  const { played, won, drawn, lost } = earlier;
  return {
    ...EMPTY_TALLY,
    numPlayed: played,
    numWins: won,
    numDraws: drawn,
    numLosses: lost,
    totalPoints: won * win + drawn * draw + lost * loss,
    earlier,
  };
}
