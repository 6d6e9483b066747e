import { gameExportSchema } from '../export/export.ts';
import { MAX_EXPORT_BYTES, MAX_LIST_BYTES } from '../limits.ts';
import { formatInZone } from '../time/format.ts';
import type { ImportedGame, ImportedResults } from './results.ts';

export function maxResultsBytes(text: string): number {
  return isJson(text) ? MAX_EXPORT_BYTES : MAX_LIST_BYTES;
}

export function isJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}

/** Returns null if the text is no `export.json`. */
export function readGameExport(text: string): ImportedResults | null {
  const parsed = gameExportSchema.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { game, people, instances } = parsed.data;
  const names = distinctNames(people);
  const nameOf = (uid: string) => names.get(uid) ?? uid;
  const games = instances.flatMap((instance, at): ImportedGame[] => {
    const { winningTeam, status, teamAGoals, teamBGoals, winningMargin } = instance;
    if (winningTeam === null || status === 'CANCELLED') return [];
    return [
      {
        ...{ line: at + 1, winningTeam, teamAGoals, teamBGoals, winningMargin },
        date: formatInZone(new Date(instance.startDateTime), game.timeZone, 'yyyy-MM-dd'),
        teamA: instance.teamA.map(nameOf),
        teamB: instance.teamB.map(nameOf),
        motm: instance.motmAwarded.map(({ uid }) => nameOf(uid)),
      },
    ];
  });
  const totals = people.flatMap(({ uid, earlier }) => (earlier ? [{ name: nameOf(uid), ...earlier }] : []));
  return { games, totals, unclear: [], dateOrder: 'YMD', points: game.points, table: null };
}

function parseJson(text: string): unknown {
  try {
    return isJson(text) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** Adds a number to a name that an earlier person has. */
function distinctNames(people: readonly { readonly uid: string; readonly name: string }[]) {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [at, { uid, name }] of people.entries()) {
    const distinct = [name, `${name} ${at + 1}`].find((each) => !taken.has(each)) ?? uid;
    taken.add(distinct);
    names.set(uid, distinct);
  }
  return names;
}
