import { DOCUMENTS, type GiId, type MotmBallot, paths, type Uid } from '@fives/domain';
import { getDocuments, getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.motmBallot);
const ballot = (giId: GiId, uid: Uid) => firestore.doc(paths.motmBallot(giId, uid));

export function findBallot(giId: GiId, uid: Uid, transaction: OptimisticTransaction) {
  return getFound(ballot(giId, uid), parse, transaction);
}

export async function findBallotsOf(
  uid: Uid,
  giIds: readonly string[],
  transaction?: OptimisticTransaction,
): Promise<Map<string, MotmBallot>> {
  const references = giIds.map((giId) => ballot(giId, uid));
  const found = (await getDocuments(references, transaction)).map(parse);
  const entries = giIds.map((giId, at) => [giId, found[at] ?? null] as const);
  return new Map(entries.filter((entry): entry is readonly [string, MotmBallot] => entry[1] !== null));
}

export async function findBallotsIn(
  giId: GiId,
  transaction: OptimisticTransaction,
): Promise<(MotmBallot & { readonly uid: Uid })[]> {
  const found = await transaction.find(firestore.collection(paths.motmBallots(giId)));
  return found.flatMap((snapshot) => {
    const cast = parse(snapshot);
    return cast === null ? [] : [{ ...cast, uid: snapshot.id }];
  });
}

export function saveBallot(transaction: OptimisticTransaction, giId: GiId, uid: Uid, cast: MotmBallot): void {
  transaction.replace(ballot(giId, uid), cast);
}

export function deleteBallot(transaction: OptimisticTransaction, giId: GiId, uid: Uid): void {
  transaction.delete(ballot(giId, uid));
}

/** Counts documents, because a count costs one read instead of one read per player. */
export async function countAwaitedVoters(giId: GiId): Promise<number> {
  const voters = firestore
    .collection(paths.playerInstances(giId))
    .where('status', '==', 'PLAYING')
    .where('isGuest', '==', false);
  const [entitled, ballots] = await Promise.all([
    voters.count().get(),
    firestore.collection(paths.motmBallots(giId)).count().get(),
  ]);
  return Math.max(0, entitled.data().count - ballots.data().count);
}
