import * as z from 'zod/mini';
import { guestCapacity } from '../limits.ts';
import { DEFAULT_POINTS, eachPoint, pointsSchema, storedPoints } from '../stats/tally.schema.ts';
import { DEFAULT_TIME_ZONE, isTimeZone, timeZoneSchema } from '../time/time-zone.ts';
import { flag, line, momentOrNull, oneOf, type SettingKind, whole, wholeOrNull } from './setting-kinds.ts';

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 50;

const numberOfPlayersSchema = z
  .number('Number of players is required')
  .check(
    z.minimum(MIN_PLAYERS, `Number of players must be greater than ${MIN_PLAYERS - 1}`),
    z.maximum(MAX_PLAYERS, `Number of players must be at most ${MAX_PLAYERS}`),
    z.int('Number of players must be a whole number'),
  );

export type Choice = readonly [value: unknown, text: string];

interface SettingControl {
  readonly label: string;
  readonly help: string;
  readonly failure: string;
  /** True if the control is in the closed part of the page. */
  readonly isUnderMore?: true;
  choices?(value: never, game: { readonly numberOfPlayers: number }): readonly Choice[];
}

export interface Setting extends SettingKind {
  /** Undefined if people must sign in to read the setting. */
  readonly readers?: 'visitors';
  readonly initial?: unknown;
  readonly control?: SettingControl;
}

/** In the order of the settings page. Schemas and controls are built from this table. */
export const GAME_SETTINGS = {
  name: { ...line('gameName', 'Game name is required'), readers: 'visitors' },
  location: { ...line('location', 'Location is required'), readers: 'visitors' },
  numberOfPlayers: {
    ...whole({ min: MIN_PLAYERS, max: MAX_PLAYERS }, 10, numberOfPlayersSchema),
    readers: 'visitors',
  },
  isRecurring: { ...flag(false), readers: 'visitors' },
  autoInvites: {
    ...flag(false),
    readers: 'visitors',
    control: {
      label: 'Automatic invites',
      help: 'After the first game is played, invites go automatically to all players in the pool.',
      failure: "Couldn't change automatic invites",
    },
  },
  pickMotm: {
    ...flag(false),
    readers: 'visitors',
    initial: true,
    control: {
      label: 'Pick player-of-the-match',
      help: 'Players vote after each game.',
      failure: "Couldn't change player-of-the-match voting",
    },
  },
  timeZone: {
    written: timeZoneSchema,
    // Formatting a date in an unknown zone would throw an error.
    stored: z.catch(z.string().check(z.refine(isTimeZone)), DEFAULT_TIME_ZONE),
    sent: z.string(),
    fallback: DEFAULT_TIME_ZONE,
    readers: 'visitors',
  },
  durationMinutes: {
    ...whole({ min: 20, max: 240 }, 60),
    readers: 'visitors',
    control: {
      label: 'Length',
      help: 'Calendars show it, and you record the result when the game is over.',
      failure: "Couldn't change the length",
      choices: (current: number) => minuteChoices([30, 40, 45, 50, 60, 75, 90, 120], current),
    },
  },
  meetMinutesBefore: {
    ...wholeOrNull({ min: 0, max: 120 }),
    readers: 'visitors',
    control: {
      label: 'Meet-up',
      help: 'How long before the start you meet. Invites, reminders and calendars say when.',
      failure: "Couldn't change the meet-up",
      choices: (current: number | null): Choice[] => [
        [null, 'None'],
        ...minuteChoices([5, 10, 15, 20, 30, 45, 60], current ?? 15, ' before'),
      ],
    },
  },
  /** False hides the names of people from visitors, who have the link but no entry. */
  namesForLink: {
    ...flag(true),
    readers: 'visitors',
    control: {
      label: 'Show names to people with the link',
      help: 'Before they reply, they see the first names of who is in and who invites.',
      failure: "Couldn't change who sees the names",
    },
  },
  isClosed: {
    ...flag(false),
    readers: 'visitors',
    control: {
      label: 'No new players',
      help: 'No one new can join, even with the link. Anyone who has been in the game before still can.',
      failure: "Couldn't change who can join",
    },
  },
  /** Limit of guests and plus-ones in an instance. Null means two per spot. */
  maxGuests: {
    ...wholeOrNull({ min: 0, max: MAX_PLAYERS }),
    readers: 'visitors',
    control: {
      label: 'Guest limit',
      help: 'How many guests each game takes: people who join from the link without an account, and plus-ones. You can add more yourself.',
      failure: "Couldn't change the guest limit",
      isUnderMore: true,
      choices: guestChoices,
    },
  },
  reserveOffers: {
    ...oneOf(
      { IN_TURN: 'Ask one reserve at a time', AT_ONCE: 'Ask all reserves: first yes gets it' },
      'IN_TURN',
    ),
    readers: 'visitors',
    control: {
      label: 'Late spots',
      help: 'In the last 3 hours, reserves are asked before they get a spot. Until then they move up automatically.',
      failure: "Couldn't change how late spots are offered",
    },
  },
  lateDropOutHours: {
    ...whole({ min: 1, max: 72 }, 24),
    readers: 'visitors',
    control: {
      label: 'Late drop-outs',
      help: "Organisers see how often someone drops out this late. It doesn't count if the spot is filled.",
      failure: "Couldn't change when a drop-out is late",
      isUnderMore: true,
      choices: lateHourChoices,
    },
  },
  pausedUntil: { ...momentOrNull(), readers: 'visitors' },
  pausedFrom: { ...momentOrNull(), readers: 'visitors' },
  points: {
    written: pointsSchema,
    stored: storedPoints,
    sent: z.object(eachPoint(() => z.number())),
    fallback: DEFAULT_POINTS,
  },
} as const satisfies Record<string, Setting>;

function guestChoices(maxGuests: number | null, game: { readonly numberOfPlayers: number }): Choice[] {
  const defaultLimit = guestCapacity({ ...game, maxGuests: null });
  const highest = Math.max(Math.min(defaultLimit, MAX_PLAYERS), maxGuests ?? 0);
  const numbers = Array.from({ length: highest }, (_, at): Choice => [at + 1, String(at + 1)]);
  return [[null, `Two per spot (${defaultLimit})`], [0, 'None'], ...numbers];
}

function minuteChoices(usual: readonly number[], current: number, suffix = ''): Choice[] {
  return withCurrent(usual, current).map((minutes) => [minutes, `${minutes} minutes${suffix}`]);
}

function withCurrent(usual: readonly number[], current: number): number[] {
  return [...new Set([...usual, current])].toSorted((a, b) => a - b);
}

function lateHourChoices(current: number): Choice[] {
  const options = withCurrent([1, 3, 6, 12, 24, 48, 72], current);
  return options.map((hours) => [hours, hours === 1 ? '1 hour before' : `${hours} hours before`]);
}

type Settings = typeof GAME_SETTINGS;
type SchemaKind = 'written' | 'stored' | 'sent';
type ShapeOf<K extends SchemaKind> = { -readonly [F in keyof Settings]: Settings[F][K] };

export const ALL_SETTINGS = Object.entries(GAME_SETTINGS) as [keyof Settings, Setting][];

function shapeOf<K extends SchemaKind>(kind: K): ShapeOf<K> {
  return Object.fromEntries(ALL_SETTINGS.map(([field, setting]) => [field, setting[kind]])) as ShapeOf<K>;
}

export const gameSettingsSchema = z.strictObject(shapeOf('written'));
export type GameSettings = z.infer<typeof gameSettingsSchema>;

export const storedSettings = shapeOf('stored');

type ReadByVisitors<S> = S extends { readonly readers: 'visitors' } ? true : false;
type VisitorSetting = {
  [F in keyof Settings]: ReadByVisitors<Settings[F]> extends true ? F : never;
}[keyof Settings];
type SentShape = {
  -readonly [F in keyof Settings]: F extends VisitorSetting
    ? Settings[F]['sent']
    : z.ZodMiniOptional<Settings[F]['sent']>;
};

export const sentSettings = Object.fromEntries(
  ALL_SETTINGS.map(([field, { sent, readers }]) => [field, readers ? sent : z.optional(sent)]),
) as SentShape;

const VISITOR_SETTINGS = ALL_SETTINGS.filter(([, { readers }]) => readers === 'visitors').map(
  ([field]) => field as VisitorSetting,
);

export function visitorSettings(game: GameSettings): Pick<GameSettings, VisitorSetting> {
  return pick(game, VISITOR_SETTINGS);
}

type EnteredSettings = Pick<GameSettings, 'name' | 'location' | 'numberOfPlayers' | 'isRecurring'> & {
  readonly [F in keyof GameSettings]?: GameSettings[F] | undefined;
};

export function newGameSettings(entered: EnteredSettings): GameSettings {
  const settings = ALL_SETTINGS.map(([field, { fallback, initial = fallback }]) => {
    const value = entered[field];
    return [field, value === undefined ? initial : value];
  });
  // Recurring games start with automatic invites, else no one would be invited to the second week.
  const { autoInvites = entered.isRecurring } = entered;
  return { ...(Object.fromEntries(settings) as GameSettings), autoInvites };
}

export function pick<T extends object, K extends keyof T>(object: T, fields: readonly K[]): Pick<T, K> {
  return Object.fromEntries(fields.map((field) => [field, object[field]])) as Pick<T, K>;
}
