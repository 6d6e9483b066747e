import * as z from 'zod/mini';
import { instanceStatusSchema, winningTeamSchema } from '../instance/game-instance.schema.ts';
import { eachPoint } from '../stats/points.ts';

const moment = z.iso.datetime();
const uids = z.array(z.string());

/**
 * All data that the leaderboard of a game is computed from. `docs/export.md` describes the format. Contains no ids of
 * instances, because these ids are in invite links.
 */
export const gameExportSchema = z.object({
  format: z.literal('fives-game'),
  /** Increases only if older programs can no longer read the export. A new field does not change the version. */
  version: z.literal(1),
  exportedAt: moment,
  game: z.object({
    name: z.string(),
    location: z.string(),
    numberOfPlayers: z.number(),
    timeZone: z.string(),
    points: z.object(eachPoint(() => z.number())),
  }),
  seasons: z.array(z.object({ name: z.string(), from: moment })),
  people: z.array(
    z.object({
      uid: z.string(),
      name: z.string(),
      isGuest: z.boolean(),
      /** Results before the first instance, from imported totals. */
      earlier: z.optional(
        z.object({ played: z.number(), won: z.number(), drawn: z.number(), lost: z.number() }),
      ),
    }),
  ),
  instances: z.array(
    z.object({
      startDateTime: moment,
      status: instanceStatusSchema,
      teamAName: z.string(),
      teamBName: z.string(),
      teamAColour: z.string(),
      teamBColour: z.string(),
      winningTeam: z.nullable(winningTeamSchema),
      winningMargin: z.nullable(z.number()),
      teamAGoals: z.nullable(z.number()),
      teamBGoals: z.nullable(z.number()),
      teamA: uids,
      teamB: uids,
      firstHalf: z.optional(
        z.nullable(z.object({ teamA: uids, teamB: uids, teamAGoals: z.number(), teamBGoals: z.number() })),
      ),
      motmAwarded: z.array(z.object({ uid: z.string(), votes: z.number() })),
    }),
  ),
});
export type GameExport = z.infer<typeof gameExportSchema>;
