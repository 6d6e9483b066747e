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
import { type BuiltInstance, buildInstance } from './instances.ts';
import { anchorStart, isChristmasHoliday, startInWeeks } from './start-times.ts';
import { type DemoGame, type DemoInstance, findPerson, type Person, type World } from './world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The Christmas break removes only older weeks, so that a last and a next instance always exist. */
const NEWEST_WEEKS = 2;

export interface StoredDocument {
  readonly path: string;
  readonly data: Record<string, unknown>;
}

export function documentsAt(world: World, now: Date): StoredDocument[] {
  const games = world.games.map((demo) => buildGame(demo, now, findPerson(world)));
  const instances = games.flatMap(({ instances }) => instances.map(({ instance }) => instance));
  const players = world.registered.flatMap(({ uid, name, email }) => {
    const starts = instances.filter(({ memberUids }) => memberUids.includes(uid)).map(startOf);
    // An account is about a day older than its first instance.
    const createdAt = new Date(Math.min(now.getTime(), ...starts) - 26 * HOUR);
    // With a device, pushes appear below the inbox.
    const phone = { token: `phone-of-${uid}`, createdAt: now, refreshedAt: now, userAgent: 'Demo phone' };
    return [
      { path: paths.player(uid), data: { name, email, createdAt } },
      { path: paths.pushToken(uid, 'phone'), data: phone },
    ];
  });
  return [...players, ...games.flatMap(({ documents }) => documents)];
}

function buildGame(demo: DemoGame, now: Date, personOf: (handle: string) => Person) {
  const { id: gameId, money } = demo;
  const uidOf = (handle: string) => personOf(handle).uid;
  const settings = newGameSettings(demo.settings);
  const { timeZone, points } = settings;
  const anchor = anchorStart(demo.anchor, timeZone, now);
  const orgUid = uidOf(demo.organiser);
  const summary: GameSummary = {
    ...settings,
    ...newGameRoles(orgUid),
    organiserUids: [orgUid, ...demo.coOrganisers.map(uidOf)],
    name: settings.name.replace('{weekday}', formatInZone(anchor, timeZone, 'EEEE')),
    inviteKey: null,
    joinKey: `${gameId}-join`,
    aliases: {},
  };
  const startAt = ({ weeks }: Pick<DemoInstance, 'weeks'>) => startInWeeks(anchor, weeks, timeZone);
  const isScheduled = (demoInstance: DemoInstance) =>
    demoInstance.weeks >= -NEWEST_WEEKS || !isChristmasHoliday(startAt(demoInstance), timeZone);
  const built = demo.instances.filter(isScheduled).map((demoInstance, index, all) =>
    buildInstance(demoInstance, {
      gameId,
      game: summary,
      startDateTime: startAt(demoInstance),
      isFirstGame: index === 0,
      isNewest: index === all.length - 1,
      now,
      personOf,
      currency: (money ?? DEFAULT_MONEY_SETTINGS).currency,
    }),
  );
  const instances = withReserveOdds(built);
  const history = instances.reduce(
    (sum, { instance, people }) => withInstance(sum, instance, people),
    EMPTY_HISTORY,
  );
  const seasons = demo.seasons.map(({ id, name, weeks }) => ({ id, name, from: startAt({ weeks }) }));
  const tables = seasonSpans(seasons).map((span) => ({ ...span, rows: seasonTable(history, span, points) }));
  const dailyStat = statOfTheDay(history, latestMorning(now), null, { points, seasons });
  const game: Omit<Game, 'id'> = {
    ...summary,
    memberUids: [...new Set([orgUid, ...instances.flatMap(({ instance }) => instance.memberUids)])],
    removed: {},
    silence: {},
    seasons,
    champions: Object.fromEntries(
      tables.flatMap(({ id, until, rows }) => (until ? [[id, championsOf(rows)]] : [])),
    ),
    organiserOffer: null,
    dailyStat,
    dailyStatDueAt: dailyStatDueAt({ dailyStat }, false, now),
    // A few days before the first instance, but never in the future.
    createdAt: new Date(
      Math.min(now.getTime(), ...instances.map(({ instance }) => startOf(instance))) - 5 * DAY,
    ),
  };
  const documents: StoredDocument[] = [
    { path: paths.game(gameId), data: game },
    { path: paths.statsHistory(gameId), data: { ...history, updatedAt: now } },
    { path: paths.statsTable(gameId), data: { rows: statsTable(history, points), updatedAt: now } },
    ...seasons.map(({ id, ...season }) => ({ path: paths.season(gameId, id), data: season })),
    ...tables.map(({ id, rows }) => ({
      path: paths.seasonTable(gameId, id),
      data: { rows, updatedAt: now },
    })),
    ...demo.raters.map((rater) => ({
      path: paths.organiserNotesOf(gameId, uidOf(rater)),
      data: { ...EMPTY_NOTES },
    })),
    ...(money ? [{ path: paths.moneySettings(gameId), data: money }] : []),
    ...instances.flatMap(documentsOf),
  ];
  return { instances, documents };
}

function documentsOf({
  instance: { id, ...instance },
  jobs,
  people,
  cost,
  attendance,
}: BuiltInstance): StoredDocument[] {
  return [
    { path: paths.gameInstance(id), data: instance },
    { path: paths.instanceJobsOf(id), data: jobs },
    ...people.map(({ uid, ...person }) => ({ path: paths.playerInstance(id, uid), data: person })),
    ...(attendance ? [{ path: paths.attendance(id), data: attendance }] : []),
    ...(cost ? [{ path: paths.cost(id), data: cost }] : []),
    ...[...(cost ? ownShares(cost) : [])].map(([uid, data]) => ({ path: paths.ownShare(id, uid), data })),
  ];
}

/** @param instances oldest first */
function withReserveOdds(instances: readonly BuiltInstance[]): BuiltInstance[] {
  const newestFirst = instances
    .slice(0, -1)
    .map(({ instance }) => instance)
    .toReversed();
  const reserveOdds = reserveOddsOf(newestFirst.slice(0, MAX_ODDS_WEEKS));
  return instances.map((built, at) =>
    at < instances.length - 1 ? built : { ...built, instance: { ...built.instance, reserveOdds } },
  );
}

const startOf = ({ startDateTime }: { readonly startDateTime: Date }) => startDateTime.getTime();

/** Returns the latest 6:00 UTC, when the daily job computes the stat. */
function latestMorning(now: Date): Date {
  const morning = new Date(now);
  morning.setUTCHours(6, 0, 0, 0);
  return morning <= now ? morning : new Date(morning.getTime() - DAY);
}
