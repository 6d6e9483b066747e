import { type Contact, DOCUMENTS, EVERYTHING_ON, paths } from '@fives/domain';
import { getDocuments, parserOf } from './document.ts';
import { firestore } from './firestore.ts';

const parseSettings = parserOf(DOCUMENTS.notificationSettings);

/** Reads by which ways several people can be told something, by uid. Of players no device is looked for. */
export async function findContacts(uids: readonly string[]): Promise<ReadonlyMap<string, Contact>> {
  const documents = await getDocuments(
    uids.flatMap((uid) => [firestore.doc(paths.player(uid)), firestore.doc(paths.notificationSettings(uid))]),
  );
  const contacts = uids.map(async (uid, at): Promise<readonly [string, Contact]> => {
    const [player, stored] = documents.slice(2 * at);
    const isRegistered = player?.exists === true;
    const settings = (stored && parseSettings(stored)) ?? EVERYTHING_ON;
    return [uid, { isRegistered, settings, hasDevice: !isRegistered && (await hasDevice(uid)) }];
  });
  return new Map(await Promise.all(contacts));
}

async function hasDevice(uid: string): Promise<boolean> {
  return !(await firestore.collection(paths.pushTokens(uid)).limit(1).get()).empty;
}
