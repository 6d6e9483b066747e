import { DOCUMENTS, type Player, paths, type SupportMessage, type Uid } from '@fives/domain';
import { deleteAll, getAllFound, getDocuments, getFound, parseReadable, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import { inTransaction } from '../in-transaction.ts';
import type { Reader, Transaction } from '../transaction.ts';

const parse = parserOf(DOCUMENTS.player);
const player = (uid: Uid) => firestore.doc(paths.player(uid));

export function findPlayer(uid: Uid, transaction?: Transaction): Promise<Player | null> {
  return getFound(player(uid), parse, transaction);
}

export async function findPlayers(uids: readonly Uid[], transaction?: Reader): Promise<Player[]> {
  return parseReadable(await getDocuments(uids.map(player), transaction), parse);
}

export function createPlayer(transaction: Transaction, { uid, ...fields }: Player): void {
  transaction.create(player(uid), fields);
}

export function updatePlayer(transaction: Transaction, uid: Uid, fields: Partial<Omit<Player, 'uid'>>): void {
  transaction.update(player(uid), fields);
}

export function deletePlayerTree(uid: Uid): Promise<void> {
  return firestore.recursiveDelete(player(uid));
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
