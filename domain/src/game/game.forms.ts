import * as z from 'zod/mini';
import { reasonText } from '../reasons.ts';
import { fromFormDate, toFormDate } from '../time/format.ts';
import { startReason } from '../time/start.ts';
import { timeZoneSchema } from '../time/time-zone.ts';
import { seasonReason } from '../transitions/game.ts';
import { type Game, seasonNameSchema } from './game.schema.ts';
import { gameSettingsSchema } from './settings.ts';

const { name, location, numberOfPlayers } = gameSettingsSchema.shape;

export const START_REQUIRED = 'Start date and time is required';

const startInputSchema = z.object({
  startDateTime: z.string(START_REQUIRED).check(z.minLength(1, START_REQUIRED)),
  timeZone: timeZoneSchema,
});
type StartInput = z.infer<typeof startInputSchema>;

const gameFields = {
  location,
  numberOfPlayers,
  isRecurring: z.boolean(),
  ...startInputSchema.shape,
};

/** The start is a wall-clock time in the game's zone (`yyyy-MM-dd'T'HH:mm`) and must be in the future. */
export function createGameFormSchema(now: () => Date) {
  const form = z
    .strictObject({ gameName: name, ...gameFields })
    .check(z.refine((values) => startProblem(values, now()) === null, startCheck(now)));
  return z.pipe(
    form,
    z.transform((values: z.output<typeof form>) => ({ ...values, startDateTime: parseStart(values) })),
  );
}
export type CreateGameInput = z.input<ReturnType<typeof createGameFormSchema>>;
export type CreateGameValues = z.output<ReturnType<typeof createGameFormSchema>>;

/**
 * The parsed `startDateTime` is null if the text is unchanged from `currentStart`. A changed start must be in the
 * future.
 */
export function updateGameFormSchema(now: () => Date, currentStart: Date) {
  // Compares text, because the field has no seconds and one hour occurs twice when clocks go back.
  const isMoved = ({ startDateTime, timeZone }: StartInput) =>
    startDateTime !== toFormDate(currentStart, timeZone);
  const form = z
    .strictObject({ name, ...gameFields })
    .check(z.refine((values) => !isMoved(values) || startProblem(values, now()) === null, startCheck(now)));
  return z.pipe(
    form,
    z.transform((values: z.output<typeof form>) => ({
      ...values,
      startDateTime: isMoved(values) ? parseStart(values) : null,
    })),
  );
}
export type UpdateGameInput = z.input<ReturnType<typeof updateGameFormSchema>>;
export type UpdateGameValues = z.output<ReturnType<typeof updateGameFormSchema>>;

function startProblem({ startDateTime, timeZone }: StartInput, now: Date): string | null {
  const start = fromFormDate(startDateTime, timeZone);
  return start === null ? START_REQUIRED : reasonText(startReason(start, now));
}

function parseStart({ startDateTime, timeZone }: StartInput): Date {
  return fromFormDate(startDateTime, timeZone) ?? z.NEVER;
}

/** Runs if start and zone can be parsed, so that a past start is reported together with other errors. */
function startCheck(now: () => Date) {
  return {
    path: ['startDateTime'],
    when: ({ value }: { value: unknown }) => startInputSchema.safeParse(value).success,
    error: ({ input }: { input?: unknown }) =>
      startProblem(startInputSchema.parse(input), now()) ?? START_REQUIRED,
  };
}

export const SEASON_START_REQUIRED = 'The first day is required';

type GameWithSeasons = Pick<Game, 'seasons' | 'timeZone'>;

/** The first day is `yyyy-MM-dd` and begins at midnight in the game's zone. */
export function startSeasonFormSchema(game: GameWithSeasons, now: () => Date) {
  const firstDayProblem = (day: string) => {
    const from = startOfDay(day, game);
    return from === null ? SEASON_START_REQUIRED : reasonText(seasonReason(game, from, now()));
  };
  return z.strictObject({
    name: seasonNameSchema,
    from: z.pipe(
      z.string().check(
        z.refine((day) => firstDayProblem(day) === null, {
          error: ({ input }) => firstDayProblem(String(input)) ?? SEASON_START_REQUIRED,
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
