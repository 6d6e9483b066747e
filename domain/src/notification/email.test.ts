import { addHours, addMinutes } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_EMAILS_PER_DAY, toEmail, withEmail } from './email.ts';
import type { SentEmail } from './notification.schema.ts';

const SITE = 'https://fives.example';
const UNSUBSCRIBE_URL = `${SITE}/unsubscribe/secret`;
const notification = { title: "You're in!", body: 'A spot is free in Tuesday Fives.', link: '/gi/next' };

describe('notification email', () => {
  test('contains the notification text, a settings link and the unsubscribe link', () => {
    const { subject, text, html } = toEmail(notification, SITE, UNSUBSCRIBE_URL);
    expect(subject).toBe("You're in!");
    for (const part of [text, html]) {
      expect(part).toContain('A spot is free in Tuesday Fives.');
      expect(part).toContain("aren't on for any of your devices");
      const links = part.match(/https:[^\s"<]+/g);
      expect(links).toEqual([`${SITE}/gi/next`, `${SITE}/notifications/settings`, UNSUBSCRIBE_URL]);
    }
  });

  test('escapes HTML in the notification text', () => {
    const name = '<img src=x onerror="alert(1)"> & \'Sons\'';
    const { html, text } = toEmail({ ...notification, body: name }, SITE, UNSUBSCRIBE_URL);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#x27;Sons&#x27;');
    expect(text).toContain(name);
  });

  test('has a subject of one line without control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, body) => {
        const email = toEmail({ ...notification, title, body }, SITE, UNSUBSCRIBE_URL);
        expect(email.subject).not.toMatch(/[\r\n\0\u2028\u2029]/);
        expect(email.text.split('\n')).toHaveLength(
          toEmail(notification, SITE, UNSUBSCRIBE_URL).text.split('\n').length,
        );
      }),
    );
    const { subject, text } = toEmail(
      { ...notification, title: 'Hi\r\nBcc: all@example.com', body: 'x\r\n.\r\nMAIL FROM:<a@b>' },
      SITE,
      UNSUBSCRIBE_URL,
    );
    expect(subject).toBe('Hi Bcc: all@example.com');
    expect(text.split('\n')[0]).toBe('x . MAIL FROM:<a@b>');
  });

  test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'links only to this site when the stored link is %j',
    (link) => {
      const { text } = toEmail({ ...notification, link }, SITE, UNSUBSCRIBE_URL);
      const [url = ''] = text.match(/https:\S+/) ?? [];
      expect(url.startsWith(`${SITE}/`)).toBe(true);
    },
  );
});

const NOON = new Date('2026-06-16T12:00:00Z');
const about = (kind: 'INVITE' | 'ORGANISING', gameId = 'tuesday') => ({ kind, gameId });

describe('limit of emails', () => {
  test('is one email per kind, game and hour', () => {
    const first = withEmail([], about('ORGANISING'), 'a', NOON) ?? [];
    expect(withEmail(first, about('ORGANISING'), 'b', addMinutes(NOON, 59))).toBeNull();
    expect(withEmail(first, about('ORGANISING'), 'b', addMinutes(NOON, 60))).toHaveLength(2);
    expect(withEmail(first, about('INVITE'), 'b', NOON)).toHaveLength(2);
    expect(withEmail(first, about('ORGANISING', 'friday'), 'b', NOON)).toHaveLength(2);
  });

  test('permits a retry of the same email', () => {
    const first = withEmail([], about('INVITE'), 'a', NOON) ?? [];
    expect(withEmail(first, about('INVITE'), 'a', addMinutes(NOON, 5))).toBe(first);
  });

  test('is twelve emails per day', () => {
    let sent: readonly SentEmail[] = [];
    for (let hour = 0; hour < MAX_EMAILS_PER_DAY; hour++)
      sent = withEmail(sent, about('INVITE', `game-${hour}`), `${hour}`, addHours(NOON, hour)) ?? [];
    expect(sent).toHaveLength(MAX_EMAILS_PER_DAY);
    expect(withEmail(sent, about('INVITE', 'other'), 'x', addHours(NOON, 23))).toBeNull();
    expect(withEmail(sent, about('INVITE', 'other'), 'x', addHours(NOON, 24))).toHaveLength(12);
  });
});
