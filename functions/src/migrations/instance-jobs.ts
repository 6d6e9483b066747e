import * as z from 'zod/mini';
import type { Migration } from './migration.ts';

const HOUR_MS = 3_600_000;
const LONG_AGO = new Date(0);

const instanceSchema = z.object({
  startDateTime: z.date(),
  status: z.catch(z.string(), 'CREATED'),
  motmAwarded: z.catch(z.array(z.unknown()), []),
  motmClosesAt: z.catch(z.date(), LONG_AGO),
  counts: z.object({ playing: z.catch(z.number(), 0) }),
  game: z.object({
    numberOfPlayers: z.catch(z.number(), 10),
    isRecurring: z.catch(z.boolean(), false),
    pickMotm: z.catch(z.boolean(), false),
  }),
});

/**
 * Moves `dueAt` and `handled` from the instance to `instanceJobs/{giId}`. If the instance has no
 * `dueAt`, computes due times as if no job had run.
 */
export const instanceJobs: Migration = {
  id: '001-instance-jobs',
  collection: 'gameInstances',
  migrate: ({ path, fields }) => {
    const giId = path.slice(path.lastIndexOf('/') + 1);
    const { dueAt, handled } = fields;
    const jobs = dueAt === undefined ? newJobs(fields) : { dueAt, handled: handled ?? {} };
    const remove = ['dueAt', 'handled'].filter((field) => field in fields);
    return { remove, create: [{ path: `instanceJobs/${giId}`, fields: jobs }] };
  },
};

function newJobs({ counts = {}, game = {}, ...fields }: Readonly<Record<string, unknown>>) {
  const instance = instanceSchema.parse({ ...fields, counts, game });
  const { startDateTime: start, status, motmAwarded, motmClosesAt } = instance;
  const { numberOfPlayers, isRecurring, pickMotm } = instance.game;
  const { playing } = instance.counts;
  const inHours = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
  const isOn = status !== 'CANCELLED';
  return {
    handled: {
      next: false,
      reminders: null,
      warning: false,
      motm: false,
      teams: false,
      winnerAt: null,
      result: null,
      start,
      off: { isOff: false, at: LONG_AGO },
      reserves: [],
    },
    dueAt: {
      next: isRecurring ? inHours(3) : null,
      reminders: isOn ? inHours(-72) : null,
      warning: isOn && playing < numberOfPlayers ? inHours(-72) : null,
      motm: isOn && pickMotm && motmAwarded.length === 0 ? motmClosesAt : null,
      result: null,
      offers: isOn && playing > numberOfPlayers ? inHours(-3) : null,
    },
  };
}
