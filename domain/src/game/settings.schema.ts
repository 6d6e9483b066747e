import * as z from 'zod/mini';
import { GAME_SETTINGS, type Setting } from './settings.ts';

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
