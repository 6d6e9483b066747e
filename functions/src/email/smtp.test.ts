import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { smtpService } from './smtp.ts';

const PASSWORD = 'p@ss/word';
const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((closed) => server.close(closed));
});

/** The server requires a password, and has a certificate that no authority signed. */
async function startServer(options: SMTPServerOptions) {
  const mails: string[] = [];
  const server = new SMTPServer({
    ...options,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === PASSWORD ? done(null, { user: username }) : done(new Error('Invalid password')),
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  servers.push(server);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return { port: (listening.address() as AddressInfo).port, mails };
}

function send(url: string): Promise<void> {
  const service = smtpService({ url, from: 'Fives <fives@example.com>', site: 'https://fives.example' });
  return service.send({
    to: 'sam@example.com',
    messageId: '<1@fives.example>',
    unsubscribeUrl: 'https://fives.example/api/unsubscribe/secret',
    subject: 'Game invite',
    text: 'Join Tuesday Fives',
    html: '<p>Join Tuesday Fives</p>',
  });
}

const TRUSTS_ANY_CERTIFICATE = 'tls.rejectUnauthorized=false';
const address = (scheme: string, port: number, password = PASSWORD) =>
  `${scheme}://fives:${encodeURIComponent(password)}@127.0.0.1:${port}`;

describe('smtp over TLS', () => {
  test.each([
    ['smtps', { secure: true }],
    ['smtp', { secure: false }],
  ])('sends an email with a password to an %s address', async (scheme, options) => {
    const { port, mails } = await startServer(options);
    await send(`${address(scheme, port)}?${TRUSTS_ANY_CERTIFICATE}`);
    expect(mails).toEqual([expect.stringContaining('Subject: Game invite')]);
  });

  test('sends no password without TLS', async () => {
    const { port, mails } = await startServer({ disabledCommands: ['STARTTLS'] });
    await expect(send(address('smtp', port))).rejects.toThrow('STARTTLS');
    expect(mails).toEqual([]);
  });

  test('rejects a wrong password', async () => {
    const { port, mails } = await startServer({ secure: true });
    await expect(send(`${address('smtps', port, 'wrong')}?${TRUSTS_ANY_CERTIFICATE}`)).rejects.toThrow(
      'Invalid login',
    );
    expect(mails).toEqual([]);
  });

  test.each(['smtps', 'smtp'])(
    'sends nothing to an %s server with an untrusted certificate',
    async (scheme) => {
      const { port, mails } = await startServer({ secure: scheme === 'smtps' });
      await expect(send(address(scheme, port))).rejects.toThrow('certificate');
      expect(mails).toEqual([]);
    },
  );
});
