import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { paths } from '@fives/domain';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import type { Person } from '../../tests/support/people.ts';
import { authUrl, projectId } from '../../tests/support/suite.ts';
import type { PageInput } from './connect.ts';

/** Opens a page that runs only the script at `entry`. The page can be reloaded. */
export async function openPage(
  page: Page,
  entry: URL,
  { email, password }: Person,
  game: Pick<PageInput, 'giId' | 'gameId'>,
): Promise<void> {
  const input: PageInput = {
    ...game,
    projectId: projectId(),
    authUrl: authUrl(),
    firestoreHost: process.env.FIRESTORE_EMULATOR_HOST ?? '',
    email,
    password,
    peoplePath: paths.playerInstances(game.giId),
  };
  const script = await bundled(entry);
  const html = `<!doctype html><title>Page</title><body><script>pageInput = ${JSON.stringify(input)}</script>
    <script type="module" src="/page.js"></script>`;
  const server = createServer(({ url }, response) => {
    const isScript = url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.setHeader('cache-control', 'max-age=3600');
    response.end(isScript ? script : html);
  });
  server.unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

async function bundled(entry: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
