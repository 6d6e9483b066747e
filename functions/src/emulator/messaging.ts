import { standInMessaging } from './stand-in-messaging.ts';

export const messaging = standInMessaging(process.env.FIVES_FCM_STAND_IN ?? '');
