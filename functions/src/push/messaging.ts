import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { type App, type Credential, getApps, initializeApp } from 'firebase-admin/app';
import { getMessaging, type Messaging } from 'firebase-admin/messaging';
import { app } from '../firebase.ts';
import { type Address, isDemo, standInAddress } from './stand-in.ts';

const NAME = 'push-to-stand-in';

/**
 * The messaging service. The library knows no emulator for it, so in a demo project its own requests, as they would go
 * to Google, are led to the stand-in: no other code differs.
 * @throws {Error} in a demo project without a stand-in, which must not knock at Google's door
 */
export function messaging(): Messaging {
  const service = getMessaging(isDemo(projectId()) ? demoApp() : app);
  // HTTP/1.1 is where node:http shows the Retry-After that the library keeps to itself; a person has few devices.
  service.enableLegacyHttpTransport();
  return service;
}

function demoApp(): App {
  const known = getApps().find(({ name }) => name === NAME);
  if (known) return known;
  const address = standInAddress(projectId(), process.env);
  if (address === null)
    throw new Error('FIVES_FCM_STAND_IN is not set: a demo project has nowhere to push to');
  return initializeApp(
    { projectId: projectId(), credential: NO_CREDENTIAL, httpAgent: agentTo(address) },
    NAME,
  );
}

function projectId(): string {
  return app.options.projectId ?? process.env.GCLOUD_PROJECT ?? '';
}

const NO_CREDENTIAL: Credential = {
  getAccessToken: async () => ({ access_token: 'stand-in', expires_in: 3600 }),
};

/** Speaks plain HTTP with the stand-in, whatever host a request is for. */
function agentTo({ host, port }: Address): Agent {
  const agent = new Agent();
  // Node's types know no agent that brings its own connection.
  Object.assign(agent, {
    createConnection: (_options: object, opened: (error: Error | null, socket?: Socket) => void) => {
      const socket = connect(port, host);
      socket.once('connect', () => opened(null, socket));
      socket.once('error', (error) => opened(error));
    },
  });
  return agent;
}
