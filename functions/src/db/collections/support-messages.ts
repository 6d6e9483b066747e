import { DOCUMENTS, paths, type SupportMessage, type Uid } from '@fives/domain';
import { deleteAll, getAllFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import { inTransaction } from '../in-transaction.ts';

const parse = parserOf(DOCUMENTS.supportMessage);
const messages = () => firestore.collection(paths.supportMessages());
const messagesOf = (uid: Uid) => messages().where('uid', '==', uid);

export async function addSupportMessage(
  message: SupportMessage,
  id = messages().doc().id,
): Promise<{ readonly id: string; readonly existed: boolean }> {
  const existed = await inTransaction(async (transaction) => {
    const reference = messages().doc(id);
    const { exists } = await transaction.get(reference);
    if (!exists) transaction.create(reference, message);
    return exists;
  });
  return { id, existed };
}

export function findSupportMessagesOf(uid: Uid): Promise<SupportMessage[]> {
  return getAllFound(messagesOf(uid), parse);
}

export async function deleteSupportMessagesOf(uid: Uid): Promise<void> {
  const { docs } = await messagesOf(uid).get();
  await deleteAll(docs);
}
