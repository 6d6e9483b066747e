import type { GiId, Reply } from '@fives/domain';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEPS_SCROLL } from '../lib/steps-back.ts';

/**
 * Returns the dialog that the link to this screen opens, or null. A reload or a return does not open the dialog again.
 */
export function useLinkedDialog<D extends LinkedDialog>(dialogs: readonly D[]): D | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const linked = dialogToOpen(state, dialogs);
  useEffect(() => {
    if (linked !== null) void navigate('.', { replace: true, state: KEEPS_SCROLL });
  }, [linked, navigate]);
  return linked;
}

export type LinkedDialog = 'winner' | 'pick-teams' | 'call-off' | 'bring-back' | 'skip' | 'pause';

export function dialogLinkState(dialog: LinkedDialog): { readonly opens: LinkedDialog } {
  return { opens: dialog };
}

function dialogToOpen<D extends LinkedDialog>(state: unknown, dialogs: readonly D[]): D | null {
  if (typeof state !== 'object' || state === null || !('opens' in state)) return null;
  return dialogs.find((dialog) => dialog === state.opens) ?? null;
}

export function replyLinkState(reply: Reply): { readonly reply: Reply } {
  return { reply };
}

/**
 * Calls `onReply` once with the reply of the link to this screen.
 * @param onReply null while no reply can be sent
 */
export function useLinkedReply(onReply: ((reply: Reply) => void) | null): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const reply = linkedReply(state);
  useEffect(() => {
    if (reply === null || onReply === null) return;
    void navigate({ search }, { replace: true, state: KEEPS_SCROLL });
    onReply(reply);
  }, [reply, onReply, search, navigate]);
}

function linkedReply(state: unknown): Reply | null {
  if (typeof state !== 'object' || state === null || !('reply' in state)) return null;
  return state.reply === 'PLAYING' || state.reply === 'NOT_PLAYING' ? state.reply : null;
}

export function shareLinkState(giId: GiId | undefined): { readonly share: string } | null {
  return giId === undefined ? null : { share: giId };
}

export function useLinkedShare(): { readonly giId: GiId | null; readonly close: () => void } {
  const { state } = useLocation();
  const navigate = useNavigate();
  const linked = sharedGiId(state);
  const [giId, setGiId] = useState(linked);
  useEffect(() => {
    if (linked === null) return;
    setGiId(linked);
    void navigate('.', { replace: true, state: KEEPS_SCROLL });
  }, [linked, navigate]);
  const close = useCallback(() => setGiId(null), []);
  return { giId, close };
}

function sharedGiId(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('share' in state)) return null;
  return typeof state.share === 'string' ? state.share : null;
}
