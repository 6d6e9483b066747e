import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fivesUrl } from '../support/suite.ts';

interface Deployment {
  readonly url: string;
  deploy(): void;
  stop(): Promise<void>;
}

/** Serves the app at a second address. `deploy` changes `sw.js`, which tests cannot intercept in the browser. */
export async function serveTwoVersions(): Promise<Deployment> {
  let suffix = '';
  const server = createServer(async ({ url = '/' }, response) => {
    const found = await fetch(`${fivesUrl()}${url}`);
    const body = Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
    response.end(url === '/sw.js' ? `${body}${suffix}` : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address is a string only for a pipe.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: () => {
      suffix = '\n// the next version';
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
