import {
  type ApiContract,
  ApiError,
  addEarlier,
  formatInZone,
  type Game,
  type GameImport,
  type History,
  type ImportedGame,
  type ImportedResults,
  type ImportResultsResponse,
  importedStarts,
  MAX_IMPORTED_GAMES,
  MAX_IMPORTED_PLAYERS,
  type NameChoice,
  type PlannedIdentity,
  personKey,
  planResults,
  type Received,
  type ResultsPlan,
  readResults,
  resultOf,
  resultsReason,
  toByHandUid,
  type Uid,
} from '@fives/domain';
import { findGameInstance, findNewestOfGame, newGiId } from '../db/collections/game-instances.ts';
import { findPeople } from '../db/collections/player-instances.ts';
import type { Transaction } from '../db/transaction.ts';
import { findKnownPeople, type KnownPerson } from '../people/known-people.ts';

type SentResults = Received<ApiContract['importResults']>['body'];

export interface ImportContext {
  readonly game: Game;
  readonly history: History;
  readonly known: readonly KnownPerson[];
  /** YYYY-MM-DD in the time zone of the game. */
  readonly today: string;
  /** Start of the newest instance, whose time of day imported games get. */
  readonly usualStart: Date;
}

export async function readImportContext(
  game: Game,
  history: History,
  transaction: Transaction,
  now: Date,
): Promise<ImportContext> {
  const giId = await findNewestOfGame(game.id, transaction);
  const newest = giId === null ? null : await findGameInstance(giId, transaction);
  const people = newest ? await findPeople(newest, transaction.unconfirmed) : [];
  const known = await findKnownPeople({ game, people }, transaction.unconfirmed);
  return {
    game,
    history,
    known,
    today: formatInZone(now, game.timeZone, 'yyyy-MM-dd'),
    usualStart: newest?.regularStart ?? newest?.startDateTime ?? game.createdAt,
  };
}

/**
 * Returns the results of the text, or the results that the organiser has corrected.
 * @throws {ApiError} `bad-input` if the text cannot have results
 */
export function resultsOf(
  { text, games, totals, dateOrder, columns }: SentResults,
  today: string,
): ImportedResults {
  const isCorrected = games !== undefined || totals !== undefined;
  const code = isCorrected ? null : resultsReason(text);
  if (code !== null) throw ApiError.because({ code, fields: ['text'] });
  const read = readResults(text, { today, dateOrder, columns });
  if (!isCorrected) return read;
  const numbered = (games ?? []).map((game, at) => ({ ...game, line: game.line ?? at + 1 }));
  return { ...read, games: numbered, totals: totals ?? [], unclear: [], dateOrder: 'YMD' };
}

/** @throws {ApiError} `not-found` if a chosen person is not in the game */
export function planImport(
  results: ImportedResults,
  { game, history, known, today }: ImportContext,
  choices: readonly NameChoice[],
): ResultsPlan {
  const uids = new Set(known.map(({ uid }) => uid));
  if (choices.some((choice) => 'uid' in choice && !uids.has(choice.uid)))
    throw ApiError.because({ code: 'NO_PLACE', fields: ['people'] });
  const { timeZone } = game;
  const { instances } = history;
  return planResults(results, { people: known, choices, instances, timeZone, today });
}

interface NewImport extends Pick<GameImport, 'id' | 'by'> {
  readonly addsDuplicates: boolean;
}

/**
 * Returns the import document with its instances to create.
 * @throws {ApiError} `bad-input`
 */
export function toGameImport(
  plan: ResultsPlan,
  { game, known, usualStart }: ImportContext,
  { id, by, addsDuplicates }: NewImport,
  now: Date,
): GameImport {
  const skipped = new Set(addsDuplicates ? [] : plan.duplicates);
  const games = plan.games.filter(({ line }) => !skipped.has(line));
  if (games.length === 0 && plan.totals.length === 0)
    throw ApiError.because({ code: 'NOTHING_TO_IMPORT', fields: ['text'] });
  if (isTooLarge(games)) throw ApiError.because({ code: 'IMPORT_TOO_LARGE', fields: ['text'] });
  const people = new PeopleOfImport(known, plan);
  const starts = importedStarts(games, { at: usualStart, timeZone: game.timeZone }, now);
  const planned = games.map((each, at) => {
    const teamA = each.teamA.map((name) => people.positionOf(name, at));
    const teamB = each.teamB.map((name) => people.positionOf(name, at));
    const players = [...teamA, ...teamB];
    const motm = (each.motm ?? []).map((name) => people.positionOf(name, at));
    return {
      startDateTime: starts[at] ?? now,
      ...resultOf(each),
      teamA,
      teamB,
      motm: [...new Set(motm)].filter((position) => players.includes(position)),
    };
  });
  return {
    id,
    by,
    createdAt: now,
    state: 'RUNNING',
    games: planned.length,
    created: 0,
    planned,
    people: people.list,
    totals: totalsOf(plan, people),
  };
}

/** Adds the totals of names that are one person. */
function totalsOf({ totals }: ResultsPlan, people: PeopleOfImport): GameImport['totals'] {
  const found = new Map<Uid, GameImport['totals'][number]>();
  for (const { name, ...total } of totals) {
    const person = people.personOf(name);
    const known = found.get(person.uid);
    found.set(person.uid, { ...person, ...(known ? addEarlier(known, total) : total) });
  }
  return [...found.values()];
}

function isTooLarge(games: readonly ImportedGame[]): boolean {
  const players = games.reduce((sum, { teamA, teamB }) => sum + teamA.length + teamB.length, 0);
  return games.length > MAX_IMPORTED_GAMES || players > MAX_IMPORTED_PLAYERS;
}

/** Everyone in the planned games. New people get an id like people added by hand. */
class PeopleOfImport {
  readonly list: GameImport['people'] = [];
  readonly #known: ReadonlyMap<Uid, KnownPerson>;
  readonly #plan: Pick<ResultsPlan, 'personOf' | 'isUnnamed'>;
  readonly #positions = new Map<string, number>();

  constructor(known: readonly KnownPerson[], plan: Pick<ResultsPlan, 'personOf' | 'isUnnamed'>) {
    this.#known = new Map(known.map((person) => [person.uid, person]));
    this.#plan = plan;
  }

  /** @param game position of the game, because a person without a name is someone else in each game */
  positionOf(name: string, game = 0): number {
    const person = this.#plan.personOf(name);
    const key = this.#plan.isUnnamed(name) ? `${personKey(person)} ${game}` : personKey(person);
    const position = this.#positions.get(key) ?? this.list.length;
    if (position === this.list.length) this.list.push(this.#toEntry(person));
    this.#positions.set(key, position);
    return position;
  }

  personOf(name: string): GameImport['people'][number] {
    const person = this.list[this.positionOf(name)];
    if (person === undefined) throw new Error(`${name} has no entry`);
    return person;
  }

  #toEntry(person: PlannedIdentity): GameImport['people'][number] {
    if ('name' in person) return { uid: toByHandUid(newGiId()), name: person.name, isGuest: true };
    const { uid, name, isGuest } = this.#known.get(person.uid) ?? { ...person, name: '', isGuest: true };
    return { uid, name, isGuest };
  }
}

export function toImportResponse(
  { games, totals, people, unclear, duplicates }: ResultsPlan,
  { dateOrder, columns, rows }: ImportedResults,
  importId: string | null,
): ImportResultsResponse {
  return {
    games: [...games] as ImportResultsResponse['games'],
    totals: [...totals],
    columns: [...columns],
    rows: rows.map((row) => [...row]),
    people: people.map((person) => ({ ...person, suggestions: [...person.suggestions] })),
    unclear: [...unclear],
    duplicates: [...duplicates],
    dateOrder,
    importId,
  };
}
