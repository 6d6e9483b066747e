import type { Notification } from '@fives/domain';
import type { BaseMessage } from 'firebase-admin/messaging';

/** A push that could not be delivered within a day is no news any more. */
const TIME_TO_LIVE_S = 24 * 60 * 60;

/**
 * A notification as the messaging service carries it. The tag is the notification's id: should it come twice, the second
 * takes the first one's place. The link is a path, which the app's service worker opens on its own origin only.
 */
export function toMessage({ id, title, body, link }: Notification): BaseMessage {
  return {
    notification: { title, body },
    data: { link, tag: id },
    webpush: {
      headers: { TTL: String(TIME_TO_LIVE_S), Urgency: 'high' },
      notification: { tag: id, icon: '/icon-192.png', badge: '/icon-192.png' },
    },
  };
}
