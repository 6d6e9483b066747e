import { gzipSync } from 'node:zlib';
import {
  fairnessOverTime,
  findRepair,
  type PlayedGame,
  pickFairTeams,
  type Random,
  randomFromSeed,
  shuffled,
  winnerByGoals,
} from '@fives/domain';
import { aHistoryInstance } from '@fives/domain/testing';
import { build } from 'esbuild';
import { atMost, type Figure, percentile } from './figure.ts';

const MAX_ENGINE_KB = 6.5;
const ROUNDS = 40;
const GAMES = 40;
const NOW = Date.UTC(2026, 5, 16, 18);
const WEEK_MS = 7 * 24 * 3_600_000;

/** Measures the processor time and the size of the engine. */
export async function run(): Promise<readonly Figure[]> {
  return [...pickTimes(), ...repairTimes(), ...longHistoryTimes(), await engineSize()];
}

function pickTimes(): Figure[] {
  return [10, 14, 22, 30].map((size) => {
    const times = requestsOf(size).map((request) => timeOf(() => pickFairTeams(request)));
    const limit = size <= 22 ? 50 : 100;
    return atMost(`pick time for ${size}, 95th percentile`, percentile(times, 0.95), 'ms', limit);
  });
}

function repairTimes(): Figure[] {
  return [10, 16, 22, 30].flatMap((size) => {
    const requests = requestsOf(size);
    const afterChange = requests.map((request) => {
      const { teamA, teamB } = pickFairTeams(request);
      const players = [...request.players.slice(2), { id: 'newcomer' }];
      return timeOf(() => findRepair({ ...request, players, teamA, teamB }));
    });
    const ofRandomTeams = requests.map((request) => {
      const ids = request.players.map(({ id }) => id);
      const [teamA, teamB] = [ids.slice(0, size / 2), ids.slice(size / 2)];
      return timeOf(() => findRepair({ ...request, teamA, teamB }));
    });
    const gate = (of: string, times: readonly number[]) =>
      atMost(`repair time ${of}, 95th percentile`, percentile(times, 0.95), 'ms', size <= 22 ? 100 : 200);
    return [gate(`for ${size}`, afterChange), gate(`of random teams of ${size}`, ofRandomTeams)];
  });
}

const LONG_PICKS = [
  { games: 520, limit: 25 },
  { games: 1500, limit: 50 },
];

function longHistoryTimes(): Figure[] {
  const players = Array.from({ length: 10 }, (_, at) => ({ id: `player-${at}` }));
  const picks = LONG_PICKS.map(({ games, limit }) => {
    const history = seasonWithGuests(games);
    const time = median(() => pickFairTeams({ players, history, seed: 1, now: new Date(NOW) }));
    return atMost(`pick time after ${games} games with a new guest each, median`, time, 'ms', limit);
  });
  const reports = [260, 520].map((games) => {
    const instances = seasonWithGuests(games).map(({ playedAt, teamA, teamB, ...game }, at) =>
      aHistoryInstance({
        ...game,
        giId: `game-${at}`,
        startDateTime: playedAt,
        teamA: [...teamA],
        teamB: [...teamB],
      }),
    );
    const time = median(() => fairnessOverTime(instances, 20));
    return atMost(`rating the last 20 of ${games} games, median`, time, 'ms', 50);
  });
  return [...picks, ...reports];
}

async function engineSize(): Promise<Figure> {
  const { outputFiles } = await build({
    entryPoints: ['domain/src/fair-teams/pick-fair-teams.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  return atMost('engine, minified and zipped', bytes / 1024, 'kB', MAX_ENGINE_KB);
}

/** Returns a reproducible request for each round. */
function requestsOf(size: number) {
  return Array.from({ length: ROUNDS }, (_, round) => {
    const random = randomFromSeed(`pick time/${size}/${round}`);
    const ids = Array.from({ length: size + 6 }, (_id, index) => `player-${index}`);
    const history = Array.from({ length: GAMES }, (_game, week) => randomGame(ids, size, week, random));
    return { players: ids.slice(0, size).map((id) => ({ id })), history, seed: round, now: new Date(NOW) };
  });
}

function seasonWithGuests(games: number): PlayedGame[] {
  const random = randomFromSeed(`long season/${games}`);
  const regulars = Array.from({ length: 9 }, (_, at) => `player-${at}`);
  return Array.from({ length: games }, (_, week) =>
    randomGame([...regulars, `guest-${week}`], 10, week, random),
  );
}

function randomGame(ids: readonly string[], size: number, week: number, random: Random): PlayedGame {
  const present = shuffled(ids, random);
  const [teamAGoals, teamBGoals] = [Math.floor(random() * 10), Math.floor(random() * 10)];
  return {
    playedAt: new Date(NOW - (week + 1) * WEEK_MS),
    teamA: present.slice(0, Math.ceil(size / 2)),
    teamB: present.slice(Math.ceil(size / 2), size),
    winningTeam: winnerByGoals(teamAGoals, teamBGoals),
    teamAGoals,
    teamBGoals,
  };
}

function median(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => timeOf(work));
  return percentile(times, 0.5);
}

/** Returns processor time in ms. Other load affects processor time less than elapsed time. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
