/** Under what a device remembers that somebody is signed in on it, for the pages that know no identity provider. */
export const SIGNED_IN = 'fives.signed-in';
