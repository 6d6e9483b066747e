import { min } from 'date-fns';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Uid } from '../ids.ts';
import type { Result } from '../instance/game-instance.schema.ts';
import { isConsistentResult } from '../instance/state-rules.ts';
import type { HistoryInstance } from '../stats/history.schema.ts';
import type { Named } from '../text.ts';
import { formatInZone, fromWallClock, toWallClock } from '../time/format.ts';
import { nameMatcher, nameSuggester } from './names.ts';
import {
  type ImportedGame,
  type ImportedResults,
  type ImportedTotal,
  importedGameSchema,
  importedTotalSchema,
} from './results.ts';
import type { UnclearReason } from './unclear.ts';

/** Suggestions for more names would be slow and useless. */
const MAX_NAMES_WITH_SUGGESTIONS = 500;
/** Name of a player without a name, from {@link readResults}. */
const NAMELESS = / \d+ of \d{4}-\d{2}-\d{2}$/;

interface PlanContext {
  readonly people: readonly Named[];
  /** People that the organiser chose for names. */
  readonly choices: readonly Named[];
  readonly instances: readonly HistoryInstance[];
  readonly timeZone: string;
  /** YYYY-MM-DD */
  readonly today: string;
}

export type ResultsPlan = ReturnType<typeof planResults>;

export function planResults(results: ImportedResults, context: PlanContext) {
  const { people, choices, today } = context;
  const match = nameMatcher(people);
  const uids = new Map<string, Uid | null>(choices.map(({ name, uid }) => [name, uid]));
  const uidOf = (name: string): Uid | null => {
    const uid = uids.has(name) ? (uids.get(name) ?? null) : match(name);
    uids.set(name, uid);
    return uid;
  };
  /** Different for each person. New people with one name in other cases are one person. */
  const keyOf = (name: string) => uidOf(name) ?? `name ${name.toLowerCase()}`;
  const unclear = [...results.unclear];
  const keep = <T extends ImportedGame | ImportedTotal>(rows: readonly T[], check: (row: T) => Reason) =>
    rows.filter((row) => {
      const reason = check(row);
      const text = 'name' in row ? row.name : [...row.teamA, ...row.teamB].join(', ');
      if (reason !== null) unclear.push({ line: row.line ?? 1, text, reason });
      return reason === null;
    });
  const games = keep(results.games, (game) => gameReason(game, today, keyOf));
  const totals = keep(results.totals, totalReason);
  const named = [...games.flatMap(namesIn), ...totals.map(({ name }) => name)];
  const names = [...new Set(named)].filter((name) => !NAMELESS.test(name));
  const suggest = names.length > MAX_NAMES_WITH_SUGGESTIONS ? () => [] : nameSuggester(people);
  return {
    ...{ games, totals, keyOf },
    unclear: unclear.toSorted((a, b) => a.line - b.line),
    /** Similar people are suggested also after a choice, so that the organiser can change the choice. */
    people: names.map((name) => ({
      ...{ name, uid: uidOf(name) },
      suggestions: match(name) === null ? suggest(name) : [],
    })),
    /** Lines of games that the game already has. */
    duplicates: duplicateLines(games, keyOf, context),
  };
}

type Reason = UnclearReason | null;

function namesIn({ teamA, teamB }: ImportedGame): string[] {
  return [...teamA, ...teamB];
}

function gameReason(game: ImportedGame, today: string, keyOf: (name: string) => string): Reason {
  if (!isConsistentResult(resultOf(game))) return 'WRONG_SCORE';
  if (game.date > today) return 'FUTURE_DATE';
  if (!importedGameSchema.safeParse(game).success) return 'NOT_A_GAME';
  const names = namesIn(game);
  const isDistinct = (key: (name: string) => string) => new Set(names.map(key)).size === names.length;
  return isDistinct(keyOf) && isDistinct((name) => name.toLowerCase()) ? null : 'NAMED_TWICE';
}

function totalReason(total: ImportedTotal): Reason {
  const { played, won, drawn, lost } = total;
  const isValid = played === won + drawn + lost && importedTotalSchema.safeParse(total).success;
  return isValid ? null : 'WRONG_TOTALS';
}

export function resultOf({
  winningTeam,
  teamAGoals,
  teamBGoals,
  winningMargin = null,
}: ImportedGame): Result {
  const hasScore = teamAGoals !== null && teamBGoals !== null;
  return { winningTeam, teamAGoals, teamBGoals, winningMargin: hasScore ? null : winningMargin };
}

type Played = Pick<HistoryInstance, 'winningTeam' | 'teamAGoals' | 'teamBGoals' | 'teamA' | 'teamB'>;

/** Returns the lines of games that the history has, or an earlier line. The order of the teams does not count. */
function duplicateLines(
  games: readonly ImportedGame[],
  keyOf: (name: string) => string,
  { instances, timeZone }: PlanContext,
): number[] {
  const dayOf = ({ startDateTime }: HistoryInstance) => formatInZone(startDateTime, timeZone, 'yyyy-MM-dd');
  const seen = new Set(instances.map((each) => `${dayOf(each)} ${resultKey(each, (uid) => uid)}`));
  return games.flatMap((game) => {
    const key = `${game.date} ${resultKey(game, keyOf)}`;
    const isDuplicate = seen.has(key);
    seen.add(key);
    return isDuplicate ? game.line : [];
  });
}

function resultKey(game: Played, keyOf: (person: string) => string): string {
  const sides = [
    [...game.teamA.map(keyOf).toSorted(), game.teamAGoals, game.winningTeam === 'TEAM_A'],
    [...game.teamB.map(keyOf).toSorted(), game.teamBGoals, game.winningTeam === 'TEAM_B'],
  ];
  return sides.map(String).toSorted().join('|');
}

interface UsualStart {
  readonly at: Date;
  readonly timeZone: string;
}

/**
 * Returns a start for each game: the usual time on the day of the game, or `now` if that is later. Later games of one day
 * follow after a minute each.
 */
export function importedStarts(
  games: readonly Pick<ImportedGame, 'date'>[],
  { at, timeZone }: UsualStart,
  now: Date,
): Date[] {
  const clock = toWallClock(at, timeZone).toISOString().slice(11);
  const numbers = new Map<string, number>();
  return games.map(({ date }) => {
    const number = numbers.get(date) ?? 0;
    numbers.set(date, number + 1);
    const wall = new Date(`${date}T${clock}`).getTime() + number * millisecondsInMinute;
    return min([fromWallClock(new Date(wall), timeZone), now]);
  });
}
