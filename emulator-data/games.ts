import {
  championsOf,
  DEFAULT_MONEY_SETTINGS,
  dailyStatDueAt,
  EMPTY_HISTORY,
  formatInZone,
  type Game,
  type GameSummary,
  type History,
  MAX_ODDS_WEEKS,
  type MoneySettings,
  newGameRoles,
  newGameSettings,
  reserveOddsOf,
  type StatsTable,
  seasonSpans,
  seasonTable,
  statOfTheDay,
  statsTable,
  withInstance,
} from '@fives/domain';
import { type BuiltInstance, buildInstance } from './instances.ts';
import { latestMorning } from './latest-morning.ts';
import type { Person } from './people.ts';
import { anchorStart, isChristmasHoliday, startInWeeks } from './start-times.ts';
import type { DemoGame, DemoInstance } from './world.schema.ts';

const DAY = 24 * 3_600_000;

/** The Christmas break removes only older weeks, so that a last and a next instance always exist. */
const NEWEST_WEEKS = 2;

export interface BuiltGame {
  readonly game: Game;
  readonly money: MoneySettings | null;
  readonly raters: readonly string[];
  readonly instances: readonly BuiltInstance[];
  readonly history: History;
  readonly rows: StatsTable['rows'];
  readonly seasonRows: readonly StatsTable['rows'][];
}

export function buildGame(demo: DemoGame, now: Date, personOf: (handle: string) => Person): BuiltGame {
  const settings = newGameSettings(demo.settings);
  const { timeZone } = settings;
  const anchor = anchorStart(demo.anchor, timeZone, now);
  const name = settings.name.replace('{weekday}', formatInZone(anchor, timeZone, 'EEEE'));
  const orgUid = personOf(demo.organiser).uid;
  const organiserUids = [orgUid, ...demo.coOrganisers.map((handle) => personOf(handle).uid)];
  const summary: GameSummary = {
    ...settings,
    ...newGameRoles(orgUid),
    organiserUids,
    name,
    inviteKey: null,
    aliases: {},
  };
  const startOf = ({ weeks }: DemoInstance) => startInWeeks(anchor, weeks, timeZone);
  const isScheduled = (demoInstance: DemoInstance) =>
    demoInstance.weeks >= -NEWEST_WEEKS || !isChristmasHoliday(startOf(demoInstance), timeZone);

  const built = demo.instances.filter(isScheduled).map((demoInstance, index, all) =>
    buildInstance(demoInstance, {
      gameId: demo.id,
      game: summary,
      startDateTime: startOf(demoInstance),
      isFirstGame: index === 0,
      isNewest: index === all.length - 1,
      now,
      personOf,
      currency: (demo.money ?? DEFAULT_MONEY_SETTINGS).currency,
    }),
  );
  const instances = withReserveOdds(built);
  const history = historyOf(instances);
  const { points } = summary;
  const seasons = demo.seasons.map(({ id, name, weeks }) => ({
    id,
    name,
    from: startInWeeks(anchor, weeks, timeZone),
  }));
  const spans = seasonSpans(seasons);
  const seasonRows = spans.map((span) => seasonTable(history, span, points));
  const champions = Object.fromEntries(
    spans.flatMap(({ id, until }, at) => (until ? [[id, championsOf(seasonRows[at] ?? {})]] : [])),
  );
  const game = gameOf(demo.id, summary, { instances, history, seasons, champions, now });
  const raters = demo.raters.map((handle) => personOf(handle).uid);
  const rows = statsTable(history, points);
  return { game, money: demo.money ?? null, raters, instances, history, rows, seasonRows };
}

/** @param instances oldest first */
function withReserveOdds(instances: readonly BuiltInstance[]): BuiltInstance[] {
  const past = instances.slice(0, -1);
  const newestFirst = past.map(({ instance }) => instance).toReversed();
  const reserveOdds = reserveOddsOf(newestFirst.slice(0, MAX_ODDS_WEEKS));
  return [
    ...past,
    ...instances.slice(-1).map((newest) => ({ ...newest, instance: { ...newest.instance, reserveOdds } })),
  ];
}

function historyOf(instances: readonly BuiltInstance[]): History {
  return instances.reduce(
    (history, { instance, people }) => withInstance(history, instance, people),
    EMPTY_HISTORY,
  );
}

function gameOf(
  id: string,
  summary: GameSummary,
  {
    instances,
    history,
    seasons,
    champions,
    now,
  }: Pick<BuiltGame, 'instances' | 'history'> & Pick<Game, 'seasons' | 'champions'> & { readonly now: Date },
): Game {
  const first = instances[0]?.instance.startDateTime ?? now;
  const dailyStat = statOfTheDay(history, latestMorning(now), null, { points: summary.points, seasons });
  return {
    ...summary,
    id,
    memberUids: [...new Set([summary.orgUid, ...instances.flatMap(({ instance }) => instance.memberUids)])],
    removed: {},
    silence: {},
    seasons,
    champions,
    organiserOffer: null,
    dailyStat,
    dailyStatDueAt: dailyStatDueAt({ dailyStat }, false, now),
    // A few days before the first instance, but never in the future.
    createdAt: new Date(Math.min(first.getTime(), now.getTime()) - 5 * DAY),
  };
}
