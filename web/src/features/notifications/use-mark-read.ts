import { saveAllRead, saveRead } from '../../db/notifications.ts';
import { saveVisibly } from '../../ui/toasts.tsx';

const FAILURE = 'That was not marked as read';

export interface MarkRead {
  readonly one: (id: string) => Promise<boolean>;
  readonly all: () => Promise<boolean>;
}

/** Marks notifications as read; the screen shows it at once, and a refusal is said. */
export function useMarkRead(uid: string): MarkRead {
  return {
    one: (id) => saveVisibly(saveRead(uid, id), FAILURE),
    all: () => saveVisibly(saveAllRead(uid), FAILURE),
  };
}
