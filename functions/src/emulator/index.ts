import { pushFunctions } from '../notifications/push-functions.ts';

// The functions as the emulators run them: all that is deployed, with a messaging service that is played here, and a mail
// server that the launcher starts.
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
