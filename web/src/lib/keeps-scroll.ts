/** The state of a step that leaves the page where it is scrolled to: one that the app takes by itself. */
export const KEEPS_SCROLL = { keepsScroll: true } as const;

/** Whether a step leaves the page where it is, by the state that it was taken with. */
export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state;
}
