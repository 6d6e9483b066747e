/** Local storage key, set while someone is signed in on this device. Pages without Firebase Auth read it. */
export const SIGNED_IN = 'fives.signed-in';
