import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fivesUrl } from '../support/suite.ts';

export interface Deployment {
  readonly url: string;
  deploy(): void;
  stop(): Promise<void>;
}

/** Serves the running app at a second address, because tests cannot intercept the fetch of a service worker. */
export async function serveTwoVersions(): Promise<Deployment> {
  let suffix = '';
  const server = createServer(async ({ url = '/' }, response) => {
    const found = await fetch(`${fivesUrl()}${url}`);
    const body = Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
    response.end(url === '/sw.js' ? `${body}${suffix}` : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has no string address.
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
