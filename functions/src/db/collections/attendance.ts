import { type Attendance, DOCUMENTS, type GiId, paths } from '@fives/domain';
import { getDocuments, getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.attendance);
const marksOf = (giId: GiId) => firestore.doc(paths.attendance(giId));

export function findAttendance(giId: GiId, transaction?: OptimisticTransaction): Promise<Attendance | null> {
  return getFound(marksOf(giId), parse, transaction);
}

export async function findAttendances(giIds: readonly string[]): Promise<(Attendance | null)[]> {
  return (await getDocuments(giIds.map(marksOf))).map(parse);
}

export function saveAttendance(transaction: OptimisticTransaction, giId: GiId, attendance: Attendance): void {
  transaction.replace(marksOf(giId), attendance);
}
