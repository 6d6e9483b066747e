import { pushFunctions } from '../push/push-functions.ts';
import { standInMessaging } from './stand-in-messaging.ts';

// The functions as the emulators run them: all that is deployed, with a messaging service that is played here.
export { api } from '../api/api.function.ts';
export { invitePage } from '../invite-page/invite-page.function.ts';
export * from '../jobs/index.ts';
export * from '../triggers/index.ts';

// Not there while the emulators look for what there is to run.
const address = process.env.FIVES_FCM_STAND_IN ?? 'stand-in.invalid';

export const { onNotificationWritten, retryPushes } = pushFunctions(standInMessaging(address));
