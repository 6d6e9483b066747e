import { fileURLToPath } from 'node:url';
import { type ApiName, paths } from '@fives/domain';
import { execa } from 'execa';
import { expect } from 'vitest';
import { build } from '../../scripts/commands/build.ts';
import { withSuite } from '../../scripts/emulators/suite.ts';
import { callApi, type LooselySent, send } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { addInstance, createGame } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import type { Figure } from './figure.ts';
import { percentile } from './live/sample.ts';

const offset = 120;
const TIMES = 20;
const PEOPLE = 10;

export async function run(): Promise<readonly Figure[]> {
  await build();
  const loads = await importTimes();
  return withSuite({ offset }, async ({ env }) => {
    Object.assign(process.env, env);
    const { calls, organiser } = await makeCalls();
    const callUnknownPath = () =>
      fetch(`${fivesUrl()}/api/nothing-is-here`).then((response) => response.text());
    const apiCalls = Object.entries(calls).map(([name, sent]) => {
      const call = async (turn: number) => {
        const { status, text } = await send(name as ApiName, sent(turn), organiser);
        if (status >= 300) throw new Error(`${name}: ${status} ${text}`);
      };
      return { name, call, waits: [] as number[] };
    });
    const all = [{ name: 'unknown path', call: callUnknownPath, waits: [] as number[] }, ...apiCalls];
    // Calls take turns, so that other load affects all calls equally. Turn -1 starts processes and does not count.
    for (let turn = -1; turn < TIMES; turn++) {
      for (const { call, waits } of all) {
        const start = performance.now();
        await call(turn);
        if (turn >= 0) waits.push(performance.now() - start);
      }
    }
    loads.push(await measureResultAfterPick());
    return [...loads, ...all.flatMap(({ name, waits }) => figuresOf(name, waits, all[0]?.waits ?? []))];
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
  return { name: 'a result right after thirty were picked, until the history has it', value, unit: 's' };
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
  const people = peopleAround(organiser, PEOPLE);
  const { gameId, giId: played } = await createGame(organiser);
  const giId = await addInstance(gameId, people);
  await kickOff(played);
  const params = { giId };
  const [, first] = people;
  const calls: Partial<Record<ApiName, (turn: number) => LooselySent>> = {
    getGameInstance: () => ({ params }),
    getReach: () => ({ params }),
    getGame: () => ({ params: { gameId } }),
    getGameStats: () => ({ params: { gameId } }),
    listGames: () => ({ params: { playerId: organiser.uid } }),
    findPlayer: () => ({ query: { uid: organiser.uid } }),
    reply: (turn) => ({
      params: { ...params, uid: first?.uid ?? '' },
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

function figuresOf(name: string, waits: readonly number[], unknownPath: readonly number[]): Figure[] {
  const figureName = `a call: \`${name}\``;
  const p95 = percentile(waits, 0.95);
  const ratio = p95 / percentile(unknownPath, 0.95);
  return [
    { name: figureName, value: Math.round(percentile(waits, 0.5)), unit: 'p50, ms' },
    { name: figureName, value: Math.round(p95), unit: 'p95, ms' },
    { name: figureName, value: Math.round(10 * ratio) / 10, unit: 'p95, times unknown path' },
  ];
}

async function importTimes(): Promise<Figure[]> {
  const parts = [
    'firebase-functions/https',
    'firebase-admin/firestore',
    'firebase-admin/auth',
    'express',
    './lib/index.js',
  ];
  const figures: Figure[] = [];
  for (const part of parts) {
    const waits: number[] = [];
    for (let at = 0; at < 3; at++) waits.push(await importTimeMs(part));
    figures.push({
      name: `a cold start: \`${part}\``,
      value: Math.round(percentile(waits, 0.5)),
      unit: 'ms of processor time',
    });
  }
  return figures;
}

async function importTimeMs(part: string): Promise<number> {
  const script = `await import('${part}'); console.log(process.cpuUsage().user / 1000)`;
  const cwd = fileURLToPath(new URL('../../functions', import.meta.url));
  const env = { GCLOUD_PROJECT: 'demo-fives' };
  const { stdout } = await execa(process.execPath, ['--input-type=module', '--eval', script], { cwd, env });
  return Number(stdout.trim().split('\n').at(-1));
}
