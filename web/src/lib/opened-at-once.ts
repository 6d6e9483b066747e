/** A dialog of the teams screen that a link may open at once, which saves a tap. */
export type OpenedAtOnce = 'winner' | 'pick-teams';

/** What a link says by its state: the address stays the screen's own. */
export function openingAtOnce(dialog: OpenedAtOnce): { readonly opens: OpenedAtOnce } {
  return { opens: dialog };
}

/** The dialog that the link to this screen opens; null where it opens none. */
export function openedBy(state: unknown): OpenedAtOnce | null {
  if (typeof state !== 'object' || state === null || !('opens' in state)) return null;
  return state.opens === 'winner' || state.opens === 'pick-teams' ? state.opens : null;
}
