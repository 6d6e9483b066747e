import { DOCUMENTS, type Player, paths } from '@fives/domain';
import { getDocument, getDocuments, parserOf, present } from './document.ts';
import { firestore } from './firestore.ts';
import type { Transaction } from './transaction.ts';

const parse = parserOf(DOCUMENTS.player);
const player = (uid: string) => firestore.doc(paths.player(uid));

/** A registered player; null where there is none. */
export async function findPlayer(uid: string, transaction?: Transaction): Promise<Player | null> {
  return parse(await getDocument(player(uid), transaction));
}

/** Those of the people who are registered players. */
export async function findPlayers(uids: readonly string[], transaction?: Transaction): Promise<Player[]> {
  return present(await getDocuments(uids.map(player), transaction), parse);
}

/** Stores a player who was not there before. */
export function createPlayer(transaction: Transaction, { uid, ...fields }: Player): void {
  transaction.save(player(uid), fields);
}

/** Takes a player away with all that lies below: devices, inbox, settings. */
export function deletePlayerTree(uid: string): Promise<void> {
  return firestore.recursiveDelete(player(uid));
}
