import { ALL_KINDS_ON, type Contact, DOCUMENTS, paths, type Uid } from '@fives/domain';
import { auth } from '../../auth.ts';
import { SENDS_EMAIL } from '../../firebase.ts';
import { getDocuments, parserOf } from '../document.ts';
import { documentsOf } from '../documents-of.ts';
import { firestore } from '../firestore.ts';

const parseSettings = parserOf(DOCUMENTS.notificationSettings);
const emailSettings = documentsOf(DOCUMENTS.emailSettings, paths.emailSettings);

/** `findEmailSettings` returns null if the person has never changed the settings and never received an email. */
export const { find: findEmailSettings, replace: saveEmailSettings } = emailSettings;

export async function findContacts(uids: readonly Uid[]): Promise<ReadonlyMap<string, Contact>> {
  const [documents, confirmedEmails] = await Promise.all([
    getDocuments(
      uids.flatMap((uid) => [
        firestore.doc(paths.player(uid)),
        firestore.doc(paths.notificationSettings(uid)),
        emailSettings.at(uid),
      ]),
    ),
    SENDS_EMAIL ? findConfirmedEmails(uids) : new Map<string, string>(),
  ]);
  const contacts = uids.map(async (uid, at): Promise<readonly [string, Contact]> => {
    const [player, settingsDocument, emailDocument] = documents.slice(3 * at, 3 * at + 3);
    const settings = (settingsDocument && parseSettings(settingsDocument)) ?? ALL_KINDS_ON;
    const wantsEmails = ((emailDocument && emailSettings.parse(emailDocument)) ?? { isOn: true }).isOn;
    const hasEmail = player?.exists === true && wantsEmails && confirmedEmails.has(uid);
    return [uid, { settings, hasEmail, hasDevice: await hasDevice(uid) }];
  });
  return new Map(await Promise.all(contacts));
}

const GET_USERS_LIMIT = 100;

/** Returns the confirmed email of each account that is not disabled. */
export async function findConfirmedEmails(uids: readonly Uid[]): Promise<ReadonlyMap<string, string>> {
  const emails = new Map<string, string>();
  for (let from = 0; from < uids.length; from += GET_USERS_LIMIT) {
    const identifiers = uids.slice(from, from + GET_USERS_LIMIT).map((uid) => ({ uid }));
    const { users } = await auth.getUsers(identifiers);
    for (const { uid, email, emailVerified, disabled } of users)
      if (email && emailVerified && !disabled) emails.set(uid, email);
  }
  return emails;
}

async function hasDevice(uid: Uid): Promise<boolean> {
  return !(await firestore.collection(paths.pushTokens(uid)).limit(1).get()).empty;
}

const SECRET = /^[\w-]{43}$/;

export async function findUnsubscriber(secret: string): Promise<string | null> {
  // Firestore refuses to query a text that is too long for an index.
  if (!SECRET.test(secret)) return null;
  const settings = firestore.collectionGroup('settings').where('unsubscribeSecret', '==', secret);
  const { docs } = await settings.limit(1).get();
  return docs[0]?.ref.parent.parent?.id ?? null;
}
