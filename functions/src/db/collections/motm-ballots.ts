import { type Attendance, DOCUMENTS, type GiId, type MotmBallot, paths, type Uid } from '@fives/domain';
import { getDocuments, getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { Transaction } from '../transaction.ts';

const parse = parserOf(DOCUMENTS.motmBallot);
const referenceOf = (giId: GiId, uid: Uid) => firestore.doc(paths.motmBallot(giId, uid));

export function findBallot(giId: GiId, uid: Uid, transaction: Transaction) {
  return getFound(referenceOf(giId, uid), parse, transaction);
}

export async function findBallotsOf(
  uid: Uid,
  giIds: readonly string[],
  transaction?: Transaction,
): Promise<Map<string, MotmBallot>> {
  const references = giIds.map((giId) => referenceOf(giId, uid));
  const found = (await getDocuments(references, transaction)).map(parse);
  const entries = giIds.map((giId, at) => [giId, found[at] ?? null] as const);
  return new Map(entries.filter((entry): entry is readonly [string, MotmBallot] => entry[1] !== null));
}

export async function findBallotsIn(
  giId: GiId,
  transaction: Transaction,
): Promise<(MotmBallot & { readonly uid: Uid })[]> {
  const found = await transaction.find(firestore.collection(paths.motmBallots(giId)));
  return found.flatMap((snapshot) => {
    const ballot = parse(snapshot);
    return ballot === null ? [] : [{ ...ballot, uid: snapshot.id }];
  });
}

export function saveBallot(transaction: Transaction, giId: GiId, uid: Uid, ballot: MotmBallot): void {
  transaction.replace(referenceOf(giId, uid), ballot);
}

export function deleteBallot(transaction: Transaction, giId: GiId, uid: Uid): void {
  transaction.delete(referenceOf(giId, uid));
}

/** Uses count queries, because each costs one read instead of one read per document. */
export async function countAwaitedVoters(giId: GiId): Promise<number> {
  const voters = firestore
    .collection(paths.playerInstances(giId))
    .where('status', '==', 'PLAYING')
    .where('isGuest', '==', false);
  const [voterSnapshot, ballotSnapshot] = await Promise.all([
    voters.count().get(),
    firestore.collection(paths.motmBallots(giId)).count().get(),
  ]);
  return Math.max(0, voterSnapshot.data().count - ballotSnapshot.data().count);
}

const parseAttendance = parserOf(DOCUMENTS.attendance);
const marksOf = (giId: GiId) => firestore.doc(paths.attendance(giId));

export function findAttendance(giId: GiId, transaction?: Transaction): Promise<Attendance | null> {
  return getFound(marksOf(giId), parseAttendance, transaction);
}

export async function findAttendances(giIds: readonly string[]): Promise<(Attendance | null)[]> {
  return (await getDocuments(giIds.map(marksOf))).map(parseAttendance);
}

export function saveAttendance(transaction: Transaction, giId: GiId, attendance: Attendance): void {
  transaction.replace(marksOf(giId), attendance);
}
