import { fileURLToPath } from 'node:url';
import { type ApiName, paths } from '@fives/domain';
import { execa } from 'execa';
import { expect } from 'vitest';
import { build } from '../scripts/commands/build.ts';
import { withSuite } from '../scripts/emulators/suite.ts';
import { callApi, type LooselySent, send } from '../tests/support/api-client.ts';
import { kickOff, stored } from '../tests/support/database.ts';
import { addInstance, createGame } from '../tests/support/games.ts';
import { type Person, signUp } from '../tests/support/people.ts';
import { fivesUrl } from '../tests/support/suite.ts';
import { waitFor } from '../tests/support/wait-for.ts';
import { type Figure, OFFSET, percentile } from './figure.ts';

const TURNS = 20;
const PLAYER_COUNT = 10;

export async function run(): Promise<readonly Figure[]> {
  await build();
  const figures = await measureImports();
  return withSuite({ offset: OFFSET }, async ({ env }) => {
    Object.assign(process.env, env);
    const { calls, organiser } = await makeCalls();
    const callUnknownPath = () => fetch(`${fivesUrl()}/api/unknown`).then((response) => response.text());
    const apiCalls = Object.entries(calls).map(([name, sent]) => {
      const call = async (turn: number) => {
        const { status, text } = await send(name as ApiName, sent(turn), organiser);
        if (status >= 300) throw new Error(`${name}: ${status} ${text}`);
      };
      return { name, call, durationsMs: [] as number[] };
    });
    const all = [{ name: 'unknown path', call: callUnknownPath, durationsMs: [] as number[] }, ...apiCalls];
    // Calls take turns, so that other load affects all calls equally. Turn -1 starts processes and does not count.
    for (let turn = -1; turn < TURNS; turn++) {
      for (const { call, durationsMs } of all) {
        const start = performance.now();
        await call(turn);
        if (turn >= 0) durationsMs.push(performance.now() - start);
      }
    }
    figures.push(await measureResultAfterPick());
    return [
      ...figures,
      ...all.flatMap(({ name, durationsMs }) => figuresOf(name, durationsMs, all[0]?.durationsMs ?? [])),
    ];
  });
}

async function measureResultAfterPick(): Promise<Figure> {
  const olive = await signUp('Olive');
  const { gameId } = await createGame(olive, { numberOfPlayers: 30 });
  const giId = await addInstance(gameId, peopleAround(olive, 30));
  await kickOff(giId);
  await callApi('pickRandomTeams', { params: { giId } }, olive);
  const start = performance.now();
  await callApi('setWinner', { params: { giId }, body: { winningTeam: 'TEAM_A' } }, olive);
  const recorded = expect.objectContaining({ giId, winningTeam: 'TEAM_A' });
  await waitFor(
    async () => expect((await stored(paths.statsHistory(gameId)))?.instances).toContainEqual(recorded),
    60_000,
  );
  const value = Math.round((performance.now() - start) / 100) / 10;
  return { name: 'from a result to the history, directly after a pick of thirty players', value, unit: 's' };
}

function peopleAround(organiser: Person, count: number): Person[] {
  const others = Array.from({ length: count - 1 }, (_, at) => ({
    ...organiser,
    uid: `player-${at}`,
    name: `P ${at}`,
  }));
  return [organiser, ...others];
}

async function makeCalls() {
  const organiser = await signUp('Olive');
  const people = peopleAround(organiser, PLAYER_COUNT);
  const { gameId, giId: played } = await createGame(organiser);
  const giId = await addInstance(gameId, people);
  await kickOff(played);
  const params = { giId };
  const [, player] = people;
  const calls: Partial<Record<ApiName, (turn: number) => LooselySent>> = {
    getGameInstance: () => ({ params }),
    getReach: () => ({ params }),
    getGame: () => ({ params: { gameId } }),
    getGameStats: () => ({ params: { gameId } }),
    listGames: () => ({ params: { playerId: organiser.uid } }),
    findPlayer: () => ({ query: { uid: organiser.uid } }),
    reply: (turn) => ({
      params: { ...params, uid: player?.uid ?? '' },
      body: { status: turn % 2 === 0 ? 'NOT_PLAYING' : 'PLAYING' },
    }),
    pickRandomTeams: () => ({ params }),
    setTeamLooks: (turn) => ({ params, body: { teamAName: `Bibs ${turn}` } }),
    setWinner: (turn) => ({
      params: { giId: played },
      body: { winningTeam: turn % 2 === 0 ? 'TEAM_A' : 'TEAM_B' },
    }),
    updateGame: (turn) => ({ params: { gameId }, body: { location: `Pitch ${turn}` } }),
  };
  return { calls, organiser };
}

function figuresOf(name: string, durationsMs: readonly number[], unknownPathMs: readonly number[]): Figure[] {
  const figureName = `a call: \`${name}\``;
  const p95 = percentile(durationsMs, 0.95);
  const ratio = p95 / percentile(unknownPathMs, 0.95);
  return [
    { name: figureName, value: Math.round(percentile(durationsMs, 0.5)), unit: 'p50, ms' },
    { name: figureName, value: Math.round(p95), unit: 'p95, ms' },
    { name: figureName, value: Math.round(10 * ratio) / 10, unit: 'p95, times unknown path' },
  ];
}

async function measureImports(): Promise<Figure[]> {
  const modules = [
    'firebase-functions/https',
    'firebase-admin/firestore',
    'firebase-admin/auth',
    'express',
    './lib/index.js',
  ];
  const figures: Figure[] = [];
  for (const module of modules) {
    const durationsMs: number[] = [];
    for (let run = 0; run < 3; run++) durationsMs.push(await measureImportMs(module));
    figures.push({
      name: `a cold start: \`${module}\``,
      value: Math.round(percentile(durationsMs, 0.5)),
      unit: 'ms of processor time',
    });
  }
  return figures;
}

async function measureImportMs(module: string): Promise<number> {
  const script = `await import('${module}'); console.log(process.cpuUsage().user / 1000)`;
  const cwd = fileURLToPath(new URL('../functions', import.meta.url));
  const env = { GCLOUD_PROJECT: 'demo-fives' };
  const { stdout } = await execa(process.execPath, ['--input-type=module', '--eval', script], { cwd, env });
  return Number(stdout.trim().split('\n').at(-1));
}
