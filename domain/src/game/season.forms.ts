import * as z from 'zod/mini';
import { reasonText } from '../reasons.ts';
import { fromFormDate } from '../time/format.ts';
import { seasonReason } from '../transitions/seasons.ts';
import type { Game } from './game.schema.ts';
import { seasonNameSchema } from './season.schema.ts';

export const SEASON_START_REQUIRED = 'The first day is required';

type GameWithSeasons = Pick<Game, 'seasons' | 'timeZone'>;

/** Returns the start-a-season form. The first day is `yyyy-MM-dd` and begins at midnight in the game's zone. */
export function startSeasonFormSchema(game: GameWithSeasons, now: () => Date) {
  const problemOf = (day: string) => {
    const from = startOfDay(day, game);
    return from === null ? SEASON_START_REQUIRED : reasonText(seasonReason(game, from, now()));
  };
  return z.strictObject({
    name: seasonNameSchema,
    from: z.pipe(
      z.string().check(
        z.refine((day) => problemOf(day) === null, {
          error: ({ input }) => problemOf(String(input)) ?? SEASON_START_REQUIRED,
        }),
      ),
      z.transform((day: string) => startOfDay(day, game) ?? now()),
    ),
  });
}
export type StartSeasonValues = z.output<ReturnType<typeof startSeasonFormSchema>>;

function startOfDay(day: string, { timeZone }: GameWithSeasons): Date | null {
  return fromFormDate(`${day}T00:00`, timeZone);
}
