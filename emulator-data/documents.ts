import { EMPTY_NOTES, ownShares, paths } from '@fives/domain';
import { type BuiltGame, buildGame } from './games.ts';
import { findPerson, playersAt } from './people.ts';
import type { World } from './world.schema.ts';

export interface StoredDocument {
  readonly path: string;
  readonly data: Record<string, unknown>;
}

export function documentsAt(world: World, now: Date): StoredDocument[] {
  const games = world.games.map((demo) => buildGame(demo, now, findPerson(world)));
  const players = playersAt(world, firstSeen(games), now);
  return [
    ...players.flatMap(({ uid, ...data }) => [{ path: paths.player(uid), data }, phoneOf(uid, now)]),
    ...games.flatMap((built) => documentsOf(built, now)),
  ];
}

/** Gives each player a device, so that pushes appear below the inbox. */
function phoneOf(uid: string, now: Date): StoredDocument {
  const device = { token: `phone-of-${uid}`, createdAt: now, refreshedAt: now, userAgent: 'Demo phone' };
  return { path: paths.pushToken(uid, 'phone'), data: device };
}

function documentsOf(
  { game, money, raters, instances, history, rows, seasonRows }: BuiltGame,
  now: Date,
): StoredDocument[] {
  const { id: gameId, ...data } = game;
  return [
    { path: paths.game(gameId), data },
    { path: paths.statsHistory(gameId), data: { ...history, updatedAt: now } },
    { path: paths.statsTable(gameId), data: { rows, updatedAt: now } },
    ...game.seasons.flatMap(({ id, ...season }, at) => [
      { path: paths.season(gameId, id), data: season },
      { path: paths.seasonTable(gameId, id), data: { rows: seasonRows[at] ?? {}, updatedAt: now } },
    ]),
    ...raters.map((uid) => ({ path: paths.organiserNotesOf(gameId, uid), data: { ...EMPTY_NOTES } })),
    ...(money ? [{ path: paths.moneySettings(gameId), data: money }] : []),
    ...instances.flatMap(({ instance: { id, ...instance }, jobs, people, cost, attendance }) => [
      { path: paths.gameInstance(id), data: instance },
      { path: paths.instanceJobsOf(id), data: jobs },
      ...people.map(({ uid, ...person }) => ({ path: paths.playerInstance(id, uid), data: person })),
      ...(attendance ? [{ path: paths.attendance(id), data: attendance }] : []),
      ...(cost ? [{ path: paths.cost(id), data: cost }] : []),
      ...[...(cost ? ownShares(cost) : [])].map(([uid, data]) => ({ path: paths.ownShare(id, uid), data })),
    ]),
  ];
}

function firstSeen(games: readonly BuiltGame[]): Map<string, Date> {
  const seen = new Map<string, Date>();
  const instances = games.flatMap(({ instances }) => instances.map(({ instance }) => instance));
  for (const { memberUids, startDateTime } of instances) {
    for (const uid of memberUids) {
      const known = seen.get(uid);
      if (known === undefined || startDateTime < known) seen.set(uid, startDateTime);
    }
  }
  return seen;
}
