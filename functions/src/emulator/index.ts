import { pushFunctions } from '../notifications/push-functions.ts';

// Functions in the emulators: everything that is deployed, with a stand-in messaging service and the launcher's mail
// server.
export { api } from '../api/api.function.ts';
export { invitePage } from '../invite-page/invite-page.function.ts';
export * from '../jobs/index.ts';
export { longWork } from '../long-work/long-work.function.ts';
export * from '../triggers/index.ts';

export const { onNotificationWritten, retryPushes } = pushFunctions(
  async () => ({
    push: (await import('./messaging.ts')).messaging,
    email: (await import('./mail.ts')).mail,
  }),
  [],
);
