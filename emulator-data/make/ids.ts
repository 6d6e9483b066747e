import { randomFromSeed } from '@fives/domain';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const FIRESTORE_ID_LENGTH = 20;
const AUTH_UID_LENGTH = 28;

export const documentId = (seed: string) => lettersFrom(`document ${seed}`, FIRESTORE_ID_LENGTH);
export const authUid = (seed: string) => lettersFrom(`person ${seed}`, AUTH_UID_LENGTH);

function lettersFrom(seed: string, length: number): string {
  const random = randomFromSeed(seed);
  return Array.from({ length }, () => LETTERS.charAt(Math.floor(random() * LETTERS.length))).join('');
}
