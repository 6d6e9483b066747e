import { DOCUMENTS, type GiId, paths, type Uid } from '@fives/domain';
import { getDocument, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';

const parse = parserOf(DOCUMENTS.admission);

/** The key that somebody's invite link to an instance brought along; null where it brought none. */
export async function findKeyOf(giId: GiId, uid: Uid): Promise<string | null> {
  return parse(await getDocument(firestore.doc(paths.admission(giId, uid))))?.key ?? null;
}
