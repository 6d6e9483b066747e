import { standInMessaging } from './stand-in-messaging.ts';

/** The messaging service of this process. */
export const messaging = standInMessaging(process.env.FIVES_FCM_STAND_IN ?? '');
