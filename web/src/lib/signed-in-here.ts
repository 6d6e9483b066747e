/** Storage key that tells pages without Firebase Auth that someone is signed in on this device. */
export const SIGNED_IN = 'fives.signed-in';
