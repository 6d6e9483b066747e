import type { Uid } from '../../ids.ts';
import type { Result } from '../../instance/game-instance.schema.ts';
import { guestNameSchema } from '../../player/player.schema.ts';
import type { HistoryInstance } from '../../stats/history.schema.ts';
import { formatInZone } from '../../time/format.ts';
import { type NamedPerson, nameMatcher } from '../names/match-names.ts';
import { suggestPeople } from '../names/suggest-names.ts';
import { duplicateLines } from './duplicate-games.ts';
import type { ImportedGame, ImportedResults, ImportedTotal, UnclearResult } from './results.types.ts';

export type NameChoice =
  | { readonly name: string; readonly uid: Uid }
  | { readonly name: string; readonly sameAs: string };

/** With more names, suggestions would be slow and useless. */
const MAX_NAMES_WITH_SUGGESTIONS = 500;

export interface PlanContext {
  readonly people: readonly NamedPerson[];
  readonly choices: readonly NameChoice[];
  readonly instances: readonly HistoryInstance[];
  readonly timeZone: string;
}

export interface PlannedPerson {
  readonly name: string;
  /** Null if nobody in the game has exactly this name. */
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
  readonly personOf: (name: string) => PersonKey;
}

export type PersonKey = { readonly uid: Uid } | { readonly name: string };

export function planResults(results: ImportedResults, context: PlanContext): ResultsPlan {
  const match = nameMatcher(context.people);
  const chosen = new Map(context.choices.map((choice) => [choice.name, choice]));
  const personOf = (name: string): PersonKey => {
    const path = [name];
    let shown = name;
    for (;;) {
      const choice = chosen.get(shown);
      if (choice === undefined) break;
      if ('uid' in choice) return { uid: choice.uid };
      const circle = path.slice(path.indexOf(choice.sameAs));
      shown = choice.sameAs;
      if (path.includes(shown)) {
        shown = circle.toSorted()[0] ?? shown;
        break;
      }
      path.push(shown);
    }
    const uid = match(shown);
    return uid === null ? { name: shown } : { uid };
  };
  const keyOf = (name: string) => toKey(personOf(name));
  const { valid, unclear } = splitByNames(results, keyOf);
  const names = new Set([
    ...valid.flatMap(({ teamA, teamB }) => [...teamA, ...teamB]),
    ...results.totals.map(({ name }) => name),
  ]);
  const newNames = [...names].filter((name) => 'name' in personOf(name));
  return {
    games: valid,
    totals: results.totals,
    people: [...names].map((name) => toPlannedPerson(name, personOf(name), newNames, context.people)),
    unclear: [...results.unclear, ...unclear].toSorted((a, b) => a.line - b.line),
    duplicates: duplicateLines(
      valid.map((game) => ({ ...game, teamA: game.teamA.map(keyOf), teamB: game.teamB.map(keyOf) })),
      context.instances.map((instance) => ({
        ...instance,
        date: formatInZone(instance.startDateTime, context.timeZone, 'yyyy-MM-dd'),
      })),
    ),
    personOf,
  };
}

function toKey(person: PersonKey): string {
  return 'uid' in person ? person.uid : `name ${person.name}`;
}

function splitByNames({ games }: ImportedResults, keyOf: (name: string) => string) {
  const valid: ImportedGame[] = [];
  const unclear: UnclearResult[] = [];
  for (const game of games) {
    const names = [...game.teamA, ...game.teamB];
    const isLong = names.some((name) => !guestNameSchema.safeParse(name).success);
    const isTwice = new Set(names.map(keyOf)).size < names.length;
    const reason = isLong ? 'NOT_A_GAME' : isTwice ? 'NAMED_TWICE' : null;
    if (reason === null) valid.push(game);
    else unclear.push({ line: game.line, text: names.join(', '), reason });
  }
  return { valid, unclear };
}

function toPlannedPerson(
  name: string,
  person: PersonKey,
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
