import { gzipSync } from 'node:zlib';
import { fairnessOverTime, findRepair, type PlayedGame, pickFairTeams, winnerByGoals } from '@fives/domain';
import { aHistoryInstance } from '@fives/domain/testing';
import { build } from 'esbuild';
import { atMost, type GatedFigure } from './gates.ts';
import { type Stream, streamFor } from './streams.ts';

export async function engineSize(): Promise<GatedFigure> {
  const { outputFiles } = await build({
    entryPoints: ['domain/src/fair-teams/pick-fair-teams.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  return atMost(['engine, minified and zipped', bytes / 1024, 'kB'], 6.5);
}

const SIZES = [10, 14, 22, 30] as const;
const ROUNDS = 40;
const GAMES = 40;
const NOW = Date.UTC(2026, 5, 16, 18);
const WEEK_IN_MS = 7 * 24 * 60 * 60 * 1000;

export function pickTimes(): GatedFigure[] {
  return SIZES.map((size) => {
    const times = Array.from({ length: ROUNDS }, (_, round) => timeOnePick(size, round));
    return atMost(
      [`pick time for ${size}, 95th percentile`, percentile(times, 0.95), 'ms'],
      size <= 22 ? 50 : 100,
    );
  });
}

const REPAIR_SIZES = [10, 16, 22, 30] as const;

export function repairTimes(): GatedFigure[] {
  return REPAIR_SIZES.flatMap((size) => {
    const rounds = Array.from({ length: ROUNDS }, (_, round) => pickRequest(size, round));
    const afterChange = rounds.map((request) => {
      const { teamA, teamB } = pickFairTeams(request);
      const players = [...request.players.slice(2), { id: 'newcomer' }];
      return timeOf(() => findRepair({ ...request, players, teamA, teamB }));
    });
    const ofRandomTeams = rounds.map((request) => {
      const ids = request.players.map(({ id }) => id);
      const [teamA, teamB] = [ids.slice(0, size / 2), ids.slice(size / 2)];
      return timeOf(() => findRepair({ ...request, teamA, teamB }));
    });
    const limit = size <= 22 ? 100 : 200;
    return [
      atMost([`repair time for ${size}, 95th percentile`, percentile(afterChange, 0.95), 'ms'], limit),
      atMost(
        [`repair time of random teams of ${size}, 95th percentile`, percentile(ofRandomTeams, 0.95), 'ms'],
        limit,
      ),
    ];
  });
}

export function longHistoryTimes(): GatedFigure[] {
  const picks = (
    [
      [520, 25],
      [1500, 50],
    ] as const
  ).map(([games, limit]) => {
    const history = seasonWithGuests(games);
    const players = Array.from({ length: 10 }, (_, at) => ({ id: `player-${at}` }));
    const time = median(() => pickFairTeams({ players, history, seed: 1, now: new Date(NOW) }));
    return atMost([`pick time after ${games} games with a new guest each, median`, time, 'ms'], limit);
  });
  const reports = [260, 520].map((games) => {
    const instances = seasonWithGuests(games).map(({ playedAt, ...game }, at) =>
      aHistoryInstance({ giId: `game-${at}`, startDateTime: playedAt, ...withMutableTeams(game) }),
    );
    const time = median(() => fairnessOverTime(instances, 20));
    return atMost([`rating the last 20 of ${games} games, median`, time, 'ms'], 50);
  });
  return [...picks, ...reports];
}

function withMutableTeams({ teamA, teamB, ...game }: Omit<PlayedGame, 'playedAt'>) {
  return { ...game, teamA: [...teamA], teamB: [...teamB] };
}

function seasonWithGuests(games: number): PlayedGame[] {
  const stream = streamFor('long season', games);
  const regulars = Array.from({ length: 9 }, (_, at) => `player-${at}`);
  return Array.from({ length: games }, (_, week) =>
    randomGame([...regulars, `guest-${week}`], 10, week, stream),
  );
}

function median(work: () => unknown): number {
  return percentile(
    Array.from({ length: ROUNDS }, () => timeOf(work)),
    0.5,
  );
}

function timeOnePick(size: number, round: number): number {
  const request = pickRequest(size, round);
  return timeOf(() => pickFairTeams(request));
}

function pickRequest(size: number, round: number) {
  const stream = streamFor('pick time', size, round);
  const ids = Array.from({ length: size + 6 }, (_, index) => `player-${index}`);
  const history = Array.from({ length: GAMES }, (_, week) => randomGame(ids, size, week, stream));
  const players = ids.slice(0, size).map((id) => ({ id }));
  return { players, history, seed: round, now: new Date(NOW) };
}

/** Returns processor time in ms. Other load affects processor time less than elapsed time. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function randomGame(ids: readonly string[], size: number, week: number, stream: Stream): PlayedGame {
  const keyed = ids.map((id) => ({ id, key: stream() }));
  const present = keyed.toSorted((a, b) => a.key - b.key).map(({ id }) => id);
  const [teamAGoals, teamBGoals] = [Math.floor(stream() * 10), Math.floor(stream() * 10)];
  return {
    playedAt: new Date(NOW - (week + 1) * WEEK_IN_MS),
    teamA: present.slice(0, Math.ceil(size / 2)),
    teamB: present.slice(Math.ceil(size / 2), size),
    winningTeam: winnerByGoals(teamAGoals, teamBGoals),
    teamAGoals,
    teamBGoals,
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
