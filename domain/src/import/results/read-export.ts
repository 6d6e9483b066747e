import { gameExportSchema } from '../../export/export.ts';
import { MAX_EXPORT_BYTES, MAX_LIST_BYTES } from '../../limits.ts';
import { formatInZone } from '../../time/format.ts';
import type { ImportedGame, ImportedResults } from './results.types.ts';

export function maxResultsBytes(text: string): number {
  return isJson(text) ? MAX_EXPORT_BYTES : MAX_LIST_BYTES;
}

export function readGameExport(text: string): ImportedResults | null {
  const parsed = gameExportSchema.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { game, people, instances } = parsed.data;
  const names = uniqueNames(people);
  const nameOf = (uid: string) => names.get(uid) ?? uid;
  const games = instances.flatMap((instance, at): ImportedGame[] => {
    const { startDateTime, winningTeam, status, teamA, teamB, teamAGoals, teamBGoals, winningMargin } =
      instance;
    if (winningTeam === null || status === 'CANCELLED') return [];
    return [
      {
        line: at + 1,
        date: formatInZone(new Date(startDateTime), game.timeZone, 'yyyy-MM-dd'),
        teamA: teamA.map(nameOf),
        teamB: teamB.map(nameOf),
        winningTeam,
        teamAGoals,
        teamBGoals,
        winningMargin,
        motm: instance.motmAwarded.map(({ uid }) => nameOf(uid)),
      },
    ];
  });
  const totals = people.flatMap(({ uid, earlier }) => (earlier ? [{ name: nameOf(uid), ...earlier }] : []));
  return {
    ...{ games, totals, unclear: [], dateOrder: 'YMD', points: game.points },
    ...{ columns: [], rows: [], hasNameless: false },
  };
}

function parseJson(text: string): unknown {
  if (!isJson(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function isJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}

function uniqueNames(
  people: readonly { readonly uid: string; readonly name: string }[],
): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  for (const { uid, name } of people) {
    let unique = name;
    let number = numbers.get(name) ?? 1;
    // Starts at the last number, so that many people with one name take linear time.
    for (; taken.has(unique); number += 1) unique = `${name} ${number + 1}`;
    numbers.set(name, number);
    taken.add(unique);
    names.set(uid, unique);
  }
  return names;
}
