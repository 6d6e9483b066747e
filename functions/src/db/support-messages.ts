import { paths, type SupportMessage } from '@fives/domain';
import { firestore } from './firestore.ts';

const messages = () => firestore.collection(paths.supportMessages());

/** Stores a message. @returns its id */
export async function addSupportMessage(message: SupportMessage): Promise<string> {
  return (await messages().add(message)).id;
}

/** Takes away everything a person wrote. */
export async function deleteSupportMessagesOf(uid: string): Promise<void> {
  const { docs } = await messages().where('uid', '==', uid).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
