/** A dialog of a screen that a link may open at once, which saves a tap. */
export type LinkedDialog = 'winner' | 'pick-teams' | 'call-off' | 'bring-back' | 'skip' | 'pause';

/** What a link says by its state: the address stays the screen's own. */
export function dialogLinkState(dialog: LinkedDialog): { readonly opens: LinkedDialog } {
  return { opens: dialog };
}

/** The dialog that the link to this screen opens, of those that the screen has; null where it opens none. */
export function dialogToOpen<D extends LinkedDialog>(state: unknown, dialogs: readonly D[]): D | null {
  if (typeof state !== 'object' || state === null || !('opens' in state)) return null;
  return dialogs.find((dialog) => dialog === state.opens) ?? null;
}
