import type { Express } from 'express';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { SMTPServerOptions } from 'smtp-server';
import { escapeHtml } from '../../domain/src/html.ts';

export type SeenMail = ReturnType<typeof toSeenMail>;

const MAX_MAILS = 100;

/** Shows the last emails at `/` and `/mails.json`. The result receives emails. */
export function addMails(app: Express): NonNullable<SMTPServerOptions['onData']> {
  const mails: SeenMail[] = [];
  app.get('/', (_, response) => response.type('html').send(pageOf(mails)));
  app.get('/mails.json', (_, response) => response.json(mails));
  return (stream, { envelope }, done) => {
    const to = envelope.rcptTo.map(({ address }) => address);
    simpleParser(stream)
      .then((mail) => {
        mails.unshift(toSeenMail(mail, to));
        mails.length = Math.min(mails.length, MAX_MAILS);
        done();
      })
      .catch(done);
  };
}

function toSeenMail(mail: ParsedMail, to: readonly string[]) {
  const { subject = '', messageId = '', text = '', html, headerLines } = mail;
  const headers = headerLines.map(({ key, line }) => [key, line.slice(key.length + 1).trim()]);
  return {
    at: new Date().toISOString(),
    to,
    from: mail.from?.text ?? '',
    ...{ subject, messageId, text, html: html || '' },
    headers: Object.fromEntries(headers) as Readonly<Record<string, string>>,
  };
}

function pageOf(mails: readonly SeenMail[]): string {
  const articles = mails.map(({ at, to, subject, text }) => {
    const body = escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
    return `<h2>${escapeHtml(subject)}</h2>\n<pre>${escapeHtml(`${at} to ${to}`)}\n\n${body}</pre>`;
  });
  return `<!doctype html>
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Last emails of Fives</title>
<style>:root { color-scheme: light dark } pre { white-space: pre-wrap; overflow-wrap: anywhere }</style>
<p>Emails that Fives sent on this machine. No email left the machine.</p>
${articles.join('\n') || '<p>None yet.</p>'}
`;
}
