import {
  type ApiContract,
  ApiError,
  addEarlier,
  formatInZone,
  type Game,
  type GameImport,
  type History,
  type ImportedResults,
  importedStarts,
  MAX_IMPORTED_GAMES,
  MAX_IMPORTED_PLAYERS,
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
import { findKnownPeople, type KnownPerson, requireKnown } from '../people/known-people.ts';

type SentResults = Received<ApiContract['importResults']>['body'];

type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/**
 * Reads the text, or takes the results that the organiser has corrected.
 * @throws {ApiError} `bad-input` if the text cannot have results, `not-found` if a chosen person is not in the game
 */
export async function planImport(
  body: SentResults,
  { game, history }: { readonly game: Game; readonly history: History },
  transaction: Transaction,
  now: Date,
) {
  const { id, timeZone, createdAt } = game;
  const giId = await findNewestOfGame(id, transaction);
  const newest = giId === null ? null : await findGameInstance(giId, transaction);
  const people = newest ? await findPeople(newest, transaction.unconfirmed) : [];
  const known = await findKnownPeople({ game, people }, transaction.unconfirmed);
  requireKnown(
    known,
    body.people.map(({ uid }) => uid),
    'people',
  );
  const today = formatInZone(now, timeZone, 'yyyy-MM-dd');
  const results = resultsOf(body, today);
  const { instances } = history;
  return {
    ...{ game, known, results },
    /** Start of the newest instance, whose time of day imported games get. */
    usualStart: newest?.regularStart ?? newest?.startDateTime ?? createdAt,
    plan: planResults(results, { people: known, choices: body.people, instances, timeZone, today }),
  };
}

function resultsOf({ text, games, totals, dateOrder, columns }: SentResults, today: string): ImportedResults {
  const isCorrected = games !== undefined || totals !== undefined;
  const code = isCorrected ? null : resultsReason(text);
  if (code !== null) throw ApiError.because({ code, fields: ['text'] });
  const read = readResults(text, { today, dateOrder, columns });
  if (!isCorrected) return read;
  const numbered = (games ?? []).map((game, at) => ({ ...game, line: game.line ?? at + 1 }));
  return { ...read, games: numbered, totals: totals ?? [], unclear: [], dateOrder: 'YMD' };
}

interface NewImport extends Pick<GameImport, 'id' | 'by'> {
  readonly addsDuplicates: boolean;
}

/**
 * Returns the import document with its instances to create.
 * @throws {ApiError} `bad-input`
 */
export function toGameImport(
  { plan, game, known, usualStart }: ImportPlan,
  { id, by, addsDuplicates }: NewImport,
  now: Date,
): GameImport {
  const skipped = new Set(addsDuplicates ? [] : plan.duplicates);
  const games = plan.games.filter(({ line }) => !skipped.has(line));
  const players = games.reduce((sum, { teamA, teamB }) => sum + teamA.length + teamB.length, 0);
  if (games.length === 0 && plan.totals.length === 0)
    throw ApiError.because({ code: 'NOTHING_TO_IMPORT', fields: ['text'] });
  if (games.length > MAX_IMPORTED_GAMES || players > MAX_IMPORTED_PLAYERS)
    throw ApiError.because({ code: 'IMPORT_TOO_LARGE', fields: ['text'] });
  const people: GameImport['people'] = [];
  const positionOf = personLister(people, known, plan);
  const starts = importedStarts(games, { at: usualStart, timeZone: game.timeZone }, now);
  const planned = games.map((each, at) => {
    const [teamA, teamB] = [each.teamA.map(positionOf), each.teamB.map(positionOf)];
    const players = new Set([...teamA, ...teamB]);
    const motm = [...new Set(each.motm?.map(positionOf))].filter((position) => players.has(position));
    return { startDateTime: starts[at] ?? now, ...resultOf(each), teamA, teamB, motm };
  });
  const totals = new Map<Uid, GameImport['totals'][number]>();
  for (const { name, line: _, ...total } of plan.totals) {
    const person = people[positionOf(name)];
    if (person === undefined) continue;
    // Two names can be one person.
    const before = totals.get(person.uid);
    totals.set(person.uid, { ...person, ...(before ? addEarlier(before, total) : total) });
  }
  return {
    ...{ id, by, createdAt: now, state: 'RUNNING', games: planned.length, created: 0, planned, people },
    totals: [...totals.values()],
  };
}

/** Returns a function that adds a person to `people` once. New people get an id like people added by hand. */
function personLister(people: GameImport['people'], known: readonly KnownPerson[], { keyOf }: ResultsPlan) {
  const knownPeople = new Map(known.map(({ uid, name, isGuest }) => [uid, { uid, name, isGuest }]));
  const positions = new Map<string, number>();
  return (name: string): number => {
    const key = keyOf(name);
    const position = positions.get(key) ?? people.length;
    if (position === people.length)
      people.push(knownPeople.get(key) ?? { uid: toByHandUid(newGiId()), name, isGuest: true });
    positions.set(key, position);
    return position;
  };
}
