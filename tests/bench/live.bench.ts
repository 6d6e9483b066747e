import { build } from '../../scripts/commands/build.ts';
import { withSuite } from '../../scripts/emulators/suite.ts';
import { createGame, joinAll } from '../support/games.ts';
import { signUp } from '../support/people.ts';
import type { Figure } from './figure.ts';
import { sampleBareClients } from './live/bare-clients.ts';
import { sampleBrowsers } from './live/browsers.ts';
import { percentile, type Sample } from './live/sample.ts';

const offset = 120;
const REPLIES = 40;
/** Everyone watching sees a reply within this time. */
const LIVE_MS = 1_000;

/** How soon a reply shows on another device, beside what two bare Firebase clients take for it. */
export async function run(): Promise<readonly Figure[]> {
  await build();
  return withSuite({ offset }, async ({ env }) => {
    Object.assign(process.env, env);
    const sample = await makeSample();
    const bare = await sampleBareClients(sample);
    const browsers = await sampleBrowsers(sample);
    return [
      ...figures('two bare clients', bare),
      ...figures('tap to other browser', browsers),
      gate(browsers),
    ];
  });
}

async function makeSample(): Promise<Sample> {
  const [watcher, writer] = await Promise.all([signUp('Olive'), signUp('Sam')]);
  const { giId } = await createGame(watcher);
  await joinAll(giId, [writer]);
  const replies = Array.from({ length: REPLIES }, (_, at) => (at % 2 === 0 ? 'NOT_PLAYING' : 'PLAYING'));
  return { giId, watcher, writer, replies };
}

function figures(name: string, waits: readonly number[]): Figure[] {
  const shares = { p50: 0.5, p95: 0.95, max: 1 };
  return Object.entries(shares).map(([label, share]) => ({
    name: `reply seen live, ${name}, ${label}`,
    value: percentile(waits, share),
    unit: 'ms',
  }));
}

function gate(waits: readonly number[]): Figure {
  const slow = waits.filter((wait) => wait > LIVE_MS).length;
  return {
    name: 'replies seen later than a second',
    value: slow,
    unit: `of ${REPLIES}`,
    gate: '= 0',
    pass: slow === 0,
  };
}
