import { build } from '../scripts/commands/build.ts';
import { withSuite } from '../scripts/emulators/suite.ts';
import { launchBrowser } from '../tests/browser/browser.ts';
import { createGame, joinAll } from '../tests/support/games.ts';
import { signUp } from '../tests/support/people.ts';
import type { Figure } from './figure.ts';
import { openAppPages } from './live/app-pages.ts';
import { openBarePages } from './live/bare-pages.ts';
import { type Delays, type LiveGame, type LivePages, measureDelays, percentile } from './live/sample.ts';

const offset = 120;
const REPLIES = 60;
const OTHERS = 10;
const MAX_OTHER_SCREEN_MS = 1_000;

export async function run(): Promise<readonly Figure[]> {
  await build();
  return withSuite({ offset }, async ({ env }) => {
    Object.assign(process.env, env);
    return figuresOf(await sampleAll());
  });
}

const KINDS = ['app', 'bare', 'libraries'] as const;
type Samples = Readonly<Record<(typeof KINDS)[number], readonly Delays[]>>;

async function sampleAll(): Promise<Samples> {
  const browser = await launchBrowser();
  try {
    const pages = {
      app: await openAppPages(browser, await aLiveGame()),
      bare: await openBarePages('bare', browser, await aLiveGame()),
      libraries: await openBarePages('libraries', browser, await aLiveGame()),
    };
    const delays: Record<keyof Samples, Delays[]> = { app: [], bare: [], libraries: [] };
    for (let at = 0; at < REPLIES; at++) {
      for (const kind of KINDS) delays[kind].push(await nextDelays(pages[kind], at));
    }
    return delays;
  } finally {
    await browser.close();
  }
}

const nextDelays = (pages: LivePages, at: number) =>
  measureDelays(pages, at % 2 === 0 ? 'NOT_PLAYING' : 'PLAYING');

async function aLiveGame(): Promise<LiveGame> {
  const [watcher, writer] = [await signUp('Olive'), await signUp('Sam')];
  const others = await Promise.all(Array.from({ length: OTHERS }, (_, at) => signUp(`Player ${at + 1}`)));
  const { gameId, giId } = await createGame(watcher, { numberOfPlayers: OTHERS + 2 });
  await joinAll(giId, [writer, ...others]);
  return { gameId, giId, watcher, writer };
}

function figuresOf({ app, bare, libraries }: Samples): Figure[] {
  const shares = { p50: 0.5, p95: 0.95, max: 1 };
  const rows = (['other', 'own'] as const).flatMap((screen) =>
    Object.entries(shares).flatMap(([label, share]) => {
      const of = (samples: readonly Delays[]) =>
        percentile(
          samples.map((delays) => delays[screen]),
          share,
        );
      const name = `tap to ${screen} screen, ${label}`;
      const ratio = (samples: readonly Delays[]) => Math.round((of(app) / of(samples)) * 100) / 100;
      return [
        { name: `${name}, app`, value: of(app), unit: 'ms' },
        { name: `${name}, bare page`, value: of(bare), unit: 'ms' },
        { name: `${name}, only the libraries`, value: of(libraries), unit: 'ms' },
        { name: `${name}, app beside bare page`, value: ratio(bare), unit: '×' },
        { name: `${name}, app beside only the libraries`, value: ratio(libraries), unit: '×' },
      ];
    }),
  );
  return [...rows, gate(app)];
}

function gate(delays: readonly Delays[]): Figure {
  const slow = delays.filter(({ other }) => other > MAX_OTHER_SCREEN_MS).length;
  return {
    name: 'replies seen later than a second',
    value: slow,
    unit: `of ${REPLIES}`,
    gate: '= 0',
    pass: slow === 0,
  };
}
