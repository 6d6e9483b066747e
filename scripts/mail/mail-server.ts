import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { mailsPage, type SeenMail } from './mails-page.ts';

export interface MailServer {
  readonly smtpPort: number;
  /** Port of the received emails: a page at `/`, JSON at `/mails.json`. */
  readonly pagePort: number;
  stop(): Promise<void>;
}

const MAX_MAILS = 100;

/** Starts a mail server that accepts every email, stores the last ones and forwards none. */
export async function startMailServer(ports: {
  readonly smtp: number;
  readonly page: number;
}): Promise<MailServer> {
  const mails: SeenMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    closeTimeout: 500,
    // The server has no certificate.
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address);
      simpleParser(stream)
        .then((mail) => {
          mails.unshift(toSeenMail(mail, to));
          mails.length = Math.min(mails.length, MAX_MAILS);
          done();
        })
        .catch(done);
    },
  });
  // A client that disconnects must not end the process.
  smtp.on('error', () => undefined);
  const app = express();
  // The app's pages link here in development. All emails are from this machine.
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
  // A server that listens on a port has an `AddressInfo`.
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
