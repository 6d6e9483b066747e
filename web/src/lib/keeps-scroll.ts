export const KEEPS_SCROLL = { keepsScroll: true } as const;

export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Object.keys(KEEPS_SCROLL).some((key) => key in state);
}
