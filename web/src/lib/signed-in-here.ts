/** Local storage key for the signed-in uid. Pages without Firebase Auth read this value. */
export const SIGNED_IN = 'fives.signed-in';
