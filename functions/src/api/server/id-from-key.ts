import { createHash } from 'node:crypto';
import type { ApiName, Uid } from '@fives/domain';

const FIRESTORE_ID_LENGTH = 20;

/**
 * Returns the same id for every retry of a call, so that a retry finds the document of the first call. The id depends
 * on the key, the caller, the endpoint and the parameters, but not on the body.
 */
export function idFromKey(key: string, uid: Uid, name: ApiName, params: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([uid, name, params, key]));
  return hash.digest('hex').slice(0, FIRESTORE_ID_LENGTH);
}
