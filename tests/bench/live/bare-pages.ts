import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { openDevice } from '../../browser/browser.ts';
import type { Person } from '../../support/people.ts';
import { authUrl, projectId } from '../../support/suite.ts';
import type { BarePageInput } from './bare-page.ts';
import type { LiveGame, LivePages } from './sample.ts';

/** Opens pages with the Firebase calls of the app but without the app. No app can be faster. */
export async function openBarePages(browser: Browser, game: LiveGame): Promise<LivePages> {
  const script = await bundled();
  const open = (person: Person) => openBarePage(browser, script, toInput(game, person));
  const [writerPage, watcherPage] = [await open(game.writer), await open(game.watcher)];
  return {
    writerPage,
    watcherPage,
    tap: (reply) => writerPage.getByRole('button', { name: reply, exact: true }).click(),
    shownReply: (reply) => ['li', reply, game.writer.name],
  };
}

async function openBarePage(browser: Browser, script: string, input: BarePageInput): Promise<Page> {
  const body = `<!doctype html><title>Bare</title><body><script type="module">
    globalThis.barePageInput = ${JSON.stringify(input)};
    ${script}
  </script>`;
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(body));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { page } = await openDevice(browser);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await page.locator('li').first().waitFor();
  server.close();
  return page;
}

function toInput({ giId, gameId }: LiveGame, { email, password }: Person): BarePageInput {
  const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  return { projectId: projectId(), authUrl: authUrl(), firestoreHost, email, password, giId, gameId };
}

async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('./bare-page.ts', import.meta.url));
  const options = { bundle: true, write: false, minify: true, format: 'esm', target: 'es2022' } as const;
  const { outputFiles } = await build({ entryPoints: [entry], ...options });
  // `</script` would end the script element of the page.
  return (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
}
