import type { GiId } from '@fives/domain';
export function shareLinkState(giId: GiId | undefined): { readonly share: string } | null {
  return giId === undefined ? null : { share: giId };
}

export function sharedGiId(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('share' in state)) return null;
  return typeof state.share === 'string' ? state.share : null;
}
