import {
  bestStats,
  countReplies,
  DEFAULT_POINTS,
  DOCUMENTS,
  dueOf,
  formatInZone,
  gameHealth,
  hasStarted,
  inSeason,
  isAddedByHand,
  isNewStat,
  paths,
  readDocument,
  reconcileLateQueue,
  recordedResults,
  runningSeason,
  statsTable,
  storedGameInstanceSchema,
  storedGameSchema,
  storedHistorySchema,
  storedPlayerInstanceSchema,
  storedPlayerSchema,
  storedStatsTableSchema,
  toQueue,
} from '@fives/domain';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../tests/stored-documents/stored-documents.ts';
import { uidOf } from './cast.ts';
import { documentsAt, type StoredDocument } from './documents.ts';
import { GAMES, UPCOMING } from './games.ts';

const LONDON = 'Europe/London';
const [weekly, charity, lunchtime, tonight] = GAMES.map(({ id }) => id);

/** An hour that the end of summer time repeats, and a leap day. */
const LOAD_TIMES = ['2026-10-25T00:30:00Z', '2028-02-29T12:00:00Z'];

const toSet = (texts: readonly string[]) => new Set(texts);

function loadWorldAt(now: Date) {
  const documents = documentsAt(now);
  const matching = (pattern: RegExp) => documents.filter(({ path }) => pattern.test(path));
  const idOf = ({ path }: StoredDocument) => path.split('/').at(-1);
  const games = matching(/^games\/\w+$/).map((one) => storedGameSchema.parse({ id: idOf(one), ...one.data }));
  const instances = matching(/^gameInstances\/\w+$/).map((one) =>
    storedGameInstanceSchema.parse({ id: idOf(one), ...one.data }),
  );
  const playerInstancesOf = (giId: string) =>
    matching(new RegExp(`^gameInstances/${giId}/playerInstances/`)).map((one) =>
      storedPlayerInstanceSchema.parse({ uid: idOf(one), ...one.data }),
    );
  const stats = (gameId: string, name: string) =>
    documents.find(({ path }) => path === `games/${gameId}/stats/${name}`)?.data;
  const players = matching(/^players\/\w+$/).map((one) =>
    storedPlayerSchema.parse({ uid: idOf(one), ...one.data }),
  );
  const instancesOf = (gameId: string | undefined) => instances.filter((one) => one.gameId === gameId);
  const jobsOf = ({ id }: { readonly id: string }) =>
    readDocument(
      DOCUMENTS.instanceJobs,
      documents.find(({ path }) => path === paths.instanceJobsOf(id))?.data ?? {},
      id,
    );
  return { documents, games, instances, jobsOf, playerInstancesOf, stats, players, instancesOf };
}

describe.each(LOAD_TIMES)('demo world loaded at %s', (text) => {
  const now = new Date(text);
  const { documents, games, instances, jobsOf, playerInstancesOf, stats, players, instancesOf } =
    loadWorldAt(now);

  test('contains each document once, in the form that readers expect', () => {
    for (const { path, data } of documents) {
      const kind = kindOf(path);
      const model: Record<string, unknown> = Object(readDocument(kind, data, 'id'));
      const { id: _id, uid: _uid, ...read } = model;
      // Readers ignore `updatedAt` of a history.
      const { updatedAt: _at, ...fields } = data;
      expect(read, path).toEqual(path.endsWith('/history') ? fields : data);
    }
    expect(toSet(documents.map(({ path }) => path)).size).toBe(documents.length);
  });

  test('counts the replies and lists the members of every instance', () => {
    for (const instance of instances) {
      const playerInstances = playerInstancesOf(instance.id);
      expect(instance.counts).toEqual(countReplies(playerInstances, instance));
      expect(toSet(instance.memberUids)).toEqual(toSet(playerInstances.map(({ uid }) => uid)));
      for (const { status, team } of playerInstances) if (status !== 'PLAYING') expect(team).toBe('NO_TEAM');
    }
    for (const game of games) {
      const members = instancesOf(game.id).flatMap(({ memberUids }) => memberUids);
      expect(toSet(game.memberUids)).toEqual(toSet([game.orgUid, ...members]));
      expect(game.memberUids).toHaveLength(toSet(game.memberUids).size);
    }
  });

  test('stores a history of every instance, and the table of that history', () => {
    for (const { id } of games) {
      const history = storedHistorySchema.parse(stats(id, 'history'));
      expect(toSet(history.instances.map(({ giId }) => giId))).toEqual(
        toSet(instancesOf(id).map((one) => one.id)),
      );
      for (const entry of recordedResults(history.instances)) {
        const noShows = instances.find((one) => one.id === entry.giId)?.noShows ?? [];
        const team = (name: string) =>
          playerInstancesOf(entry.giId)
            .filter((one) => one.team === name && !noShows.includes(one.uid))
            .map(({ uid }) => uid);
        expect([entry.teamA, entry.teamB]).toEqual([team('TEAM_A').toSorted(), team('TEAM_B').toSorted()]);
      }
      const table = storedStatsTableSchema.parse(stats(id, 'table'));
      expect(table).toEqual({ rows: statsTable(history, DEFAULT_POINTS), updatedAt: now });
    }
  });

  test('has replies, accounts and games older than the load time', () => {
    for (const { createdAt } of [...games, ...players])
      expect(createdAt.getTime()).toBeLessThan(now.getTime());
    for (const instance of instances) {
      for (const { status, repliedAt } of playerInstancesOf(instance.id)) {
        expect(repliedAt === null).toBe(status === 'UNANSWERED');
        const latest = Math.min(now.getTime(), instance.startDateTime.getTime());
        if (repliedAt) expect(repliedAt.getTime()).toBeLessThan(latest);
      }
    }
  });

  test('stores due times for past and upcoming instances', () => {
    for (const instance of instances)
      expect(jobsOf(instance).dueAt).toEqual(dueOf(instance, jobsOf(instance).handled, now));
    for (const { id } of games) {
      const due = instancesOf(id).filter((one) => jobsOf(one).dueAt.next !== null);
      expect(due.length).toBe(instancesOf(id)[0]?.game.isRecurring ? 1 : 0);
    }
    const awarded = instances.filter(({ motmAwarded }) => motmAwarded.length > 0);
    for (const instance of awarded) expect(jobsOf(instance).dueAt.motm).toBeNull();
  });

  test('holds the weekly game at one local time on the weekday in its name', () => {
    const starts = instancesOf(weekly).map(({ startDateTime }) =>
      formatInZone(startDateTime, LONDON, 'EEEE HH:mm'),
    );
    const [weekday] = starts[0]?.split(' ') ?? [];
    expect(toSet(starts)).toEqual(toSet([`${weekday} 19:30`]));
    expect(games.find(({ id }) => id === weekly)?.name).toBe(`${weekday} Night Fives`);
    expect(instancesOf(weekly).filter(({ isFirstGame }) => isFirstGame)).toHaveLength(1);
  });

  test('has a correct and new daily stat only for the weekly game', () => {
    for (const { id, dailyStat, seasons } of games) {
      if (id !== weekly) expect(dailyStat).toBeNull();
      if (id !== weekly || dailyStat === null) continue;
      const { computedAt, ...stat } = dailyStat;
      expect(isNewStat({ computedAt }, now)).toBe(true);
      const history = storedHistorySchema.parse(stats(id, 'history'));
      const season = runningSeason(seasons, now);
      expect(bestStats(season ? inSeason(history, season) : history, DEFAULT_POINTS)).toContainEqual(stat);
    }
    expect(games.filter(({ dailyStat }) => dailyStat !== null).map(({ id }) => id)).toEqual([weekly]);
  });

  test('has an upcoming instance of the weekly game that is half full', () => {
    const [upcoming, ...others] = instancesOf(weekly).filter((one) => !hasStarted(one.startDateTime, now));
    expect(others).toEqual([]);
    expect(upcoming).toMatchObject({
      id: UPCOMING.id,
      status: 'INVITES_SENT',
      counts: { playing: 6, notPlaying: 2 },
    });
    if (upcoming) expect(gameHealth(upcoming, now)).toBe('OK');
  });

  test('has a result with a player of the match for last week’s instance', () => {
    const [last] = instancesOf(weekly)
      .filter((one) => hasStarted(one.startDateTime, now))
      .toSorted((a, b) => b.startDateTime.getTime() - a.startDateTime.getTime());
    expect(last?.winningTeam).not.toBeNull();
    expect(last?.motmAwarded.length).toBeGreaterThan(0);
    expect(now.getTime() - (last?.startDateTime.getTime() ?? 0)).toBeLessThan(6 * 86_400_000);
  });

  test('has a first game with two reserves before invites are sent', () => {
    const [instance, ...others] = instancesOf(charity);
    expect(others).toEqual([]);
    expect(instance).toMatchObject({ status: 'CREATED', isFirstGame: true, winningTeam: null });
    expect(hasStarted(instance?.startDateTime ?? now, now)).toBe(false);
    expect(
      toQueue(playerInstancesOf(instance?.id ?? ''), { game: instance?.game ?? { numberOfPlayers: 0 } })
        .reserves,
    ).toHaveLength(2);
  });

  test('has a game tonight with an up-to-date late queue and one offer', () => {
    const [instance] = instancesOf(tonight);
    if (instance === undefined) throw new Error('There is no game tonight');
    const playerInstances = playerInstancesOf(instance.id);
    expect(reconcileLateQueue(playerInstances, instance, now)).toEqual(instance.lateQueue);
    expect(Object.keys(instance.lateQueue?.offers ?? {})).toEqual([uidOf('hannah')]);
    expect(instance.counts).toMatchObject({ playing: 9, offered: 1 });
    const byHand = playerInstances.filter(({ uid }) => isAddedByHand(uid));
    expect(byHand.map(({ broughtBy }) => broughtBy ?? null).toSorted()).toEqual([instance.game.orgUid, null]);
  });

  test('has a first game that two teams played yesterday, without a result', () => {
    const [instance, ...others] = instancesOf(lunchtime);
    expect(others).toEqual([]);
    expect(instance).toMatchObject({ isFirstGame: true, winningTeam: null, counts: { playing: 10 } });
    expect(hasStarted(instance?.startDateTime ?? now, now)).toBe(true);
    expect(playerInstancesOf(instance?.id ?? '').filter(({ team }) => team !== 'NO_TEAM')).toHaveLength(10);
  });
});

test('two seasons of the weekly game have gaps for cancelled instances', () => {
  const instances = loadWorldAt(new Date('2026-06-16T12:00:00Z')).instancesOf(weekly);
  expect(instances.filter(({ status }) => status === 'CANCELLED')).toHaveLength(4);
  expect(instances.length).toBeGreaterThan(60);
});
