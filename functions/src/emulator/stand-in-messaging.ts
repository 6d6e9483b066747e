import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { getMessaging, type SendResponse } from 'firebase-admin/messaging';
import { app } from '../firebase.ts';
import type { PushService } from '../notifications/send.ts';

/**
 * The messaging service on the emulators: firebase-admin's own requests, as they would go to Google, led to a server on
 * this machine. The library sends to several devices over HTTP/2, which cannot be led elsewhere; so here it sends to
 * each by itself, over HTTP/1.1. The messages, the retries and the meaning of every refusal are the library's in both.
 * @param address host and port of the stand-in
 */
export function standInMessaging(address: string): PushService {
  const { hostname, port } = new URL(`http://${address}`);
  const service = getMessaging(
    initializeApp(
      {
        projectId: app.options.projectId ?? process.env.GCLOUD_PROJECT ?? '',
        credential: { getAccessToken: async () => ({ access_token: 'stand-in', expires_in: 3600 }) },
        httpAgent: agentTo(hostname, Number(port)),
      },
      'stand-in',
    ),
  );
  return {
    async sendEachForMulticast({ tokens, ...message }) {
      const responses = await Promise.all(
        tokens.map((token) =>
          service.send({ ...message, token }).then(
            (messageId): SendResponse => ({ success: true, messageId }),
            (error): SendResponse => ({ success: false, error }),
          ),
        ),
      );
      const successCount = responses.filter(({ success }) => success).length;
      return { responses, successCount, failureCount: responses.length - successCount };
    },
  };
}

/** Speaks plain HTTP with the stand-in, whatever host a request is for. */
function agentTo(host: string, port: number): Agent {
  const agent = new Agent();
  // Node's types know no agent that brings its own connection.
  return Object.assign(agent, {
    createConnection: (_options: object, opened: (error: Error | null, socket?: Socket) => void) => {
      const socket = connect(port, host);
      socket.once('connect', () => opened(null, socket));
      socket.once('error', (error) => opened(error));
    },
  });
}
