import { describe, expect, test } from 'vitest';
import { fivesUrl } from '../support/suite.ts';

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

const open = (path: string) => fetch(`${fivesUrl()}${path}`);
const textOf = async (path: string) => (await open(path)).text();

describe('hosting', () => {
  test.each([
    ['/', 'data-first-page'],
    ['/landing', 'data-first-page'],
    ['/gi/none', 'Game not found'],
    ['/api/openapi.json', '"openapi"'],
    ['/game/any-game', '<div id="root"></div>'],
    ['/gi/none/teams', '<div id="root"></div>'],
  ])('serves at %s a page that contains %s', async (path, content) => {
    expect(await textOf(path)).toContain(content);
  });

  test.each(['/landing', '/game/any-game', '/gi/none', '/api/openapi.json', '/sw.js'])(
    'protects %s with security headers',
    async (path) => {
      const { headers } = await open(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      const policy = headers.get('content-security-policy')?.split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ]),
      );
    },
  );

  test('caches scripts for a year and revalidates pages and the service worker', async () => {
    const [script = ''] = /\/assets\/index-[^"]+\.js/.exec(await textOf('/game/any-game')) ?? [];
    const cacheControlOf = async (path: string) => (await open(path)).headers.get('cache-control');
    expect(await cacheControlOf(script)).toBe('public, max-age=31536000, immutable');
    for (const path of ['/landing', '/game/any-game', '/gi/none/teams', '/sw.js', '/manifest.webmanifest'])
      expect(await cacheControlOf(path)).toBe('no-cache');
  });

  test('returns 404 for a script of an older version', async () => {
    expect((await open('/assets/gone.js')).status).toBe(404);
  });
});

test('the manifest names the app and icons of the declared sizes', async () => {
  const page = await textOf('/landing');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  // The test checks the fields.
  const manifest = (await (await open('/manifest.webmanifest')).json()) as Manifest;
  expect(manifest).toMatchObject({
    name: 'Fives',
    description: expect.stringMatching(/5-a-side organiser/),
    start_url: '/',
    display: 'standalone',
    theme_color: '#0A110D',
    background_color: '#0A110D',
  });
  const icons = manifest.icons.filter(({ sizes }) => sizes !== 'any');
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) expect(await sizeOfPng(src)).toBe(sizes);
  const [, appleIcon = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  expect(await sizeOfPng(appleIcon)).toBe('180x180');
});

/** Reads the width and height in the header of a PNG file. */
async function sizeOfPng(path: string): Promise<string> {
  const file = Buffer.from(await (await fetch(new URL(path, fivesUrl()))).arrayBuffer());
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
