import { z } from 'zod';
import { uidSchema } from '../ids.ts';

const moment = z.date().nullable().default(null);

/**
 * When each scheduled job has to look at an instance; null where it never has to. The jobs' queries find what is due by
 * these fields, so that a run costs what it does and not what there is.
 */
export const dueAtSchema = z.strictObject({ next: moment, reminders: moment, warning: moment, motm: moment });
export type DueAt = z.infer<typeof dueAtSchema>;

/** What has been done about an instance, once. Nobody but the server writes it; screens have no use for it. */
export const handledSchema = z.strictObject({
  /** The next instance has been opened, or this one was never the newest. */
  next: z.boolean().default(false),
  /** Up to which moment reminders have been seen to. */
  reminders: moment,
  /** The organiser has been warned that players are missing. */
  warning: z.boolean().default(false),
  /** The votes have been counted. */
  motm: z.boolean().default(false),
  /** The players have been told that teams are picked. */
  teams: z.boolean().default(false),
  /** The start that people were last told of. */
  start: moment,
  /** Who was last known to wait for a place: whoever has one by now is told. The queue itself is not stored. */
  reserves: z.array(uidSchema).default([]),
});
export type Handled = z.infer<typeof handledSchema>;

export const NOTHING_DUE: DueAt = { next: null, reminders: null, warning: null, motm: null };

export const NOTHING_HANDLED: Handled = {
  next: false,
  reminders: null,
  warning: false,
  motm: false,
  teams: false,
  start: null,
  reserves: [],
};
