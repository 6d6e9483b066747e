import { ALL_SETTINGS, type Game, gameSettingsSchema, MAX_PLAYERS, paths } from '@fives/domain';
import { deleteField, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { isAllowed, testCases, type Write } from './setup/expectations.ts';
import { as } from './setup/people.ts';
import { aWorld, hoursFromNow } from './setup/world.ts';

const settingsWrite: SettingsWrite = {
  by: 'organiser',
  fields: {
    name: 'Thursday Fives',
    location: 'Hackney Marshes',
    numberOfPlayers: 12,
    isRecurring: false,
    autoInvites: true,
    pickMotm: false,
    timeZone: 'America/Argentina/Buenos_Aires',
  },
};

interface SettingsWrite extends Write {
  readonly game?: Partial<Game>;
}

async function writeSettings({ by, fields, game = {} }: SettingsWrite) {
  const { gameId } = await aWorld({ game });
  await updateDoc(doc(await as(by), paths.game(gameId)), fields);
}

testCases('changing the settings', writeSettings, {
  base: settingsWrite,
  allowed: {
    'as an organiser who is not the lead': { by: 'player', game: { organiserUids: ['organiser', 'player'] } },
    'as the lead of several organisers': { game: { organiserUids: ['organiser', 'player'] } },
    'in a game with an empty list of organisers': { game: { organiserUids: [] } },
  },
  refused: {
    'with a removed name': { fields: { name: deleteField() } },
    'without the lead in the list of organisers': {
      ...{ by: 'player', game: { organiserUids: ['organiser', 'player'] } },
      fields: { organiserUids: ['player'] },
    },
  },
});

const VALUES: readonly unknown[] = [
  ...['', ' ', 'Fives', 'Tuesday \u202E Fives', ...[80, 81, 120, 121].map((length) => 'n'.repeat(length))],
  ...['UTC', 'Pacific/Auckland', 'Europe/Londres', 'IN_TURN', 'AT_ONCE', '3', true, null, [3]],
  ...[-1, 0, 0.5, 1, 2, 10.5, 72, 73, MAX_PLAYERS, MAX_PLAYERS + 1, Number.NaN, Number.POSITIVE_INFINITY],
];

test.each(ALL_SETTINGS.flatMap(([field, { check }]) => (check === null ? [] : [field])))(
  'rules and schema accept the same values of %s',
  async (field) => {
    const { gameId } = await aWorld();
    const game = doc(await as('organiser'), paths.game(gameId));
    for (const value of VALUES) {
      const parsed = gameSettingsSchema.shape[field].safeParse(value);
      const isInSchema = parsed.success && Object.is(parsed.data, value);
      expect([value, await isAllowed(updateDoc(game, { [field]: value }))]).toEqual([value, isInSchema]);
    }
  },
);

const DAY = 24;
const POINTS = { win: 3, draw: 1, loss: 0, motm: 5, num3InARow: 3, num5InARow: 5 };
const ENDED_PAUSE = { pausedUntil: hoursFromNow(-DAY), pausedFrom: hoursFromNow(-9 * DAY) };

testCases('pausing a game', writeSettings, {
  base: { by: 'organiser', fields: { pausedUntil: hoursFromNow(14 * DAY) } },
  allowed: {
    'for nearly a year': { fields: { pausedUntil: inAYear(-DAY) } },
    'for an hour': { fields: { pausedUntil: hoursFromNow(1) } },
    'from a later day': { fields: { pausedFrom: hoursFromNow(7 * DAY) } },
    'from now instead of from a later day': {
      game: { pausedFrom: hoursFromNow(7 * DAY) },
      fields: { pausedFrom: null },
    },
    'with null to resume the game': {
      game: { pausedUntil: hoursFromNow(DAY) },
      fields: { pausedUntil: null, pausedFrom: null },
    },
    'again after a pause': { game: ENDED_PAUSE },
    'with a removed pause': { game: ENDED_PAUSE, fields: { pausedUntil: deleteField() } },
    'with another setting after a pause': {
      game: ENDED_PAUSE,
      fields: { pausedUntil: undefined, pickMotm: false },
    },
    'with other points after a pause': {
      game: ENDED_PAUSE,
      fields: { pausedUntil: undefined, points: { ...POINTS, win: 2 } },
    },
    'with another start of a pause that ended': {
      game: ENDED_PAUSE,
      fields: { pausedUntil: undefined, pausedFrom: hoursFromNow(-8 * DAY) },
    },
  },
  refused: {
    'until a past time': { fields: { pausedUntil: hoursFromNow(-1) } },
    'until the current time': { fields: { pausedUntil: serverTimestamp() } },
    'for more than a year': { fields: { pausedUntil: inAYear(1) } },
    'until a text': { fields: { pausedUntil: hoursFromNow(DAY).toISOString() } },
    'until a number': { fields: { pausedUntil: hoursFromNow(DAY).getTime() } },
    'from a text': { fields: { pausedFrom: 'tomorrow' } },
    'from a number': { fields: { pausedFrom: 0 } },
  },
});

const POINT_NAMES = Object.keys(POINTS);
const forEachPoint = (label: string, points: number | string) =>
  Object.fromEntries(
    POINT_NAMES.map((name) => [
      `with ${label} for ${name}`,
      { fields: { points: { ...POINTS, [name]: points } } },
    ]),
  );
const pointsWithout = (missing: string) =>
  Object.fromEntries(Object.entries(POINTS).filter(([name]) => name !== missing));

testCases('setting the points', writeSettings, {
  base: { by: 'organiser', fields: { points: { ...POINTS, win: 2 } } },
  allowed: {
    ...forEachPoint('zero points', 0),
    ...forEachPoint('the most points', 20),
  },
  refused: {
    ...forEachPoint('21 points', 21),
    ...forEachPoint('negative points', -1),
    ...forEachPoint('half a point', 0.5),
    ...forEachPoint('a text', '3'),
    ...Object.fromEntries(
      POINT_NAMES.map((name) => [`without ${name}`, { fields: { points: pointsWithout(name) } }]),
    ),
    'with points for another event': { fields: { points: { ...POINTS, somethingElse: 1 } } },
    'with an empty object': { fields: { points: {} } },
    'with a number as the points': { fields: { points: 3 } },
    'with null points': { fields: { points: null } },
    'with removed points': { game: { points: POINTS }, fields: { points: deleteField() } },
  },
});

function inAYear(hours: number): Date {
  const date = hoursFromNow(hours);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date;
}
