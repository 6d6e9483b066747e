import { ALL_KINDS_ON, type Contact, DOCUMENTS, paths, type Uid } from '@fives/domain';
import { auth } from '../../auth.ts';
import { SENDS_EMAIL } from '../../email/settings.ts';
import { getDocuments, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';

const parseSettings = parserOf(DOCUMENTS.notificationSettings);
const parseEmailSettings = parserOf(DOCUMENTS.emailSettings);

export async function findContacts(uids: readonly Uid[]): Promise<ReadonlyMap<string, Contact>> {
  const [documents, withConfirmedEmail] = await Promise.all([
    getDocuments(
      uids.flatMap((uid) => [
        firestore.doc(paths.player(uid)),
        firestore.doc(paths.notificationSettings(uid)),
        firestore.doc(paths.emailSettings(uid)),
      ]),
    ),
    findUidsWithConfirmedEmail(uids),
  ]);
  const contacts = uids.map(async (uid, at): Promise<readonly [string, Contact]> => {
    const [player, settingsDocument, emailDocument] = documents.slice(3 * at, 3 * at + 3);
    const settings = (settingsDocument && parseSettings(settingsDocument)) ?? ALL_KINDS_ON;
    const wantsEmails = ((emailDocument && parseEmailSettings(emailDocument)) ?? { isOn: true }).isOn;
    const hasEmail = player?.exists === true && wantsEmails && withConfirmedEmail.has(uid);
    return [uid, { settings, hasEmail, hasDevice: await hasDevice(uid) }];
  });
  return new Map(await Promise.all(contacts));
}

const GET_USERS_LIMIT = 100;

async function findUidsWithConfirmedEmail(uids: readonly Uid[]): Promise<ReadonlySet<string>> {
  const confirmed = new Set<string>();
  if (!SENDS_EMAIL) return confirmed;
  for (let from = 0; from < uids.length; from += GET_USERS_LIMIT) {
    const identifiers = uids.slice(from, from + GET_USERS_LIMIT).map((uid) => ({ uid }));
    const { users } = await auth.getUsers(identifiers);
    for (const { uid, email, emailVerified, disabled } of users)
      if (email && emailVerified && !disabled) confirmed.add(uid);
  }
  return confirmed;
}

async function hasDevice(uid: Uid): Promise<boolean> {
  return !(await firestore.collection(paths.pushTokens(uid)).limit(1).get()).empty;
}
