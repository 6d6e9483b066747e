import { apiContract, paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { callApi } from '../support/api-client.ts';
import { database } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';

let olive: Person;
let sam: Person;

beforeAll(async () => {
  [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
});

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly meta: Readonly<Record<string, string>>;
}

async function pageAt(path: string, headers: Record<string, string> = {}): Promise<Page> {
  const response = await fetch(`${fivesUrl()}${path}`, { headers });
  const html = await response.text();
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)];
  return {
    ...{ status: response.status, headers: response.headers, html },
    meta: Object.fromEntries(tags.map(([, name = '', content = '']) => [name, content])),
  };
}

test('invite link returns the card with preview tags', async () => {
  const startDateTime = new Date(Date.now() + 80 * 3_600_000).toISOString();
  const { giId } = await createGame(olive, { gameName: 'Tuesday Night Fives', startDateTime });
  await joinAll(giId, [sam]);
  const startText = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' },
    timeZone: 'Europe/London',
  })
    .format(new Date(startDateTime))
    .replaceAll(',', '');
  await waitFor(async () => {
    const { status, headers, html, meta } = await pageAt(`/gi/${giId}`);
    expect(html).toContain('>1/10<');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=50, stale-if-error=50',
    );
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    for (const text of [
      'Tuesday Night Fives',
      'Powerleague Shoreditch',
      startText,
      ' Yes</button>',
      ' No</button>',
    ])
      expect(html).toContain(text);
    expect(meta).toMatchObject({
      'og:title': `Tuesday Night Fives · ${startText} · 1 of 10 in, 9 spots left`,
      'og:description': 'Powerleague Shoreditch. Will you be playing?',
      'og:url': `${fivesUrl()}/gi/${giId}`,
      'og:image': `${fivesUrl()}/og.png`,
      'twitter:card': 'summary_large_image',
    });
  });
  const image = await fetch((await pageAt(`/gi/${giId}`)).meta['og:image'] ?? '');
  expect(image.headers.get('content-type')).toBe('image/png');
});

test('page contains only what the API returns to a visitor', async () => {
  const { giId } = await createGame(olive);
  await joinAll(giId, [sam]);
  const { html } = await pageAt(`/gi/${giId}`);
  for (const privateText of [olive.uid, sam.uid, olive.email, sam.email])
    expect(html).not.toContain(privateText);
  const [, attribute = ''] = /data-answer="(\{[^"]*)"/.exec(html) ?? [];
  const parsed = JSON.parse(attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  expect(z.strictObject(apiContract.getGameInstance.response.shape).parse(parsed)).toMatchObject({
    name: 'Tuesday Fives',
  });
  const visitorResponse = await callApi('getGameInstance', { params: { giId }, query: {} }, null);
  expect(Object.keys(parsed).toSorted()).toEqual(Object.keys(visitorResponse).toSorted());
});

describe('renewed link', () => {
  test('shows the card only with the new key', async () => {
    const { gameId, giId } = await createGame(olive, { gameName: 'Closed Fives' });
    const { inviteKey } = await callApi('renewLink', { params: { gameId } }, olive);
    for (const path of [
      `/gi/${giId}`,
      `/gi/${giId}?key=wrong`,
      `/gi/${giId}?key=a&key=b`,
      `/gi/${giId}?key=%22`,
    ]) {
      const { status, headers, html, meta } = await pageAt(path);
      expect(status).toBe(403);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
      expect(html).toContain('This link no longer works. Ask the organiser for a new one.');
      for (const cardText of ['Closed Fives', 'Powerleague', inviteKey]) expect(html).not.toContain(cardText);
      expect(meta['og:title']).toBe('Fives, the 5-a-side organiser');
    }
    const { status, html, meta } = await pageAt(`/gi/${giId}?key=${inviteKey}`);
    expect(status).toBe(200);
    expect(html).toContain(`/login?next=%2Fgi%2F${giId}%3Fkey%3D${inviteKey}`);
    expect(meta['og:url']).toBe(`${fivesUrl()}/gi/${giId}?key=${inviteKey}`);
  });
});

describe('permanent link', () => {
  test('leads to the invite page of the next date', async () => {
    const { gameId, giId } = await createGame(olive);
    const { joinKey } = await callApi('getGame', { params: { gameId } }, olive);
    const response = await fetch(`${fivesUrl()}/join/${joinKey}`);
    expect(response.url).toBe(`${fivesUrl()}/gi/${giId}`);
    const { joinKey: renewed } = await callApi('renewLink', { params: { gameId } }, olive);
    expect((await fetch(`${fivesUrl()}/join/${renewed}`)).url).toBe(
      `${fivesUrl()}/gi/${giId}?key=${renewed}`,
    );
  });

  test('returns 404 and a sentence for an unknown key', async () => {
    const { status, headers, html } = await pageAt('/join/no-such-key');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    expect(html).toContain('This link no longer works. Ask the organiser for a new one.');
  });
});

describe('invite link', () => {
  test.each(['/gi/no-such-game', '/gi/a.b', '/gi/%3Cscript%3E', `/gi/${'x'.repeat(129)}`])(
    'returns 404 for %s',
    async (path) => {
      const { status, headers, html } = await pageAt(path);
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
      expect(html).toContain('Game not found');
      expect(html.match(/<script\b/g)).toHaveLength(1);
    },
  );

  test('loads the app when the document is unreadable', async () => {
    const { giId } = await createGame(olive);
    await database().doc(paths.gameInstance(giId)).update({ startDateTime: 'some day' });
    const { status, headers, html } = await pageAt(`/gi/${giId}`);
    expect(status).toBe(500);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<script defer src="/invite.js" data-starts="app">');
  });
});

test('app screens under an invite link are revalidated each time', async () => {
  const { headers, html } = await pageAt('/gi/some-game/teams');
  expect(html).toContain('<div id="root"></div>');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${fivesUrl()}/invite.js`)).headers.get('cache-control')).toBe('no-cache');
});

test('a forged host changes no address in the page', async () => {
  const { giId } = await createGame(await signUp('Olive'));
  for (const host of ['evil.example', 'evil.example/"><script>']) {
    for (const path of [`/gi/${giId}`, `/gi/${giId}?key=other`]) {
      const { html } = await pageAt(path, { 'X-Forwarded-Host': host });
      expect(html).not.toContain('evil.example');
      if (host === 'evil.example') expect(html).toContain(`${fivesUrl()}/og.png`);
    }
  }
});
