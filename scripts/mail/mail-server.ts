import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { mailsPage, type SeenMail } from './mails-page.ts';

/** A running mail server. */
export interface MailServer {
  readonly smtpPort: number;
  /** Where the last emails can be read: a page at `/`, and the same for programs at `/mails.json`. */
  readonly pagePort: number;
  stop(): Promise<void>;
}

const KEPT = 100;

/** Starts a mail server on this machine: a real one, which takes every email, keeps the last ones and hands none on. */
export async function startMailServer(ports: {
  readonly smtp: number;
  readonly page: number;
}): Promise<MailServer> {
  const mails: SeenMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    closeTimeout: 500,
    // It has no certificate by which anybody would know it.
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address);
      simpleParser(stream)
        .then((mail) => {
          mails.unshift(toSeenMail(mail, to));
          mails.length = Math.min(mails.length, KEPT);
          done();
        })
        .catch(done);
    },
  });
  // A client that hangs up is no reason to end.
  smtp.on('error', () => undefined);
  const app = express();
  // The app's own pages lead here in development; what is here was made up on this machine.
  app.get('/', (_, response) => response.type('html').send(mailsPage(mails)));
  app.get('/mails.json', (_, response) => response.json(mails));
  const smtpListener = smtp.listen(ports.smtp, '127.0.0.1');
  const page = createServer(app).listen(ports.page, '127.0.0.1');
  await Promise.all([once(smtpListener, 'listening'), once(page, 'listening')]);
  return {
    smtpPort: portOf(smtpListener),
    pagePort: portOf(page),
    stop: async () => {
      const closed = once(page.close(), 'close');
      page.closeAllConnections();
      await Promise.all([closed, new Promise<void>((resolve) => smtp.close(resolve))]);
    },
  };
}

function portOf(server: { address(): AddressInfo | string | null }): number {
  // Asked for by number, it is that of the server.
  return (server.address() as AddressInfo).port;
}

function toSeenMail(
  { from, subject, messageId, text, html, headerLines }: ParsedMail,
  to: readonly string[],
): SeenMail {
  const headers = headerLines.map(({ key, line }) => [key, line.slice(key.length + 1).trim()]);
  return {
    at: new Date().toISOString(),
    to,
    from: from?.text ?? '',
    subject: subject ?? '',
    messageId: messageId ?? '',
    text: text ?? '',
    html: html || '',
    headers: Object.fromEntries(headers) as Record<string, string>,
  };
}
