import { type Attendance, DOCUMENTS, type GiId, paths } from '@fives/domain';
import { getDocument, getDocuments, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.attendance);
const marksOf = (giId: GiId) => firestore.doc(paths.attendance(giId));

export async function findAttendance(
  giId: GiId,
  transaction?: OptimisticTransaction,
): Promise<Attendance | null> {
  return parse(await getDocument(marksOf(giId), transaction));
}

export async function findAttendances(giIds: readonly string[]): Promise<(Attendance | null)[]> {
  return (await getDocuments(giIds.map(marksOf))).map(parse);
}

export function saveAttendance(transaction: OptimisticTransaction, giId: GiId, attendance: Attendance): void {
  transaction.replace(marksOf(giId), attendance);
}
