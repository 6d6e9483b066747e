export type LinkedDialog = 'winner' | 'pick-teams' | 'call-off' | 'bring-back' | 'skip' | 'pause';

export function dialogLinkState(dialog: LinkedDialog): { readonly opens: LinkedDialog } {
  return { opens: dialog };
}

export function dialogToOpen<D extends LinkedDialog>(state: unknown, dialogs: readonly D[]): D | null {
  if (typeof state !== 'object' || state === null || !('opens' in state)) return null;
  return dialogs.find((dialog) => dialog === state.opens) ?? null;
}
