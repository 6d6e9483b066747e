import * as z from 'zod/mini';
import { reasonText } from '../reasons.ts';
import { fromFormDate, toFormDate } from '../time/format.ts';
import { startReason } from '../time/start.ts';
import { timeZoneSchema } from '../time/time-zone.ts';
import { gameSettingsSchema } from './settings.schema.ts';

const { name, location, numberOfPlayers } = gameSettingsSchema.shape;

export const START_REQUIRED = 'Start date and time is required';

const writtenStartSchema = z.object({
  startDateTime: z.string(START_REQUIRED).check(z.minLength(1, START_REQUIRED)),
  timeZone: timeZoneSchema,
});
type WrittenStart = z.infer<typeof writtenStartSchema>;

/** What both forms ask for; only the name is called differently. */
const gameFields = {
  location,
  numberOfPlayers,
  isRecurring: z.boolean(),
  ...writtenStartSchema.shape,
};

/**
 * The create-game form. Its start is typed as a wall clock in the game's zone (`yyyy-MM-dd'T'HH:mm`) and parsed to a
 * moment that must lie in the future.
 * @param now tells the time at which the form is checked
 */
export function createGameFormSchema(now: () => Date) {
  const form = z
    .strictObject({ gameName: name, ...gameFields })
    .check(z.refine((typed) => problemOf(typed, now()) === null, startCheck(now)));
  return z.pipe(
    form,
    z.transform((typed: z.output<typeof form>) => ({ ...typed, startDateTime: readStart(typed) })),
  );
}
export type CreateGameInput = z.input<ReturnType<typeof createGameFormSchema>>;
export type CreateGameValues = z.output<ReturnType<typeof createGameFormSchema>>;

/**
 * The update-game form. The start is typed like a new game's, and as long as it reads as `currentStart` does it has not
 * been moved: then it is null in what the form gives, and may lie in the past. A moved one must lie in the future.
 * @param now tells the time at which the form is checked
 */
export function updateGameFormSchema(now: () => Date, currentStart: Date) {
  // Compared as written: a start may have seconds, or lie in the second of two equal hours, which no field shows.
  const isMoved = ({ startDateTime, timeZone }: WrittenStart) =>
    startDateTime !== toFormDate(currentStart, timeZone);
  const form = z
    .strictObject({ name, ...gameFields })
    .check(z.refine((typed) => !isMoved(typed) || problemOf(typed, now()) === null, startCheck(now)));
  return z.pipe(
    form,
    z.transform((typed: z.output<typeof form>) => ({
      ...typed,
      startDateTime: isMoved(typed) ? readStart(typed) : null,
    })),
  );
}
export type UpdateGameInput = z.input<ReturnType<typeof updateGameFormSchema>>;
export type UpdateGameValues = z.output<ReturnType<typeof updateGameFormSchema>>;

/** What to say of a start as it was typed; null where it can be planned. */
function problemOf({ startDateTime, timeZone }: WrittenStart, now: Date): string | null {
  const start = fromFormDate(startDateTime, timeZone);
  return start === null ? START_REQUIRED : reasonText(startReason(start, now));
}

/** The moment that a wall clock shows; only for a start that has passed its check. */
function readStart({ startDateTime, timeZone }: WrittenStart): Date {
  return fromFormDate(startDateTime, timeZone) ?? z.NEVER;
}

/**
 * How the check of a start speaks, and when it runs: as soon as the start and its zone can be read, so that a start in
 * the past is named together with whatever else is wrong.
 */
function startCheck(now: () => Date) {
  return {
    path: ['startDateTime'],
    when: ({ value }: { value: unknown }) => writtenStartSchema.safeParse(value).success,
    error: ({ input }: { input?: unknown }) =>
      problemOf(writtenStartSchema.parse(input), now()) ?? START_REQUIRED,
  };
}
