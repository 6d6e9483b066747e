import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { PlainError } from '../plain-error.ts';
import { basePorts, isFree, offsetFromEnv, portsAt, requireFreePorts, withPorts } from './ports.ts';

test('suites whose offsets are multiples of five never share a port', () => {
  const ports = Object.values(basePorts);
  const offsets = Array.from({ length: 34 }, (_, index) => index * 5);
  const meetings = offsets
    .slice(1)
    .filter((offset) => ports.some((port) => ports.includes((port + offset) as never)));
  expect(meetings).toEqual([]);
});

test('the offset moves every port of the config', () => {
  const config = withPorts({ hosting: { public: 'web/dist' } }, portsAt(40), false);
  expect(config).toEqual({
    hosting: { public: 'web/dist' },
    emulators: {
      hosting: { host: '127.0.0.1', port: 5042 },
      functions: { host: '127.0.0.1', port: 5041 },
      firestore: { host: '127.0.0.1', port: 8120, websocketPort: 9190 },
      auth: { host: '127.0.0.1', port: 9139 },
      hub: { host: '127.0.0.1', port: 4440 },
      logging: { host: '127.0.0.1', port: 4640 },
      eventarc: { host: '127.0.0.1', port: 9339 },
      tasks: { host: '127.0.0.1', port: 9539 },
      ui: { host: '127.0.0.1', port: 4040, enabled: false },
      singleProjectMode: false,
    },
  });
});

test('the ports of the contract are those of offset 0', () => {
  expect(portsAt(0)).toMatchObject({
    hosting: 5002,
    functions: 5001,
    firestore: 8080,
    auth: 9099,
    vite: 5173,
  });
});

test.each(['-5', '170', '1.5', 'ten'])('FIVES_PORT_OFFSET=%s is refused', (text) => {
  expect(() => offsetFromEnv({ FIVES_PORT_OFFSET: text })).toThrow(PlainError);
});

test('FIVES_PORT_OFFSET comes before the offset of the command', () => {
  expect(offsetFromEnv({ FIVES_PORT_OFFSET: '30' }, 100)).toBe(30);
  expect(offsetFromEnv({}, 100)).toBe(100);
});

test('a port in use is named in one line', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { readonly port: number }).port));
  });
  await expect(requireFreePorts({ ...portsAt(0), auth: port }, ['auth'])).rejects.toThrow(
    new RegExp(`^Port ${port} \\(auth\\) is in use.*$`),
  );
  await new Promise((resolve) => server.close(resolve));
  expect(await isFree(port)).toBe(true);
});
