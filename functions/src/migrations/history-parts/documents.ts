import * as z from 'zod/mini';

type Fields = Readonly<Record<string, unknown>>;

const uids = z.catch(z.array(z.string()), []);

/** Loose, so that the migration keeps all other fields. */
const instanceSchema = z.looseObject({
  giId: z.string(),
  startDateTime: z.date(),
  status: z.catch(z.string(), 'CREATED'),
  winningTeam: z.catch(z.nullable(z.enum(['TEAM_A', 'TEAM_B', 'DRAW'])), null),
  teamA: uids,
  teamB: uids,
  motmAwarded: z.catch(z.array(z.looseObject({ uid: z.string() })), []),
});
export type PlayedInstance = z.infer<typeof instanceSchema>;

const pointsSchema = z.object({
  win: z.catch(z.number(), 3),
  draw: z.catch(z.number(), 1),
  loss: z.catch(z.number(), 0),
  motm: z.catch(z.number(), 5),
  num3InARow: z.catch(z.number(), 3),
  num5InARow: z.catch(z.number(), 5),
});
export type Points = z.infer<typeof pointsSchema>;

const seasonSchema = z.object({ from: z.date() });

export function readUnsplitHistory(history: Fields, game: Fields | null) {
  return {
    instances: listOf(instanceSchema, history.instances),
    closed: typeof history.closed === 'number' ? history.closed : 0,
    points: pointsSchema.parse(Object(game?.points ?? {})),
  };
}

export function seasonsOf(game: Fields | null) {
  return listOf(seasonSchema, game?.seasons);
}

function listOf<S extends z.ZodMiniType>(item: S, list: unknown): z.output<S>[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((each) => {
    const read = item.safeParse(each);
    return read.success ? [read.data] : [];
  });
}
