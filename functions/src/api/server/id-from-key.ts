import { createHash } from 'node:crypto';
import type { ApiName, Uid } from '@fives/domain';

/** As many as the ids have that Firestore makes up. */
const CHARACTERS = 20;

/**
 * The id for what a call makes, of the key that came with the call: the same for every repeat, so that a repeat finds what
 * the first call has made, and makes nothing. Nothing else has to remember the key, and nothing has to forget it: it is
 * known for as long as what was made by it. Of the caller and of what the call is about too, so that one person's key is
 * not another's, and each key counts for one call about one thing. Not of the body: a repeat with another body answers
 * what the first call has made.
 */
export function idFromKey(key: string, uid: Uid, name: ApiName, params: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([uid, name, params, key]));
  return hash.digest('hex').slice(0, CHARACTERS);
}
