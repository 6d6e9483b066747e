/**
 * Local storage key of the uid that is signed in on this device, for pages without Firebase Auth. Older versions stored
 * true.
 */
export const SIGNED_IN = 'fives.signed-in';
