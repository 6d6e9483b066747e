/** For the manifest, icons, pictures and the browser bar, which cannot read the theme. */
export const DAY = '#F5F7F4';
export const NIGHT = '#0A110D';
export const LIT = '#D6F01C';
export const NIGHT_PANEL = '#141D18';
export const NIGHT_MUTED = '#B5C1B7';
