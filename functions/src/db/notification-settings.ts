import { EVERYTHING_ON, type NotificationSettings, notificationSettingsSchema, paths } from '@fives/domain';
import { getDocument, parserOf } from './document.ts';
import { firestore } from './firestore.ts';
import type { Transaction } from './transaction.ts';

const parse = parserOf(notificationSettingsSchema, null);

/** What a person wants to hear of: everything, until they have chosen. */
export async function findNotificationSettings(
  uid: string,
  transaction?: Transaction,
): Promise<NotificationSettings> {
  return (
    parse(await getDocument(firestore.doc(paths.notificationSettings(uid)), transaction)) ?? EVERYTHING_ON
  );
}
