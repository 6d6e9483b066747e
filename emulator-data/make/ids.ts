import { randomFromSeed } from '@fives/domain';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Firestore creates document ids of 20 letters and digits, Auth creates uids of 28. */
const DOCUMENT_ID_LENGTH = 20;
const SIGN_IN_ID_LENGTH = 28;

export const documentId = (seed: string) => lettersFrom(`document ${seed}`, DOCUMENT_ID_LENGTH);
export const signInId = (seed: string) => lettersFrom(`person ${seed}`, SIGN_IN_ID_LENGTH);

function lettersFrom(seed: string, length: number): string {
  const random = randomFromSeed(seed);
  return Array.from({ length }, () => LETTERS.charAt(Math.floor(random() * LETTERS.length))).join('');
}
