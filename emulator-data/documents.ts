import {
  championsOf,
  DEFAULT_MONEY_SETTINGS,
  dailyStatDueAt,
  EMPTY_HISTORY,
  EMPTY_NOTES,
  formatInZone,
  type Game,
  type GameSummary,
  MAX_ODDS_WEEKS,
  newGameRoles,
  newGameSettings,
  ownShares,
  paths,
  reserveOddsOf,
  seasonSpans,
  seasonTable,
  statOfTheDay,
  statsTable,
  withInstance,
} from '@fives/domain';
import { REGISTERED, uidOf } from './cast.ts';
import type { DemoGame } from './demo-game.ts';
import { GAMES } from './games.ts';
import { buildInstance } from './instances.ts';
import { startInWeeks } from './start-times.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface StoredDocument {
  readonly path: string;
  readonly data: Record<string, unknown>;
}

export function documentsAt(now: Date): StoredDocument[] {
  const games = GAMES.map((demo) => buildGame(demo, now));
  const instances = games.flatMap((game) => game.instances.map(({ instance }) => instance));
  const players = REGISTERED.flatMap(({ uid, name, email }) => {
    const own = instances.filter(({ memberUids }) => memberUids.includes(uid));
    // An account is about a day older than its first instance.
    const createdAt = new Date(earliest(own, now) - 26 * HOUR);
    // With a device, pushes appear below the inbox.
    const phone = { token: `phone-of-${uid}`, createdAt: now, refreshedAt: now, userAgent: 'Demo phone' };
    return [
      { path: paths.player(uid), data: { name, email, createdAt } },
      { path: paths.pushToken(uid, 'phone'), data: phone },
    ];
  });
  return [...players, ...games.flatMap(({ documents }) => documents)];
}

function earliest(instances: readonly { readonly startDateTime: Date }[], now: Date): number {
  return Math.min(now.getTime(), ...instances.map(({ startDateTime }) => startDateTime.getTime()));
}

function buildGame(demo: DemoGame, now: Date) {
  const { id: gameId, money, coOrganisers = [], raters = [] } = demo;
  const settings = newGameSettings(demo.settings);
  const { timeZone, points } = settings;
  const anchor = demo.anchor(now, timeZone);
  const orgUid = uidOf(demo.organiser);
  const summary: GameSummary = {
    ...settings,
    ...newGameRoles(orgUid),
    organiserUids: [orgUid, ...coOrganisers.map(uidOf)],
    name: settings.name.replace('{weekday}', formatInZone(anchor, timeZone, 'EEEE')),
    inviteKey: null,
    joinKey: `${gameId}-join`,
    aliases: {},
  };
  const startAt = ({ weeks }: { readonly weeks: number }) => startInWeeks(anchor, weeks, timeZone);
  const { currency } = money ?? DEFAULT_MONEY_SETTINGS;
  const instances = demo.instances.map((one, index, { length }) => {
    const place = { isFirstGame: index === 0, isNewest: index === length - 1 };
    const context = { gameId, game: summary, startDateTime: startAt(one), now, currency };
    return buildInstance(one, { ...context, ...place });
  });
  const dates = instances.map(({ instance }) => instance);
  const [newest, ...earlier] = dates.toReversed();
  if (newest) newest.reserveOdds = reserveOddsOf(earlier.slice(0, MAX_ODDS_WEEKS));
  const history = instances.reduce(
    (sum, { instance, people }) => withInstance(sum, instance, people),
    EMPTY_HISTORY,
  );
  const seasons = (demo.seasons ?? []).map(({ id, name, weeks }) => ({ id, name, from: startAt({ weeks }) }));
  const tables = seasonSpans(seasons).map((span) => ({ ...span, rows: seasonTable(history, span, points) }));
  const dailyStat = statOfTheDay(history, now, null, { points, seasons });
  const finished = tables.filter(({ until }) => until !== null);
  const members = new Set([orgUid, ...dates.flatMap(({ memberUids }) => memberUids)]);
  const game: Omit<Game, 'id'> = {
    ...summary,
    memberUids: [...members].toSorted(),
    removed: {},
    left: {},
    silence: {},
    seasons,
    champions: Object.fromEntries(finished.map(({ id, rows }) => [id, championsOf(rows)])),
    organiserOffer: null,
    dailyStat,
    dailyStatDueAt: dailyStatDueAt({ dailyStat }, false, now),
    createdAt: new Date(earliest(dates, now) - 5 * DAY),
  };
  const stored = (path: string, data: object): StoredDocument => ({ path, data: { ...data } });
  const documents = [
    stored(paths.game(gameId), game),
    stored(paths.statsHistory(gameId), { ...history, updatedAt: now }),
    stored(paths.statsTable(gameId), { rows: statsTable(history, points), updatedAt: now }),
    ...seasons.map(({ id, ...season }) => stored(paths.season(gameId, id), season)),
    ...tables.map(({ id, rows }) => stored(paths.seasonTable(gameId, id), { rows, updatedAt: now })),
    ...raters.map((rater) => stored(paths.organiserNotesOf(gameId, uidOf(rater)), EMPTY_NOTES)),
    ...(money ? [stored(paths.moneySettings(gameId), money)] : []),
    ...instances.flatMap(({ instance: { id, ...instance }, jobs, people, cost, attendance }) => [
      stored(paths.gameInstance(id), instance),
      stored(paths.instanceJobsOf(id), jobs),
      ...people.map(({ uid, ...person }) => stored(paths.playerInstance(id, uid), person)),
      ...(attendance ? [stored(paths.attendance(id), attendance)] : []),
      ...(cost ? [stored(paths.cost(id), cost)] : []),
      ...[...(cost ? ownShares(cost) : [])].map(([uid, share]) => stored(paths.ownShare(id, uid), share)),
    ]),
  ];
  return { instances, documents };
}
