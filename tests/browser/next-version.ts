import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fivesUrl } from '../support/suite.ts';

export interface Deployment {
  readonly url: string;
  /** From now on the service worker is another one, as after a deploy. */
  deploy(): void;
  stop(): Promise<void>;
}

/** Serves the running app at an address of its own. Browsers fetch a service worker past everything that could change it on the way. */
export async function serveTwoVersions(): Promise<Deployment> {
  let suffix = '';
  const server = createServer(async ({ url = '/' }, response) => {
    const found = await fetch(`${fivesUrl()}${url}`);
    const body = Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
    response.end(url === '/sw.js' ? `${body}${suffix}` : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is not a name.
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
