import { DOCUMENTS, type Player, paths, type SupportMessage, type Uid } from '@fives/domain';
import { deleteAll, getAllFound, getDocuments, parseReadable, parserOf } from '../document.ts';
import { documentsOf } from '../documents-of.ts';
import { firestore } from '../firestore.ts';
import { inTransaction } from '../in-transaction.ts';
import type { Reader } from '../transaction.ts';

const documents = documentsOf(DOCUMENTS.player, paths.player);
export const { find: findPlayer, create: createPlayer, update: updatePlayer } = documents;

export async function findPlayers(uids: readonly Uid[], transaction?: Reader): Promise<Player[]> {
  return parseReadable(await getDocuments(uids.map(documents.at), transaction), documents.parse);
}

export function deletePlayerTree(uid: Uid): Promise<void> {
  return firestore.recursiveDelete(documents.at(uid));
}

const parseMessage = parserOf(DOCUMENTS.supportMessage);
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
  return getAllFound(messagesOf(uid), parseMessage);
}

export async function deleteSupportMessagesOf(uid: Uid): Promise<void> {
  const { docs } = await messagesOf(uid).get();
  await deleteAll(docs);
}
