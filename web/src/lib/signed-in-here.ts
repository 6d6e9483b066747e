/**
 * Local storage key of the uid of the person who is signed in on this device. Pages without Firebase Auth read it.
 * Older versions stored true.
 */
export const SIGNED_IN = 'fives.signed-in';
