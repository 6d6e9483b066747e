import { millisecondsInMinute } from 'date-fns/constants';
import type { Uid } from '../ids.ts';
import type { Result } from '../instance/game-instance.schema.ts';
import { isConsistentResult } from '../instance/state-rules.ts';
import type { HistoryInstance } from '../stats/history.schema.ts';
import type { Named } from '../text.ts';
import { formatInZone, fromWallClock, toWallClock } from '../time/format.ts';
import { isNameless } from './cells.ts';
import { nameMatcher, nameSuggester } from './names.ts';
import {
  type ImportedGame,
  type ImportedResults,
  type ImportedTotal,
  importedGameSchema,
  importedTotalSchema,
  type UnclearResult,
  type UnclearResultReason,
} from './results.ts';

export type NameChoice =
  | { readonly name: string; readonly uid: Uid }
  | { readonly name: string; readonly sameAs: string };

/** Suggestions for more names would be slow and useless. */
const MAX_NAMES_WITH_SUGGESTIONS = 500;
const MAX_SUGGESTIONS = 3;

interface PlanContext {
  readonly people: readonly Named[];
  readonly choices: readonly NameChoice[];
  readonly instances: readonly HistoryInstance[];
  readonly timeZone: string;
  /** YYYY-MM-DD */
  readonly today: string;
}

interface PlannedPerson {
  readonly name: string;
  /** Null if no one in the game has exactly this name. */
  readonly uid: Uid | null;
  /** Similar names, the most similar first. A null uid is a name of the text with more games. */
  readonly suggestions: { uid: Uid | null; name: string }[];
}

interface Identity {
  /** Null for a new person. */
  readonly uid: Uid | null;
  readonly name: string;
}

export interface ResultsPlan {
  readonly games: ImportedGame[];
  readonly totals: ImportedTotal[];
  readonly people: PlannedPerson[];
  readonly unclear: UnclearResult[];
  /** Lines of games that the game already has. */
  readonly duplicates: number[];
  readonly personOf: (name: string) => Identity;
  /** True for a name that is another person in each game. */
  readonly isUnnamed: (name: string) => boolean;
}

export function planResults(results: ImportedResults, context: PlanContext): ResultsPlan {
  const isUnnamed = (name: string) => results.hasNameless && isNameless(name);
  const known = context.people.filter(({ name }) => !isUnnamed(name));
  const personOf = identities(known, context.choices, isUnnamed);
  const keyOf = (name: string) => personKey(personOf(name));
  const unclear = [...results.unclear];
  const keep = <T extends ImportedGame | ImportedTotal>(rows: readonly T[], check: (row: T) => Reason) =>
    rows.filter((row) => {
      const reason = check(row);
      const text = 'name' in row ? row.name : [...row.teamA, ...row.teamB].join(', ');
      if (reason !== null) unclear.push({ line: row.line ?? 1, text, reason });
      return reason === null;
    });
  const games = keep(results.games, (game) => gameReason(game, context.today, keyOf));
  const totals = keep(results.totals, totalReason);
  const named = [
    ...games.flatMap(({ teamA, teamB }) => [...teamA, ...teamB]),
    ...totals.map(({ name }) => name),
  ];
  const unnamed = context.people
    .filter(({ name }) => isUnnamed(name))
    .map(({ uid, name }) => [uid, keyOf(name)] as const);
  return {
    games,
    totals,
    people: planPeople(
      named.filter((name) => !isUnnamed(name)),
      personOf,
      known,
    ),
    unclear: unclear.toSorted((a, b) => a.line - b.line),
    duplicates: duplicateLines(games, keyOf, context, new Map(unnamed)),
    personOf,
    isUnnamed,
  };
}

/** Follows the choices from name to name, and then finds a person with exactly this name. */
function identities(
  people: readonly Named[],
  choices: readonly NameChoice[],
  isUnnamed: (name: string) => boolean,
): ResultsPlan['personOf'] {
  const match = nameMatcher(people);
  const chosen = new Map(choices.map((choice) => [choice.name, choice]));
  const known = new Map<string, Identity>();
  const find = (written: string): Identity => {
    let name = written;
    for (const seen = new Set<string>(); !seen.has(name); ) {
      const choice = chosen.get(name);
      if (choice && 'uid' in choice) return choice;
      seen.add(name);
      name = choice?.sameAs ?? name;
    }
    return { name, uid: isUnnamed(name) ? null : match(name) };
  };
  return (name) => {
    const person = known.get(name) ?? find(name);
    known.set(name, person);
    return person;
  };
}

/** Returns a text that is different for each person. */
export function personKey({ uid, name }: Identity): string {
  return uid ?? `name ${name}`;
}

type Reason = UnclearResultReason | null;

function gameReason(game: ImportedGame, today: string, keyOf: (name: string) => string): Reason {
  if (!isConsistentResult(resultOf(game))) return 'WRONG_SCORE';
  if (game.date > today) return 'FUTURE_DATE';
  if (!importedGameSchema.safeParse(game).success) return 'NOT_A_GAME';
  const names = [...game.teamA, ...game.teamB];
  const isDistinct = (keys: readonly string[]) => new Set(keys).size === keys.length;
  return isDistinct(names.map(keyOf)) && isDistinct(names.map((name) => name.toLowerCase()))
    ? null
    : 'NAMED_TWICE';
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

/**
 * Similar people are suggested also after a choice, so that the organiser can change the choice.
 * @param named each name as often as it has games
 */
function planPeople(
  named: readonly string[],
  personOf: ResultsPlan['personOf'],
  people: readonly Named[],
): PlannedPerson[] {
  const counts = new Map<string, number>();
  for (const name of named) counts.set(name, (counts.get(name) ?? 0) + 1);
  const match = nameMatcher(people);
  const usualFirst = [...counts.keys()]
    .filter((name) => match(name) === null)
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const ranks = new Map(usualFirst.map((name, rank) => [name, rank]));
  const nameOf = new Map(people.map(({ uid, name }) => [uid, name]));
  const suggestKnown = nameSuggester(people);
  const suggestNames = nameSuggester(usualFirst.map((name) => ({ uid: name, name })));
  const suggestions = (name: string) => {
    const rank = ranks.get(name);
    if (rank === undefined || usualFirst.length > MAX_NAMES_WITH_SUGGESTIONS) return [];
    return [
      ...suggestKnown(name).map((uid) => ({ uid, name: nameOf.get(uid) ?? '' })),
      ...suggestNames(name)
        .filter((other) => (ranks.get(other) ?? 0) < rank)
        .map((other) => ({ uid: null, name: other })),
    ].slice(0, MAX_SUGGESTIONS);
  };
  return [...counts.keys()].map((name) => ({
    name,
    uid: personOf(name).uid,
    suggestions: suggestions(name),
  }));
}

type Played = Pick<HistoryInstance, 'winningTeam' | 'teamAGoals' | 'teamBGoals' | 'teamA' | 'teamB'>;

/** Returns the lines of games that the history has, or an earlier line. The order of the teams does not count. */
function duplicateLines(
  games: readonly ImportedGame[],
  keyOf: (name: string) => string,
  { instances, timeZone }: PlanContext,
  unnamed: ReadonlyMap<Uid, string>,
): number[] {
  const dayOf = ({ startDateTime }: HistoryInstance) => formatInZone(startDateTime, timeZone, 'yyyy-MM-dd');
  const seen = new Set(
    instances.map((each) => `${dayOf(each)} ${resultKey(each, (uid) => unnamed.get(uid) ?? uid)}`),
  );
  return games
    .filter((game) => {
      const key = `${game.date} ${resultKey(game, keyOf)}`;
      return seen.has(key) || !seen.add(key);
    })
    .map(({ line }) => line);
}

function resultKey(
  { teamA, teamB, teamAGoals, teamBGoals, winningTeam }: Played,
  keyOf: (person: string) => string,
): string {
  const sides = [
    [...teamA.map(keyOf).toSorted(), teamAGoals, winningTeam === 'TEAM_A'],
    [...teamB.map(keyOf).toSorted(), teamBGoals, winningTeam === 'TEAM_B'],
  ];
  return sides
    .map((side) => side.join(' '))
    .toSorted()
    .join('|');
}

interface UsualStart {
  readonly at: Date;
  readonly timeZone: string;
}

/**
 * Returns a start for each game: the usual time on the day of the game. Later games of one day follow after a minute
 * each. A game of today whose usual time has not come starts at midnight.
 */
export function importedStarts(games: readonly ImportedGame[], usual: UsualStart, now: Date): Date[] {
  const newestFirst = (games[0]?.date ?? '') > (games.at(-1)?.date ?? '');
  const numbers = new Map<string, number>();
  const clock = toWallClock(usual.at, usual.timeZone);
  const toStart = ({ date }: ImportedGame) => {
    const number = numbers.get(date) ?? 0;
    numbers.set(date, number + 1);
    const usualStart = startOn(date, clock, number, usual.timeZone);
    return usualStart <= now ? usualStart : startOn(date, new Date(0), number, usual.timeZone);
  };
  const oldestFirst = newestFirst ? games.toReversed() : games;
  const starts = oldestFirst.map(toStart);
  return newestFirst ? starts.toReversed() : starts;
}

function startOn(date: string, clock: Date, minutes: number, timeZone: string): Date {
  const wall = new Date(`${date}T${clock.toISOString().slice(11, 19)}Z`);
  return fromWallClock(new Date(wall.getTime() + minutes * millisecondsInMinute), timeZone);
}
