import type { GiId } from '@fives/domain';
/** The navigation state that opens the Share sheet of an instance on the home screen. */
export function shareLinkState(giId: GiId | undefined): { readonly share: string } | null {
  return giId === undefined ? null : { share: giId };
}

/** Returns the id of the instance that a navigation state asks to share, or null. */
export function sharedGiId(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('share' in state)) return null;
  return typeof state.share === 'string' ? state.share : null;
}
