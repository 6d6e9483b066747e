import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { getMessaging, type SendResponse } from 'firebase-admin/messaging';
import { app } from '../firebase.ts';
import type { PushService } from '../notifications/send.ts';

/**
 * Creates a messaging service that sends to a server on this machine. Sends to each device separately over HTTP/1.1,
 * because firebase-admin cannot redirect HTTP/2 requests.
 * @param address host and port of the server
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

function agentTo(host: string, port: number): Agent {
  const agent = new Agent();
  // The types of Node have no `createConnection` on an agent.
  return Object.assign(agent, {
    createConnection: (_options: object, onConnected: (error: Error | null, socket?: Socket) => void) => {
      const socket = connect(port, host);
      socket.once('connect', () => onConnected(null, socket));
      socket.once('error', (error) => onConnected(error));
    },
  });
}
