import { DOCUMENTS, paths } from '@fives/domain';
import { getDocument, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';

const parse = parserOf(DOCUMENTS.admission);

/** The key that somebody's invite link to an instance brought along; null where it brought none. */
export async function findKeyOf(giId: string, uid: string): Promise<string | null> {
  return parse(await getDocument(firestore.doc(paths.admission(giId, uid))))?.key ?? null;
}
