import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { SMTPServer } from 'smtp-server';
import { addMails } from './mails.ts';
import { addMessaging } from './messaging.ts';

export type StandIns = Awaited<ReturnType<typeof startStandIns>>;

/** Starts servers that take the place of Firebase Cloud Messaging and of a mail server, and deliver nothing. */
export async function startStandIns(ports: { readonly standIns: number; readonly smtp: number }) {
  // All callers are part of this project, so any content type is parsed.
  const app = express().use(express.json({ type: () => true }));
  addMessaging(app);
  const smtp = new SMTPServer({
    authOptional: true,
    closeTimeout: 500,
    // The server has no certificate.
    disabledCommands: ['STARTTLS'],
    onData: addMails(app),
  });
  // A client that disconnects must not end the process.
  smtp.on('error', () => undefined);
  const http = createServer(app).listen(ports.standIns, '127.0.0.1');
  const mail = smtp.listen(ports.smtp, '127.0.0.1');
  await Promise.all([once(http, 'listening'), once(mail, 'listening')]);
  const stop = async () => {
    const closed = once(http.close(), 'close');
    // Also closes requests that wait for a response.
    http.closeAllConnections();
    await Promise.all([closed, new Promise<void>((resolve) => smtp.close(resolve))]);
  };
  const portOf = (server: Pick<typeof mail, 'address'>) => (server.address() as AddressInfo).port;
  return { httpPort: portOf(http), smtpPort: portOf(mail), stop };
}
