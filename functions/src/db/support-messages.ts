import { DOCUMENTS, paths, type SupportMessage } from '@fives/domain';
import { getAllFound, parserOf } from './document.ts';
import { firestore } from './firestore.ts';

const parse = parserOf(DOCUMENTS.supportMessage);
const messages = () => firestore.collection(paths.supportMessages());
const messagesOf = (uid: string) => messages().where('uid', '==', uid);

/** Stores a message. @returns its id */
export async function addSupportMessage(message: SupportMessage): Promise<string> {
  return (await messages().add(message)).id;
}

/** Everything a person wrote. */
export function findSupportMessagesOf(uid: string): Promise<SupportMessage[]> {
  return getAllFound(messagesOf(uid), parse);
}

/** Takes away everything a person wrote. */
export async function deleteSupportMessagesOf(uid: string): Promise<void> {
  const { docs } = await messagesOf(uid).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
