import { pushFunctions } from '../notifications/push-functions.ts';

// Functions of the emulators: the deployed functions, but with a messaging service and a mail server on this machine.
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
