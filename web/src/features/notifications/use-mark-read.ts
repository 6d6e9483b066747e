import { saveVisibly } from '../../components/ui/save-visibly.ts';
import { saveRead } from '../../db/notifications.ts';

/** Marks notifications as read; the screen shows it at once, and a refusal is said. */
export function useMarkRead(uid: string): (ids: readonly string[]) => Promise<boolean> {
  return (ids) => saveVisibly(saveRead(uid, ids), 'That was not marked as read');
}
