import { DOCUMENTS, type GiId, paths, type Uid } from '@fives/domain';
import { deleteAll, getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';

const parse = parserOf(DOCUMENTS.admission);

export async function findInviteKey(giId: GiId, uid: Uid): Promise<string | null> {
  return (await getFound(firestore.doc(paths.admission(giId, uid)), parse))?.key ?? null;
}

export async function deleteAdmissions(uid: Uid): Promise<void> {
  const { docs } = await firestore.collectionGroup('admissions').where('uid', '==', uid).get();
  await deleteAll(docs);
}
