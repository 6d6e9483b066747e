/**
 * The theme's colours that are also needed where there is no theme: in the manifest, in the icons, on pictures and in the
 * browser's own bar before the app is there. In the form in which all of those take them.
 */
export const DAY = '#F5F7F4';
export const NIGHT = '#0A110D';
export const LIT = '#D6F01C';
/** Lighter than the night: what stands on it, and what is said in passing. */
export const NIGHT_PANEL = '#141D18';
export const NIGHT_MUTED = '#B5C1B7';
