import { app } from './firebase.ts';
import { pushFunctions } from './push/push-functions.ts';

export { api } from './api/api.function.ts';
export { invitePage } from './invite-page/invite-page.function.ts';
export * from './jobs/index.ts';
export * from './triggers/index.ts';

export const { onNotificationWritten, retryPushes } = pushFunctions(async () =>
  (await import('firebase-admin/messaging')).getMessaging(app),
);
