import { randomUUID } from 'node:crypto';
import {
  ALL_SETTINGS,
  cancelReasonSchema,
  DEFAULT_POINTS,
  type GameSettings,
  gameSettingsSchema,
  ownLocationSchema,
  POINT_NAMES,
  type PointName,
  paths,
  personNameSchema,
  pointsSchema,
  pushTokenTextSchema,
  type RulesCheck,
  type TeamLooks,
  teamLooksSchema,
} from '@fives/domain';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { OTHER_VALUES } from '../mutants/values.ts';
import { isAllowed } from './expectations.ts';
import { as, type TestRole } from './people.ts';
import type { World } from './world.ts';

export interface Field {
  readonly name: string;
  readonly schema: z.ZodMiniType;
  readonly isText: boolean;
  /** Allowed and refused values of a setting, such as `min - 1` and `max + 1`. */
  readonly edges?: readonly unknown[];
  readonly write: (value: unknown, world: World) => Promise<unknown>;
}

const OWN_PLAYER = paths.player('player');

export const FIELDS: readonly Field[] = [
  {
    name: "a person's name",
    schema: personNameSchema,
    isText: true,
    write: (name) => update('player', OWN_PLAYER, { name }),
  },
  { name: 'a push token', schema: pushTokenTextSchema, isText: true, write: (token) => addDevice(token) },
  ...ALL_SETTINGS.flatMap(([key, { check }]) => (check === null ? [] : settingField(key, check))),
  ...POINT_NAMES.map(pointsField),
  ...keysOf(teamLooksSchema.shape).map(looksField),
  {
    name: 'the cancel reason',
    schema: cancelReasonSchema,
    isText: true,
    async write(cancelReason, { giId }) {
      await update('organiser', paths.gameInstance(giId), { status: 'CANCELLED', cancelReason });
      // Puts the instance back on for the other fields.
      await update('organiser', paths.gameInstance(giId), { status: 'CREATED', cancelReason: '' });
    },
  },
  {
    name: 'the location of one week',
    schema: ownLocationSchema,
    isText: true,
    write: (ownLocation, { giId }) => update('organiser', paths.gameInstance(giId), { ownLocation }),
  },
];

/** True if the schema accepts `value` unchanged, because the rules see only the stored form. */
export function apiAccepts(schema: z.ZodMiniType, value: unknown): boolean {
  const parsed = schema.safeParse(value);
  return parsed.success && Object.is(parsed.data, value);
}

export async function disagreements(
  field: Field,
  values: readonly unknown[],
  world: World,
): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const value of values) {
    const written = await isAllowed(field.write(value, world));
    if (written !== apiAccepts(field.schema, value)) found.push({ value, rules: written });
  }
  return found;
}

function settingField(key: keyof GameSettings, check: RulesCheck): Field {
  return {
    name: `the game's ${key}`,
    schema: gameSettingsSchema.shape[key],
    isText: check.kind === 'line',
    edges: edgesOf(check),
    write: (value, { gameId }) => update('organiser', paths.game(gameId), { [key]: value }),
  };
}

function edgesOf(check: RulesCheck): readonly unknown[] {
  if (check.kind === 'whole') return [check.min - 1, check.min, check.max, check.max + 1];
  return check.kind === 'oneOf' ? [...check.values, ...OTHER_VALUES] : [];
}

function pointsField(name: PointName): Field {
  return {
    name: `the game's points.${name}`,
    schema: pointsSchema.shape[name],
    isText: false,
    write: (value, { gameId }) =>
      update('organiser', paths.game(gameId), { points: { ...DEFAULT_POINTS, [name]: value } }),
  };
}

const OTHER_COLOURS: Partial<Record<keyof TeamLooks, Partial<TeamLooks>>> = {
  teamAColour: { teamBColour: '#ABCDEF' },
  teamBColour: { teamAColour: '#ABCDEF' },
};

function looksField(key: keyof TeamLooks): Field {
  return {
    name: `the instance's ${key}`,
    schema: teamLooksSchema.shape[key],
    isText: key === 'teamAName' || key === 'teamBName',
    // Changes both colours, because the other team may already have the colour.
    write: (value, { giId }) =>
      update('organiser', paths.gameInstance(giId), { ...OTHER_COLOURS[key], [key]: value }),
  };
}

async function update(by: TestRole, path: string, fields: Record<string, unknown>): Promise<void> {
  await updateDoc(doc(await as(by), path), fields);
}

async function addDevice(token: unknown): Promise<void> {
  const now = serverTimestamp();
  const device = { token, userAgent: '', createdAt: now, refreshedAt: now };
  await setDoc(doc(await as('player'), paths.pushToken('player', randomUUID())), device);
}

function keysOf<T extends object>(shape: T): (keyof T)[] {
  return Object.keys(shape) as (keyof T)[];
}
