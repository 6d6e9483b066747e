import {
  DOCUMENTS,
  type DocumentKind,
  GAME_SUMMARY_FIELDS,
  PLAIN_NOTICE,
  paths,
  readDocument,
  storedGameSchema,
  TEXT_LIMITS,
} from '@fives/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fields, idOf, kindOf, STORED_DOCUMENTS } from './stored-documents.ts';

const read = (path: string, fields: Fields) => readDocument(kindOf(path), fields, idOf(path));
const all = Object.entries(STORED_DOCUMENTS).map(([path, fields]) => ({ path, fields }));
const fixtureOf = (kind: DocumentKind) => {
  const found = all.find(({ path }) => kindOf(path) === kind);
  if (!found) throw new Error(`No fixture of ${kind.path}`);
  return found;
};

test('stored documents keep every known field when read', () => {
  for (const { path, fields } of all) {
    const model = Object(read(path, fields)) as Fields;
    const known = Object.keys(fields).filter((name) => name in model);
    const picked = Object.fromEntries(known.map((name) => [name, fields[name]]));
    expect(model, path).toMatchObject(picked);
    expect(known.length, path).toBeGreaterThan(0);
  }
});

test('fixtures cover every kind of document that people or jobs need', () => {
  const kinds = new Set(all.map(({ path }) => kindOf(path).path));
  expect(kinds).toEqual(new Set(Object.values(DOCUMENTS).map(({ path }) => path)));
});

test('fixtures have every field of a game and of its summaries', () => {
  const ofKind = (kind: DocumentKind) => all.filter(({ path }) => kindOf(path) === kind);
  const { id: _, ...fields } = storedGameSchema.shape;
  const games = ofKind(DOCUMENTS.game).map((game) => Object.keys(game.fields).toSorted());
  expect(games).toEqual(games.map(() => Object.keys(fields).toSorted()));
  const summaries = ofKind(DOCUMENTS.gameInstance).map((instance) =>
    Object.keys(Object(instance.fields.game)).toSorted(),
  );
  expect(summaries).toEqual(summaries.map(() => GAME_SUMMARY_FIELDS.toSorted()));
  expect(games.length * summaries.length).toBeGreaterThan(0);
});

describe('additions of a newer version', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.date(),
    fc.object(),
  );

  test('change no known field at any depth', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.infiniteStream(fc.nat(3)), anything, (one, choices, value) => {
        const extended = withUnknownFields(one.fields, () => choices.next().value ?? 0, value);
        // Unknown fields may remain, because documents that are written back keep unknown fields.
        expect(read(one.path, extended as Fields)).toMatchObject(Object(read(one.path, one.fields)));
      }),
      { numRuns: 200 },
    );
  });

  test('affect only their own field if its type is unexpected', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(), anything, (one, choice, value) => {
        const names = Object.keys(one.fields).filter((name) => !REQUIRED_FIELDS.includes(name));
        const name = names[choice % names.length] ?? '';
        const odd = Object(read(one.path, { ...one.fields, [name]: value })) as Fields;
        const normal = Object(read(one.path, one.fields)) as Fields;
        expect({ ...odd, [name]: null }).toEqual({ ...normal, [name]: null });
      }),
      { numRuns: 400 },
    );
  });
});

/**
 * Fields that a document must have to be readable: start and game of an instance, token of a device, start of a
 * season, account of a claim.
 */
const REQUIRED_FIELDS = ['startDateTime', 'gameId', 'token', 'from', 'account'];

describe('unknown values of closed lists', () => {
  const CASES = [
    { kind: DOCUMENTS.gameInstance, field: 'status', fallback: 'CREATED' },
    { kind: DOCUMENTS.gameInstance, field: 'winningTeam', fallback: null },
    { kind: DOCUMENTS.playerInstance, field: 'status', fallback: 'UNANSWERED' },
    { kind: DOCUMENTS.playerInstance, field: 'team', fallback: 'NO_TEAM' },
    { kind: DOCUMENTS.notification, field: 'kind', fallback: PLAIN_NOTICE },
    { kind: DOCUMENTS.notification, field: 'push', fallback: 'sent' },
    { kind: DOCUMENTS.cost, field: 'currency', fallback: 'GBP' },
    { kind: DOCUMENTS.ownShare, field: 'state', fallback: 'OPEN' },
    { kind: DOCUMENTS.moneySettings, field: 'debtsSeen', fallback: 'OWN' },
    { kind: DOCUMENTS.notification, field: 'email', fallback: null },
  ] as const;

  test('are read as the fallback of the field', () => {
    for (const { kind, field, fallback } of CASES) {
      const { path, fields } = fixtureOf(kind);
      expect(read(path, { ...fields, [field]: 'A_NEWER_ONE' }), path).toMatchObject({ [field]: fallback });
    }
  });

  test('are read safely in stats, forecasts and notification settings', () => {
    const game = fixtureOf(DOCUMENTS.game);
    const dailyStat = { ...Object(game.fields.dailyStat), type: 'MAX_NUTMEGS' };
    expect(read(game.path, { ...game.fields, dailyStat })).toMatchObject({ dailyStat: null });
    const forecast = { teamA: ['a'], teamB: ['b'], chanceA: 0.5, confidence: 'certain' };
    const instance = fixtureOf(DOCUMENTS.gameInstance);
    expect(read(instance.path, { ...instance.fields, forecast })).toMatchObject({
      forecast: { ...forecast, confidence: 'low' },
    });
    const settings = fixtureOf(DOCUMENTS.notificationSettings);
    expect(read(settings.path, { off: ['REMINDER', 'CONFETTI'] })).toEqual({ off: ['REMINDER'] });
  });

  test('are read as fallbacks in the history and in instance jobs', () => {
    const history = fixtureOf(DOCUMENTS.statsHistory);
    const instances = (history.fields.instances as Fields[]).map((one) => ({ ...one, status: 'POSTPONED' }));
    expect(read(history.path, { ...history.fields, instances })).toMatchObject({
      instances: instances.map(() => ({ status: 'CREATED' })),
    });
    expect(
      readDocument(DOCUMENTS.instanceJobs, { dueAt: 'soon', handled: { motm: 'yes' } }, 'x'),
    ).toMatchObject({
      dueAt: { motm: null },
      handled: { motm: false },
    });
  });
});

test('names and numbers beyond the current limits are read', () => {
  const long = 'x'.repeat(TEXT_LIMITS.gameName + 1);
  const game = fixtureOf(DOCUMENTS.game);
  expect(read(game.path, { ...game.fields, name: long, numberOfPlayers: 400 })).toMatchObject({
    name: long,
    numberOfPlayers: 400,
  });
  const playerInstance = fixtureOf(DOCUMENTS.playerInstance);
  expect(read(playerInstance.path, { ...playerInstance.fields, name: long })).toMatchObject({ name: long });
});

test('missing fields have fallbacks, but an instance needs a start', () => {
  expect(readDocument(DOCUMENTS.game, {}, 'g')).toMatchObject({
    numberOfPlayers: 10,
    timeZone: 'Europe/London',
  });
  const minimal = { gameId: 'g', startDateTime: new Date(0) };
  expect(readDocument(DOCUMENTS.gameInstance, minimal, 'gi')).toMatchObject({
    forecast: null,
    game: { name: '' },
  });
  expect(() => readDocument(DOCUMENTS.gameInstance, {}, paths.gameInstance('gi'))).toThrow('startDateTime');
});

function withUnknownFields(value: unknown, choose: () => number, added: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withUnknownFields(each, choose, added));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const inner = Object.entries(value).map(([name, each]) => [
    name,
    withUnknownFields(each, choose, added, MAPS.includes(name)),
  ]);
  return Object.fromEntries(choose() === 0 && !isMap ? [...inner, [ADDED, added]] : inner);
}

const ADDED = 'addedByANewerVersion';

/** Maps by uid, in which an addition is an entry instead of a field. */
const MAPS = [
  'aliases',
  'people',
  'rows',
  'stars',
  'given',
  'before',
  'seasonBefore',
  'champions',
  'removed',
  'silence',
  'shares',
  'reserves',
  'offers',
  'left',
  'dropOuts',
];
