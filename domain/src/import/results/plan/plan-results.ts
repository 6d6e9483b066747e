import type { Uid } from '../../../ids.ts';
import { type Result, resultSchema } from '../../../instance/game-instance.schema.ts';
import { isConsistentResult } from '../../../instance/state-rules.ts';
import { guestNameSchema } from '../../../player/player.schema.ts';
import type { HistoryInstance } from '../../../stats/history.schema.ts';
import { formatInZone } from '../../../time/format.ts';
import { type NamedPerson, nameMatcher } from '../../names/match-names.ts';
import { suggestPeople } from '../../names/suggest-names.ts';
import type {
  ImportedGame,
  ImportedResults,
  ImportedTotal,
  UnclearResult,
  UnclearResultReason,
} from '../results.types.ts';
import { isNameless } from '../score.ts';
import { duplicateLines } from './duplicate-games.ts';

export type NameChoice =
  | { readonly name: string; readonly uid: Uid }
  | { readonly name: string; readonly sameAs: string };

/** Maximum number of games in totals, as in a text. */
const MAX_COUNT = 99_999;

/** Suggestions for more names would be slow and useless. */
const MAX_NAMES_WITH_SUGGESTIONS = 500;

export interface PlanContext {
  readonly people: readonly NamedPerson[];
  readonly choices: readonly NameChoice[];
  readonly instances: readonly HistoryInstance[];
  readonly timeZone: string;
  /** YYYY-MM-DD */
  readonly today: string;
}

export interface PlannedPerson {
  readonly name: string;
  /** Null if no one in the game has exactly this name. */
  readonly uid: Uid | null;
  /** Similar names, the most similar first. A null uid is another name of the text. */
  readonly suggestions: readonly { readonly uid: Uid | null; readonly name: string }[];
}

export interface ResultsPlan {
  readonly games: readonly ImportedGame[];
  readonly totals: readonly ImportedTotal[];
  readonly people: readonly PlannedPerson[];
  readonly unclear: readonly UnclearResult[];
  readonly duplicates: readonly number[];
  readonly personOf: (name: string) => PlannedIdentity;
  /** True for a name that is another person in each game. */
  readonly isUnnamed: (name: string) => boolean;
}

/** Uid of a known person, or the name of a new person. */
export type PlannedIdentity = { readonly uid: Uid } | { readonly name: string };

export function planResults(results: ImportedResults, context: PlanContext): ResultsPlan {
  const isUnnamed = (name: string) => results.hasNameless && isNameless(name);
  const known = context.people.filter(({ name }) => !isUnnamed(name));
  const match = nameMatcher(known);
  const chosen = new Map(context.choices.map((choice) => [choice.name, choice]));
  const personOf = memoized((name): PlannedIdentity => {
    if (isUnnamed(name)) return { name };
    const person = chosenPerson(name, chosen);
    const uid = 'uid' in person ? person.uid : match(person.name);
    return uid === null ? person : { uid };
  });
  const keyOf = (name: string) => personKey(personOf(name));
  const unnamed = new Map(
    context.people.filter(({ name }) => isUnnamed(name)).map(({ uid, name }) => [uid, keyOf(name)]),
  );
  const keysOf = (uids: readonly Uid[]) => uids.map((uid) => unnamed.get(uid) ?? uid);
  const { valid, unclear } = splitGames(results, context.today, keyOf);
  const totals = results.totals.filter(isValidTotal);
  const wrongTotals = results.totals.filter((total) => !isValidTotal(total)).map(toUnclearTotal);
  const names = new Set(
    [...valid.flatMap(({ teamA, teamB }) => [...teamA, ...teamB]), ...totals.map(({ name }) => name)].filter(
      (name) => !isUnnamed(name),
    ),
  );
  const newNames = [...names].filter((name) => 'name' in personOf(name));
  return {
    games: valid,
    totals,
    people: [...names].map((name) => toPlannedPerson(name, personOf(name), newNames, known)),
    unclear: [...results.unclear, ...unclear, ...wrongTotals].toSorted((a, b) => a.line - b.line),
    duplicates: duplicateLines(
      valid.map((game) => ({ ...game, teamA: game.teamA.map(keyOf), teamB: game.teamB.map(keyOf) })),
      context.instances.map((instance) => ({
        ...instance,
        teamA: keysOf(instance.teamA),
        teamB: keysOf(instance.teamB),
        date: formatInZone(instance.startDateTime, context.timeZone, 'yyyy-MM-dd'),
      })),
    ),
    personOf,
    isUnnamed,
  };
}

/** Follows the choices from name to name. If they form a circle, its first name in the alphabet is the person. */
export function chosenPerson(name: string, choices: ReadonlyMap<string, NameChoice>): PlannedIdentity {
  const path = [name];
  for (let at = name; ; path.push(at)) {
    const choice = choices.get(at);
    if (choice === undefined) return { name: at };
    if ('uid' in choice) return { uid: choice.uid };
    at = choice.sameAs;
    if (path.includes(at)) return { name: path.slice(path.indexOf(at)).toSorted()[0] ?? at };
  }
}

/** Returns a text that is different for each person. */
export function personKey(person: PlannedIdentity): string {
  return 'uid' in person ? person.uid : `name ${person.name}`;
}

/** Splits into games to import and unclear lines. An exported game has not been checked before. */
function splitGames({ games }: ImportedResults, today: string, keyOf: (name: string) => string) {
  const valid: ImportedGame[] = [];
  const unclear: UnclearResult[] = [];
  for (const game of games) {
    const names = [...game.teamA, ...game.teamB];
    const reason = unclearReason(game, names, today, keyOf);
    if (reason === null) valid.push(game);
    else unclear.push({ line: game.line, text: names.join(', '), reason });
  }
  return { valid, unclear };
}

function unclearReason(
  game: ImportedGame,
  names: readonly string[],
  today: string,
  keyOf: (name: string) => string,
): UnclearResultReason | null {
  const result = resultSchema.safeParse(resultOf(game));
  if (!result.success || !isConsistentResult(result.data)) return 'WRONG_SCORE';
  if (game.date > today) return 'FUTURE_DATE';
  if (!names.every(isValidName)) return 'NOT_A_GAME';
  return new Set(names.map(keyOf)).size < names.length ? 'NAMED_TWICE' : null;
}

const isValidName = (name: string) => guestNameSchema.safeParse(name).success;

function isValidTotal({ name, played, won, drawn, lost }: ImportedTotal): boolean {
  const counts = [played, won, drawn, lost];
  const areCounts = counts.every((count) => Number.isInteger(count) && count >= 0 && count <= MAX_COUNT);
  return areCounts && played === won + drawn + lost && isValidName(name);
}

function toUnclearTotal({ name, line = 1 }: ImportedTotal): UnclearResult {
  return { line, text: name, reason: 'WRONG_TOTALS' };
}

function toPlannedPerson(
  name: string,
  person: PlannedIdentity,
  names: readonly string[],
  people: readonly NamedPerson[],
): PlannedPerson {
  if ('uid' in person) return { name, uid: person.uid, suggestions: [] };
  if (names.length > MAX_NAMES_WITH_SUGGESTIONS) return { name, uid: null, suggestions: [] };
  const known = new Map(people.map((each) => [each.uid, each.name]));
  const others = names.filter((other) => other !== name).map((other) => ({ uid: other, name: other }));
  const suggestions = [
    ...suggestPeople(name, people).map((uid) => ({ uid, name: known.get(uid) ?? '' })),
    ...suggestPeople(name, others).map((other) => ({ uid: null, name: other })),
  ];
  return { name, uid: null, suggestions };
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

function memoized<T>(compute: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    if (!known.has(name)) known.set(name, compute(name));
    return known.get(name) as T;
  };
}
