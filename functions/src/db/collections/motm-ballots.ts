import { DOCUMENTS, type GiId, type MotmBallot, paths, type Uid } from '@fives/domain';
import { documentsOf } from '../documents-of.ts';
import { firestore } from '../firestore.ts';
import type { Transaction } from '../transaction.ts';

const ballots = documentsOf(DOCUMENTS.motmBallot, paths.motmBallot);
export const { find: findBallot, replace: saveBallot, remove: deleteBallot } = ballots;

export async function findBallotsOf(uid: Uid, giIds: readonly string[]): Promise<Map<string, MotmBallot>> {
  const found = await ballots.findEach(giIds.map((giId) => [giId, uid]));
  return new Map(
    giIds.flatMap((giId, at) => {
      const ballot = found[at];
      return ballot ? [[giId, ballot] as const] : [];
    }),
  );
}

export async function findBallotsIn(
  giId: GiId,
  transaction: Transaction,
): Promise<(MotmBallot & { readonly uid: Uid })[]> {
  const found = await transaction.find(firestore.collection(paths.motmBallots(giId)));
  return found.flatMap((snapshot) => {
    const ballot = ballots.parse(snapshot);
    return ballot === null ? [] : [{ ...ballot, uid: snapshot.id }];
  });
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

const attendances = documentsOf(DOCUMENTS.attendance, paths.attendance);
export const { find: findAttendance, replace: saveAttendance } = attendances;

export function findAttendances(giIds: readonly string[]) {
  return attendances.findEach(giIds.map((giId) => [giId]));
}
